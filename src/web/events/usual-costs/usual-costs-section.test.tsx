import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { TestCompany } from "#web/testing/test-company.tsx";
import { UsualCostsSection } from "./usual-costs-section.tsx";

const van = { name: "Van", category: "Transporte", amount: "300.00", per: "evento", guests: null };
const bartender = {
  name: "Bartender",
  category: "Bartender",
  amount: "250.00",
  per: "convidados",
  guests: 50,
};

const show = () =>
  render(
    <TestCompany>
      <UsualCostsSection />
    </TestCompany>,
  );

async function edit() {
  await userEvent.click(await screen.findByRole("button", { name: "Alterar custos habituais" }));
  return within(await screen.findByRole("dialog", { name: "Custos habituais" }));
}

test("what new events start with is listed, or asked for", async () => {
  stubApi({ "GET /api/usual-costs": { body: [van, bartender] } });
  show();
  expect(await screen.findByText(/^Van · Transporte$/)).toBeVisible();
  expect(screen.getByText("a cada 50 convidados").parentElement).toHaveTextContent(/^R\$\s250,00/);
});

test("a cost is added for every so many guests, and the list is sent as a whole", async () => {
  const { sent } = stubApi({
    "GET /api/usual-costs": { body: [van] },
    "PUT /api/usual-costs": { body: [van, bartender] },
  });
  show();
  const dialog = await edit();
  await userEvent.click(dialog.getByRole("button", { name: "Adicionar custo habitual" }));
  const row = within(dialog.getByRole("group", { name: "Custo habitual 2" }));
  await fill(row.getByLabelText("Nome"), "Bartender");
  await userEvent.selectOptions(row.getByLabelText("Categoria"), "Bartender");
  await fill(row.getByLabelText("Valor (R$)"), "250");
  await userEvent.selectOptions(row.getByLabelText("Como contar"), "A cada grupo de convidados");
  await userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
  const guests = row.getByLabelText("Convidados por grupo");
  await waitFor(() => expect(guests).toHaveAccessibleDescription("Informe para quantos convidados"));
  await fill(guests, "50");
  await userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.find(({ route }) => route === "PUT /api/usual-costs")?.body).toEqual([van, bartender]);
});

test("what the server refuses keeps the dialog open", async () => {
  stubApi({
    "GET /api/usual-costs": { body: [van] },
    "PUT /api/usual-costs": refusal(403, "Sua função não permite esta ação"),
  });
  show();
  const dialog = await edit();
  await userEvent.click(dialog.getByRole("button", { name: "Remover custo habitual 1" }));
  await userEvent.click(dialog.getByRole("button", { name: "Salvar" }));
  expect(await dialog.findByText("Sua função não permite esta ação")).toBeVisible();
});
