import { expect, test } from "vitest";
import { LARGEST_IMPORT_BYTES, MOST_IMPORTED_ROWS } from "#shared/csv/import-limits.ts";
import type { PricedIngredient } from "./contract.ts";
import { stockImport } from "./stock-import.ts";
import { previewStockCsv } from "./testing/preview-stock-csv.ts";

const stockOf = (count: number, fields: Partial<PricedIngredient> = {}) =>
  Array.from(
    { length: count },
    (_, index) =>
      ({
        id: 1_000_000 + index,
        version: 12,
        name: `Bebida importada número ${index}`,
        category: "Bebidas Não Alcoólicas",
        quantity: 12_345.67,
        unit: "colher (sopa)",
        pricePerUnit: "12345.67",
        unitCost: 1,
        minQuantity: 123.45,
        observations: null,
        yieldQuantity: null,
        yieldUnit: null,
        packName: null,
        packQuantity: null,
        packMultiple: 1,
        supplierId: null,
        ...fields,
      }) as PricedIngredient,
  );

function sentFor(text: string, stock: PricedIngredient[]) {
  const preview = previewStockCsv(text, stock);
  if (preview.problem !== undefined) throw new Error(preview.problem);
  const written = preview.rows.filter((row) => row.kind === "new" || row.kind === "changed");
  return stockImport.bodyOf(written).rows;
}

const countFile = (stock: PricedIngredient[]) =>
  ["Item;Quantidade", ...stock.map(({ name }) => `${name};99999,99`)].join("\n");

test("as many changed rows as may be sent at once fit into one request", () => {
  const stock = stockOf(MOST_IMPORTED_ROWS);
  const rows = sentFor(countFile(stock), stock);
  expect(rows).toHaveLength(MOST_IMPORTED_ROWS);
  expect(new TextEncoder().encode(JSON.stringify({ rows })).length).toBeLessThan(LARGEST_IMPORT_BYTES);
});

test("what is sent means what the preview showed", () => {
  const stock = stockOf(1, { yieldQuantity: 8, yieldUnit: "rodela", observations: "Nota" });
  const [row] = sentFor(
    "Item;Observações;Rendimento;Unidade do rendimento\nBebida importada número 0;;;",
    stock,
  );
  expect(row).toMatchObject({ id: 1_000_000, version: 12, yieldQuantity: null, yieldUnit: null });
  expect(stockImport.row.parse(row)).toMatchObject({ observations: null, yieldUnit: null });
  const [kept] = sentFor(countFile(stock), stock);
  expect(kept).toMatchObject({ quantity: 99_999.99, yieldQuantity: 8, yieldUnit: "rodela" });
  const [counted] = sentFor(countFile(stockOf(1)), stockOf(1));
  expect(counted).not.toHaveProperty("yieldQuantity");
  const [made] = sentFor("Item;Categoria;Quantidade;Unidade;Preço\nGin;Outros;1;L;2", []);
  expect(made).toEqual({
    name: "Gin",
    category: "Outros",
    quantity: 1,
    unit: "L",
    pricePerUnit: 2,
    minQuantity: 0,
  });
  expect(stockImport.row.parse(made)).toMatchObject({ name: "Gin", quantity: 1 });
});

test.each<[unknown, string, string]>([
  [{}, "rows", "Nenhum item para importar"],
  [{ rows: [] }, "rows", "Nenhum item para importar"],
  [{ rows: Array(5001).fill({}) }, "rows", "Importe no máximo 5.000 itens por vez"],
])("case %#: at %s, %s", (input, path, message) => {
  const issues = stockImport.request.safeParse(input).error?.issues;
  expect(issues?.map((issue) => [issue.path.join("."), issue.message])).toEqual([[path, message]]);
});

test.each<[object, string, string]>([
  [{ quantity: -1 }, "quantity", "Quantidade deve ser um número maior ou igual a 0"],
  [{ version: undefined }, "version", "Versão inválida"],
  [{ id: "x" }, "id", "Ingrediente não encontrado"],
])("row %#: at %s, %s", (change, path, message) => {
  const issues = stockImport.row.safeParse({ ...stockOf(1)[0], ...change }).error?.issues;
  expect(issues?.map((issue) => [issue.path.join("."), issue.message])).toEqual([[path, message]]);
});
