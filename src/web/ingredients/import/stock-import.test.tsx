import { expect, test } from "vitest";
import { stockImport } from "#shared/ingredients/stock-import.ts";
import { previewStockCsv } from "#shared/ingredients/testing/preview-stock-csv.ts";
import { importPlan } from "#web/import/import-plan.ts";
import { lemon, vodka } from "#web/ingredients/testing/stock.ts";

function planOf(lines: string[]) {
  const preview = previewStockCsv(
    ["Item;Categoria;Quantidade;Unidade;Preço;Observações", ...lines].join("\n"),
    [lemon, vodka],
  );
  if (preview.problem !== undefined) throw new Error(preview.problem);
  return importPlan(preview.rows ?? [], stockImport);
}

test("what is wrong comes first, what does nothing last, and only the rest would be sent", () => {
  const plan = planOf([
    "Limão;Frutas;40,5;unidade;32;",
    "Gin;Outros;1;L;90;",
    "Vodka;Bebidas Alcoólicas;900;ml;50;",
    "Rum;Outros;muito;L;90;",
  ]);
  expect(plan.shown.map(({ kind, name }) => [kind, name])).toEqual([
    ["wrong", "Rum"],
    ["changed", "Vodka"],
    ["new", "Gin"],
    ["same", "Limão"],
  ]);
  expect(plan.counts).toEqual({ wrong: 1, changed: 1, new: 1, same: 1 });
  expect(plan.body).toEqual({
    rows: [
      { name: "Gin", category: "Outros", quantity: 1, unit: "L", pricePerUnit: 90, minQuantity: 0 },
      {
        id: 2,
        version: 3,
        name: "Vodka",
        category: "Bebidas Alcoólicas",
        quantity: 900,
        unit: "ml",
        pricePerUnit: 50,
        minQuantity: 1000,
      },
    ],
  });
  expect(plan.obstacle).toBeUndefined();
});

const items = (count: number, note: string) =>
  Array.from({ length: count }, (_, index) => `Item ${index};Outros;1;L;1;${note}`);

test.each([
  [5000, "", undefined],
  [5001, "", /mais de 5\.000 itens/],
  [300, "ã".repeat(2000), /mais texto do que cabe/],
])("%i new items with such notes: %s", (count, note, obstacle) => {
  const plan = planOf(items(count, note));
  if (obstacle) expect(plan.obstacle).toMatch(obstacle);
  else expect(plan.obstacle).toBeUndefined();
});
