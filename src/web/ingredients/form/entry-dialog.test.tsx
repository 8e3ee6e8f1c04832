import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { refusal, stubApi } from "#web/app/testing/stub-api.ts";
import { openStock } from "#web/ingredients/testing/open-stock.tsx";
import { vodka } from "#web/ingredients/testing/stock.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

test("an entry shows what the stock becomes, then is recorded", async () => {
  const { sent } = stubApi({
    "GET /api/ingredients": { body: [vodka] },
    "POST /api/ingredients/2/entries": { status: 201, body: vodka },
  });
  openStock();
  await press("Registrar entrada de Vodka");
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Registrar entrada" }));
  expect(await dialog.findByText("Quantidade deve ser maior que 0")).toBeVisible();
  await userEvent.type(dialog.getByLabelText("Quantidade (ml)"), "0,004");
  expect(await dialog.findByText("Use no mínimo 0,01")).toBeVisible();
  await userEvent.clear(dialog.getByLabelText("Quantidade (ml)"));
  await userEvent.type(dialog.getByLabelText("Quantidade (ml)"), "500");
  await userEvent.type(dialog.getByLabelText("Preço pago"), "30");
  expect(dialog.getByText("1.500 ml")).toBeVisible();
  expect(dialog.getByText(/R\$\s0,0533 por ml/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Registrar entrada" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(sent.find(({ route }) => route.startsWith("POST"))?.body).toEqual({
    quantity: 500,
    price: 30,
    version: vodka.version,
  });
  expect(getSnapshot()[0]).toMatchObject({ title: "Entrada registrada com sucesso" });
});

test("a purchase at a very different cost is asked about before it is saved", async () => {
  const { sent } = stubApi({
    "GET /api/ingredients": { body: [vodka] },
    "POST /api/ingredients/2/entries": { status: 201, body: vodka },
  });
  const posts = () => sent.filter(({ route }) => route.startsWith("POST")).map(({ body }) => body);
  openStock();
  await press("Registrar entrada de Vodka");
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText("Quantidade (ml)"), "10000");
  await userEvent.type(dialog.getByLabelText("Preço pago"), "50");
  await userEvent.click(dialog.getByRole("button", { name: "Registrar entrada" }));
  const question = await screen.findByRole("alertdialog");
  expect(question).toHaveTextContent(
    /sai a R\$\s0,005 por ml, e até agora Vodka custava R\$\s0,05 por ml\. O custo médio passa a R\$\s0,00909 por ml/,
  );
  await userEvent.click(within(question).getByRole("button", { name: "Corrigir" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
  expect(posts()).toEqual([]);
  expect(dialog.getByLabelText("Quantidade (ml)")).toHaveValue("10000");
  await userEvent.click(dialog.getByRole("button", { name: "Registrar entrada" }));
  await press("Registrar assim");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(posts()).toEqual([{ quantity: 10_000, price: 50, version: vodka.version }]);
});

test("a refused entry says why above its fields", async () => {
  stubApi({
    "GET /api/ingredients": { body: [vodka] },
    "POST /api/ingredients/2/entries": refusal(400, "O estoque não pode passar de 99.999.999,99"),
  });
  openStock();
  await press("Registrar entrada de Vodka");
  await userEvent.type(await screen.findByLabelText("Quantidade (ml)"), "99999999");
  await userEvent.type(screen.getByLabelText("Preço pago"), "5000000");
  await press("Registrar entrada");
  expect(await screen.findByRole("alert")).toHaveTextContent("O estoque não pode passar");
});

test("after somebody else's change an entry is recorded on top of what there is now", async () => {
  let present = vodka;
  const { sent } = stubApi({
    "GET /api/ingredients": () => ({ body: [present] }),
    "POST /api/ingredients/2/entries": () =>
      present === vodka ? refusal(409, VERSION_CONFLICT) : { status: 201, body: present },
  });
  openStock();
  await press("Registrar entrada de Vodka");
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText("Quantidade (ml)"), "500");
  await userEvent.type(dialog.getByLabelText("Preço pago"), "30");
  await userEvent.click(dialog.getByRole("button", { name: "Registrar entrada" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent("alterado por outra pessoa");
  const reload = await dialog.findByRole("button", { name: "Recarregar e manter o que digitei" });
  present = { ...vodka, quantity: 200, version: vodka.version + 1 };
  await userEvent.click(reload);
  expect(await dialog.findByText(/Dados atualizados/)).toBeVisible();
  expect(dialog.getByLabelText("Quantidade (ml)")).toHaveValue("500");
  expect(dialog.getByText("700 ml")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Registrar entrada" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(sent.filter(({ route }) => route.startsWith("POST")).at(-1)?.body).toEqual({
    quantity: 500,
    price: 30,
    version: vodka.version + 1,
  });
});

test("an entry that takes an ingredient out of the filtered list says where it went", async () => {
  let quantity = vodka.quantity;
  stubApi({
    "GET /api/ingredients": () => ({ body: [{ ...vodka, quantity }] }),
    "POST /api/ingredients/2/entries": () => {
      quantity = 9000;
      return { status: 201, body: { ...vodka, quantity } };
    },
  });
  openStock({ address: "/estoque?status=baixo" });
  await press("Registrar entrada de Vodka");
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText("Quantidade (ml)"), "8000");
  await userEvent.type(dialog.getByLabelText("Preço pago"), "400");
  await userEvent.click(dialog.getByRole("button", { name: "Registrar entrada" }));
  expect(await screen.findByText('"Vodka" foi salvo, mas não aparece com os filtros atuais.')).toBeVisible();
  await press("Limpar filtros");
  expect(await screen.findByRole("button", { name: "Registrar entrada de Vodka" })).toBeVisible();
  expect(screen.queryByText(/não aparece/)).not.toBeInTheDocument();
});
