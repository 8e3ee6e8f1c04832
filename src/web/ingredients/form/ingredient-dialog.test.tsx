import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { openStock } from "#web/ingredients/testing/open-stock.tsx";
import { lemon, vodka } from "#web/ingredients/testing/stock.ts";
import { fieldsWithoutInput } from "#web/testing/fields-without-input.ts";
import { fill } from "#web/testing/fill.ts";
import { refusal, stubApi } from "#web/testing/stub-api.ts";
import { getSnapshot } from "#web/ui/feedback/toast.ts";
import { ingredientLabels } from "./ingredient-form.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const retype = (label: string, text: string) => fill(screen.getByLabelText(label), text);

test("every field can be entered", async () => {
  const boxed = { ...lemon, packName: "caixa", packQuantity: 20 } as const;
  stubApi({ "GET /api/ingredients": { body: [boxed] } });
  openStock();
  await press("Editar Limão");
  expect(fieldsWithoutInput(ingredientLabels)).toEqual([]);
});

test("a new ingredient is checked, and sent as numbers", async () => {
  const { sent } = stubApi({
    "GET /api/ingredients": { body: [lemon] },
    "POST /api/ingredients": { status: 201, body: vodka },
  });
  openStock();
  await press("Adicionar ingrediente");
  await press("Salvar");
  expect(await screen.findByText("Nome é obrigatório")).toBeVisible();
  expect(screen.getByText("Categoria é obrigatória")).toBeVisible();
  expect(screen.getByText("Quantidade deve ser um número maior ou igual a 0")).toBeVisible();
  expect(screen.getByLabelText("Nome")).toHaveFocus();

  await fill(screen.getByLabelText("Nome"), "Rum");
  await userEvent.selectOptions(screen.getAllByLabelText("Categoria").at(-1) as HTMLElement, "Outros");
  await fill(screen.getByLabelText("Quantidade"), "1.500");
  await userEvent.selectOptions(screen.getByLabelText("Unidade"), "ml");
  await fill(screen.getByLabelText("Preço"), "78,75");
  expect(screen.getByLabelText("Preço")).toHaveAccessibleDescription(/R\$\s0,0525 por ml/);
  expect(screen.queryByText("Rendimento")).not.toBeInTheDocument();
  await press("Salvar");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(sent.find(({ route }) => route.startsWith("POST"))?.body).toMatchObject({
    name: "Rum",
    quantity: 1500,
    pricePerUnit: 78.75,
    minQuantity: 0,
    yieldQuantity: null,
  });
  expect(getSnapshot()[0]).toMatchObject({ title: "Ingrediente adicionado com sucesso" });
});

test("a refusal stands at its field, and nothing typed is lost", async () => {
  const issues = [{ path: "name", message: "Já existe" }];
  stubApi({
    "GET /api/ingredients": { body: [lemon] },
    "PUT /api/ingredients/1": refusal(400, "Já existe", issues),
  });
  openStock();
  await press("Editar Limão");
  await retype("Nome", "Lima");
  await press("Salvar");
  await waitFor(() => expect(screen.getByLabelText("Nome")).toHaveAccessibleDescription("Já existe"));
  expect(screen.getByLabelText("Nome")).toHaveValue("Lima");
  expect(getSnapshot()[0]).toMatchObject({ title: "Erro", description: "Falha ao atualizar ingrediente" });
});

test("after somebody else's change the form takes the new data over and keeps what was typed", async () => {
  let present = lemon;
  const { sent } = stubApi({
    "GET /api/ingredients": () => ({ body: [present] }),
    "PUT /api/ingredients/1": () => (present === lemon ? refusal(409, VERSION_CONFLICT) : { body: present }),
  });
  openStock();
  await press("Editar Limão");
  await retype("Nome", "Lima");
  await press("Salvar");
  expect(await screen.findByRole("alert")).toHaveTextContent("alterado por outra pessoa");
  present = { ...lemon, quantity: 7, version: 4 };
  await press("Recarregar e manter o que digitei");
  await waitFor(() => expect(screen.getByLabelText("Quantidade")).toHaveValue("7"));
  expect(screen.getByLabelText("Nome")).toHaveValue("Lima");
  await press("Salvar");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  const edits = sent.filter(({ route }) => route.startsWith("PUT")).map(({ body }) => body);
  expect(edits).toMatchObject([
    { name: "Lima", quantity: 40.5, version: 3 },
    { name: "Lima", quantity: 7, version: 4 },
  ]);
});

test("a count keeps the unit cost: the price follows until a price is typed", async () => {
  const { sent } = stubApi({
    "GET /api/ingredients": { body: [lemon, vodka] },
    "PUT /api/ingredients/2": { body: vodka },
  });
  openStock();
  await press("Editar Vodka");
  const price = screen.getByLabelText("Preço");
  await retype("Quantidade", "333,5");
  expect(price).toHaveValue("16,68");
  expect(price).toHaveAccessibleDescription(/R\$\s0,05 por ml.*Custo mantido/);
  await userEvent.selectOptions(screen.getByLabelText("Unidade"), "L");
  expect(price).toHaveValue("16675");
  await retype("Quantidade", "0,33");
  expect(price).toHaveValue("16,5");
  await userEvent.selectOptions(screen.getByLabelText("Unidade"), "ml");
  await retype("Quantidade", "0");
  expect(price).toHaveValue("0");
  await retype("Quantidade", "2000");
  expect(price).toHaveValue("100");

  await retype("Preço", "90");
  await retype("Quantidade", "1800");
  expect(price).toHaveValue("90");
  expect(price).toHaveAccessibleDescription(/R\$\s0,05 por ml/);
  await press("Salvar");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  const put = sent.find(({ route }) => route.startsWith("PUT"));
  expect(put?.body).toMatchObject({ quantity: 1800, pricePerUnit: 90 });
});

test("a price that only followed follows what somebody else has saved meanwhile", async () => {
  let present = vodka;
  const { sent } = stubApi({
    "GET /api/ingredients": () => ({ body: [present] }),
    "PUT /api/ingredients/2": () => (present === vodka ? refusal(409, VERSION_CONFLICT) : { body: present }),
  });
  openStock();
  await press("Editar Vodka");
  await retype("Quantidade", "500");
  await press("Salvar");
  expect(await screen.findByRole("alert")).toHaveTextContent("alterado por outra pessoa");
  present = { ...vodka, pricePerUnit: "80.00", unitCost: 0.08, version: 4 };
  await press("Recarregar e manter o que digitei");
  await waitFor(() => expect(screen.getByLabelText("Preço")).toHaveValue("40"));
  await press("Salvar");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(sent.findLast(({ route }) => route.startsWith("PUT"))?.body).toMatchObject({
    quantity: 500,
    pricePerUnit: 40,
    version: 4,
  });
});

test("closing asks before it loses what was typed", async () => {
  stubApi({ "GET /api/ingredients": { body: [lemon] } });
  openStock();
  await press("Editar Limão");
  await userEvent.type(screen.getByLabelText("Nome"), "!");
  await userEvent.keyboard("{Escape}");
  await press("Descartar");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await press("Editar Limão");
  expect(screen.getByLabelText("Nome")).toHaveValue("Limão");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test("the yield follows the unit", async () => {
  stubApi({ "GET /api/ingredients": { body: [lemon] } });
  openStock();
  await press("Editar Limão");
  expect(screen.getByLabelText("1 unidade =")).toHaveValue("8");
  expect(screen.getByLabelText("Unidade na receita")).toHaveDisplayValue("rodela");
  await userEvent.clear(screen.getByLabelText("1 unidade ="));
  await press("Salvar");
  expect(await screen.findByText("Informe a quantidade e a unidade do rendimento")).toBeVisible();
  await userEvent.type(screen.getByLabelText("1 unidade ="), "8");
  await userEvent.selectOptions(screen.getByLabelText("Unidade"), "kg");
  expect(screen.getByLabelText("1 kg =")).toHaveValue("8");
  await userEvent.selectOptions(screen.getByLabelText("Unidade"), "ml");
  expect(screen.queryByLabelText("Unidade na receita")).not.toBeInTheDocument();
});
