import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openStock } from "#web/ingredients/testing/open-stock.tsx";
import { lemon } from "#web/ingredients/testing/stock.ts";
import { stubApi } from "#web/testing/stub-api.ts";

// The preview draws what is in sight, and nothing has a height here.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(1000));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function upload(...lines: string[]) {
  const api = stubApi({
    "GET /api/ingredients": { body: [lemon] },
    "GET /api/suppliers": { body: [] },
    "POST /api/ingredients/import": { body: { created: 2, changed: 0 } },
  });
  openStock();
  await userEvent.click(await screen.findByRole("button", { name: "Mais ações do estoque" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Enviar CSV…" }));
  const field = await screen.findByLabelText(/Escolher arquivo CSV/);
  await userEvent.upload(field, new File([lines.join("\n")], "planilha.csv", { type: "text/csv" }));
  return api;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const choose = async (label: string | RegExp, option: string) =>
  userEvent.selectOptions(await screen.findByLabelText(label), option);
const sentRows = ({ sent }: ReturnType<typeof stubApi>) =>
  sent.find(({ route }) => route === "POST /api/ingredients/import")?.body;

test("what several rows lack is one sentence with one field for all of them", async () => {
  const api = await upload(
    "Estoque do bar;;;",
    "Nome;Qtd;Un;Valor total",
    "Vodka;3;lt;R$ 120,00",
    "Gin;2;garrafa 750ml;R$ 160,00",
    "TOTAL;5;;R$ 280,00",
  );
  const causes = await screen.findByRole("list", { name: "O que falta em várias linhas" });
  expect(within(causes).getAllByRole("listitem")).toHaveLength(1);
  expect(causes).toHaveTextContent("2 linhas sem categoria: Vodka e Gin.");
  expect(
    screen.getByText("Títulos e totais deixados de fora: linhas 1 (Estoque do bar), 5 (TOTAL)."),
  ).toBeVisible();
  const [vodka] = within(screen.getByRole("list", { name: "Linhas do arquivo" })).getAllByRole("listitem");
  expect(vodka).not.toHaveTextContent("Categoria é obrigatória");

  await choose("Categoria para 2 linhas", "Bebidas Alcoólicas");
  expect(screen.getByLabelText("Categoria para 2 linhas")).toHaveFocus();
  // One of them is something else after all.
  await choose("Categoria da linha 4", "Outros");
  expect(screen.getByLabelText("Categoria da linha 4")).toHaveFocus();
  expect(screen.getByText(/^Outros · 2 garrafas · 1 garrafa = 750 ml · /)).toBeVisible();
  await press("Importar 2 itens");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sentRows(api)).toMatchObject({
    rows: [
      { name: "Vodka", category: "Bebidas Alcoólicas", unit: "L", pricePerUnit: 120 },
      { name: "Gin", category: "Outros", unit: "unidade", pricePerUnit: 160 },
    ],
  });
});

test("a wrong cell is typed over in the preview, and the row stays where it is", async () => {
  const api = await upload(
    "Item;Categoria;Quantidade;Unidade;Preço",
    "Gin;Outros;2;L;180",
    "Rum;Outros;dez;L;90",
  );
  const field = await screen.findByLabelText("Quantidade da linha 3");
  expect(field).toHaveValue("dez");
  await userEvent.clear(field);
  await userEvent.type(field, "10{Enter}");
  expect(field).toHaveFocus();
  await waitFor(() =>
    expect(
      within(screen.getByRole("list", { name: "Linhas do arquivo" })).getAllByRole("listitem")[0],
    ).toHaveTextContent("Rum linha 3Novo"),
  );
  await press("Importar 2 itens");
  await waitFor(() => expect(sentRows(api)).toMatchObject({ rows: [{ name: "Gin" }, { quantity: 10 }] }));
});

test("a column that nobody could know is assigned by its cells", async () => {
  await upload("Rótulo;Categoria;Qtd;Un;Valor total", "Rum;Outros;1;L;90");
  expect(await screen.findByRole("alert")).toHaveTextContent('A coluna "Item" não foi encontrada');
  const columns = await screen.findByRole("list", { name: "Colunas do arquivo" });
  expect(within(columns).getAllByRole("listitem")[0]).toHaveTextContent(/^RótuloRum/);
  await choose("Coluna Rótulo", "Item");
  expect(screen.queryByRole("alert")).toBeNull();
  await screen.findByRole("button", { name: "Importar 1 item" });
  await choose("Coluna Valor total", "Não importar");
  expect(screen.queryByRole("button", { name: "Importar 1 item" })).toBeNull();
  expect(await screen.findByLabelText("Preço da linha 2")).toHaveValue("");
});

test("a price that may be of one unit or of all is asked about", async () => {
  const api = await upload("Produto;Categoria;Qtd;Un;Preço", "Rum;Outros;3;L;90");
  expect(await screen.findByText("“Preço” (90) é o preço de quê?")).toBeVisible();
  await press("De uma unidade");
  expect(screen.queryByText("“Preço” (90) é o preço de quê?")).toBeNull();
  await press("Importar 1 item");
  await waitFor(() => expect(sentRows(api)).toMatchObject({ rows: [{ name: "Rum", pricePerUnit: 270 }] }));
});

test("items that are there already may be left as they are", async () => {
  const api = await upload("Nome;Categoria;Qtd;Un;Valor total", "Limão;Frutas;7;un;1", "Rum;Outros;1;L;9");
  await userEvent.click(
    await screen.findByRole("checkbox", { name: "Deixar como estão os itens que já existem no estoque" }),
  );
  expect(screen.getByText("Fica como está")).toBeVisible();
  await press("Importar 1 item");
  await waitFor(() => expect(sentRows(api)).toMatchObject({ rows: [{ name: "Rum" }] }));
});

test("a unit price that is not kept is told at its row, and the row can be imported", async () => {
  await upload("Produto;Tipo;Qtd;Un;Preço unitário", "CSV Zero;Outros;0;L;45,00");
  const [row] = within(await screen.findByRole("list", { name: "Linhas do arquivo" })).getAllByRole(
    "listitem",
  );
  expect(row).toHaveTextContent(
    "O preço por unidade (R$ 45,00) só é guardado quando há quantidade em estoque.",
  );
  expect(screen.getByRole("button", { name: "Importar 1 item" })).toBeEnabled();
});
