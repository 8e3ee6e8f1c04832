import { expect, test } from "vitest";
import { previewStockCsv } from "#shared/ingredients/stock-csv-preview.ts";
import { sharedCauses } from "./problem-causes.ts";

const sentences = (...lines: string[]) =>
  sharedCauses(previewStockCsv(lines.join("\n"), []).rows ?? []).map(({ sentence, numbers }) => [
    sentence,
    numbers,
  ]);

test("one sentence for each cause, the most frequent first; what one row lacks is left to that row", () => {
  expect(
    sentences(
      "Item;Categoria;Quantidade;Unidade;Preço",
      "Vodka;;3;L;1",
      "Gin;;3;L;1",
      "Rum;;3;L;1",
      "Pisco;;3;L;1",
      "Saquê;;3;L;1",
      "Tequila;Porão;3;L;1",
      "Absinto;porao;3;copo;1",
      "Sal;Outros;muito;g;1",
    ),
  ).toEqual([
    ["5 linhas sem categoria: Vodka, Gin, Rum e mais 2", [2, 3, 4, 5, 6]],
    ["2 linhas com categoria “Porão”: Tequila e Absinto", [7, 8]],
  ]);
});

test("a column that is missing altogether is one cause too", () => {
  expect(sentences("Nome;Qtd;Un", "Vodka;3;L", "Gin;2;L")).toEqual([
    ["2 linhas sem categoria: Vodka e Gin", [2, 3]],
    ["2 linhas sem preço: Vodka e Gin", [2, 3]],
  ]);
});

test("rows without a name are named by their lines; a row's own problem is quoted", () => {
  expect(sentences("Item;Categoria;Quantidade;Unidade;Preço", ";;1;L;1;x", ";Outros;1;L;1;x")).toEqual([
    ["2 linhas: A linha tem mais células do que há títulos de colunas (linha 2 e linha 3)", [2, 3]],
    ["2 linhas sem item: linha 2 e linha 3", [2, 3]],
  ]);
});
