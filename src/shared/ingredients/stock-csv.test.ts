import { expect, test } from "vitest";
import type { PricedIngredient } from "./contract.ts";
import { stockCsv, stockCsvTemplate } from "./stock-csv.ts";
import type { StockFields } from "./stock-csv-columns.ts";
import { previewStockCsv } from "./testing/preview-stock-csv.ts";

const lemon: StockFields = {
  name: "Limão",
  category: "Frutas",
  quantity: 1040.5,
  unit: "unidade",
  unitWord: null,
  pricePerUnit: "32.00",
  minQuantity: 10,
  observations: null,
  yieldQuantity: 8,
  yieldUnit: "rodela",
  packName: null,
  packQuantity: null,
  packMultiple: 1,
  supplierId: null,
};

const kindsOf = (text: string, stock: StockFields[]) => {
  const numbered = stock.map(
    (fields, index) => ({ ...fields, id: index + 1, version: 1 }) as PricedIngredient,
  );
  const preview = previewStockCsv(text, numbered);
  return preview.problem ?? preview.rows.map(({ kind }) => kind);
};

test("the file has headings, semicolons, decimal commas and a byte order mark", () => {
  expect(stockCsv([lemon], [])).toBe(
    "\uFEFFItem;Categoria;Quantidade;Unidade;Preço;Mínimo;Observações;Rendimento;Unidade do rendimento;Embalagem;Embalagem de compra;Conteúdo da embalagem;Múltiplo de compra;Fornecedor\r\n" +
      "Limão;Frutas;1040,5;unidade;32,00;10;;8;rodela;;;;;",
  );
});

test("what was downloaded changes nothing when it is uploaded", () => {
  const names = ["=1+1", "'=1+1", "'aspas", "-menos", "+mais", "@arroba", 'a "b"; c', "Água", '"', "'"];
  const stock = names.map((name): StockFields => ({ ...lemon, name }));
  stock.push({ ...lemon, name: "Notas", observations: '=nota\ncom "linhas";\n\n- e mais' });
  stock.push({ ...lemon, name: "Vinho", unitWord: "garrafa" });
  stock.push({ ...lemon, name: "Mil", quantity: 99_999_999.99, pricePerUnit: "0.00", yieldQuantity: null });
  stock.push({ ...lemon, name: "Nada", quantity: 0, minQuantity: 0, yieldQuantity: null, yieldUnit: null });
  for (const each of stock) if (each.yieldQuantity === null) each.yieldUnit = null;
  expect(kindsOf(stockCsv(stock, []), stock)).toEqual(stock.map(() => "same"));
  expect(kindsOf(stockCsv(stock, []), [])).toEqual(stock.map(() => "new"));
});

test("the template can be uploaded as it is", () => {
  expect(kindsOf(stockCsvTemplate, [])).toEqual(["new", "new"]);
});
