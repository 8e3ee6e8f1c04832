import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { openStock } from "#web/ingredients/testing/open-stock.tsx";
import { lemon } from "#web/ingredients/testing/stock.ts";
import { stubApi } from "#web/testing/stub-api.ts";
import { ReservedAmount } from "./reserved-amount.tsx";
import { StockPrice, UnitPrice } from "./stock-price.tsx";
import { StockStatusNote } from "./stock-status-note.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const stock = { "GET /api/ingredients": { body: [lemon] } };
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole("option")
    .map((option) => [(option as HTMLOptionElement).value, option.textContent]);

test.each([
  ["more than there is", 10.01, "text-red-ink", "Reservado acima do estoque", "10,01, acima do estoque"],
  ["all there is", 10, "text-green-ink", "Reservado dentro do estoque", "10"],
  ["nothing", 0, "text-green-ink", "Reservado dentro do estoque", "0"],
])("reserved, %s: %d in %s", (_what, reservedQuantity, colour, title, text) => {
  render(<ReservedAmount ingredient={{ quantity: 10, reservedQuantity }} />);
  expect(screen.getByTitle(title)).toHaveClass(colour);
  expect(screen.getByTitle(title)).toHaveTextContent(text);
});

test("what is missing for coming events is said in words beside the status", () => {
  const { rerender } = render(<StockStatusNote ingredient={{ ...lemon, reservedQuantity: 43 }} />);
  expect(screen.getByText("faltam 3 unidades")).toHaveTextContent(
    "faltam 3 unidades para os próximos eventos",
  );
  expect(screen.getByText("Normal")).toBeVisible();
  rerender(<StockStatusNote ingredient={lemon} />);
  expect(screen.queryByText(/faltam/)).toBeNull();
});

test.each([
  ["0.00", 0, /^sem preço$/],
  ["0.00", 2.36, /^–R\$\s0,00 2,36$/],
  ["50.00", 2.5, /^R\$\s50,00 2,50$/],
])("the price of R$ %s in all, R$ %d each: %s", (pricePerUnit, unitCost, text) => {
  const ingredient = { ...lemon, pricePerUnit, unitCost };
  render(
    <p>
      <StockPrice ingredient={ingredient} /> <UnitPrice ingredient={ingredient} />
    </p>,
  );
  expect(screen.getByRole("paragraph")).toHaveTextContent(text);
});

test("the status filter offers all and the four statuses by their keys", async () => {
  stubApi(stock);
  openStock();
  expect(optionsOf(await screen.findByLabelText("Status"))).toEqual([
    ["todos", "Todos os status"],
    ["normal", "Normal"],
    ["atencao", "Atenção"],
    ["baixo", "Estoque Baixo"],
    ["sem", "Sem Estoque"],
  ]);
});

test("the search goes by the item's name alone", async () => {
  stubApi(stock);
  openStock();
  await userEvent.type(
    await screen.findByRole("searchbox", { name: "Buscar ingrediente por nome" }),
    "fruta",
  );
  expect(await screen.findByText("Nenhum ingrediente encontrado")).toBeVisible();
});

test("the form has its fields; numbers step by 0.01 with the arrow keys", async () => {
  stubApi(stock);
  openStock();
  await press("Editar Limão");
  const dialog = within(screen.getByRole("dialog", { name: "Editar ingrediente" }));
  for (const [label, stepped] of [
    ["Preço", "32,01"],
    ["Quantidade", "40,51"],
    ["Quantidade mínima", "10,01"],
  ] as const) {
    await userEvent.type(dialog.getByLabelText(label), "{ArrowUp}");
    expect(dialog.getByLabelText(label)).toHaveValue(stepped);
  }
  for (const label of ["Nome", "Categoria", "Unidade", /^Observações/]) {
    expect(dialog.getByLabelText(label)).toBeVisible();
  }
});

test("nothing empty can be chosen, and a yield can be taken back", async () => {
  const { sent } = stubApi({ ...stock, "PUT /api/ingredients/1": { body: lemon } });
  openStock();
  await press("Editar Limão");
  const dialog = within(screen.getByRole("dialog"));
  const fields = dialog.getAllByRole("combobox");
  for (const select of fields.filter((field) => field instanceof HTMLSelectElement)) {
    const open = [...select.options].filter(({ disabled }) => !disabled);
    expect(open.map(({ value }) => value)).not.toContain("");
  }
  await userEvent.clear(dialog.getByLabelText("1 unidade ="));
  await userEvent.selectOptions(dialog.getByLabelText("Unidade na receita"), "Nenhuma");
  await press("Salvar");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.find(({ route }) => route.startsWith("PUT"))?.body).toMatchObject({
    yieldQuantity: null,
    yieldUnit: null,
  });
});
