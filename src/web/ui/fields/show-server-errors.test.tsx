import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { showServerErrors } from "./show-server-errors.ts";

type Refusal = Parameters<typeof showServerErrors>[1];

function Example({ refusal }: { refusal: Refusal }) {
  const form = useForm({ defaultValues: { name: "", lines: [{ quantity: "" }] } });
  const { errors } = form.formState;
  return (
    <form onSubmit={form.handleSubmit(() => showServerErrors(form, refusal))}>
      <input aria-label="Nome" {...form.register("name")} />
      <input aria-label="Quantidade" {...form.register("lines.0.quantity")} />
      <p>Nome: {errors.name?.message}</p>
      <p>Quantidade: {errors.lines?.[0]?.quantity?.message}</p>
      <p>Tudo: {errors.root?.refusal?.message}</p>
      <button type="submit">Enviar</button>
    </form>
  );
}

async function send(refusal: Refusal) {
  render(<Example refusal={refusal} />);
  await userEvent.click(screen.getByRole("button"));
}

test("each issue goes to its field, and the first of them has the focus", async () => {
  await send({
    message: "Muito",
    issues: [
      { path: "lines.0.quantity", message: "Muito" },
      { path: "name", message: "Já existe" },
    ],
  });
  expect(await screen.findByText("Quantidade: Muito")).toBeVisible();
  expect(screen.getByText("Nome: Já existe")).toBeVisible();
  expect(screen.getByText("Tudo:")).toBeVisible();
  expect(screen.getByLabelText("Quantidade")).toHaveFocus();
});

test.each([
  [{ message: "Erro interno do servidor" }],
  [{ message: "Erro interno do servidor", issues: [{ path: "unknown", message: "?" }] }],
])("what no field has goes above the form: %j", async (refusal) => {
  await send(refusal);
  expect(await screen.findByText("Tudo: Erro interno do servidor")).toBeVisible();
});
