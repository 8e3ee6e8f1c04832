import { expect, test } from "vitest";
import type { StockColumn } from "#shared/ingredients/stock-csv-columns.ts";
import { openStockCsv } from "#shared/ingredients/stock-csv-preview.ts";
import type { Assignment } from "./table-file.ts";

function opened(text: string, assignment?: Assignment<StockColumn>) {
  const file = openStockCsv(text, assignment);
  if (!file.columns) throw new Error(file.problem);
  return {
    fields: file.columns.map(({ field }) => field),
    rows: file.rows.map(({ number }) => number),
    skipped: file.skipped.map(({ number, text, reason }) => [number, text, reason]),
    problem: file.problem,
  };
}

test.each<[string, string, object]>([
  [
    "a title above and a total below",
    "ESTOQUE DO BAR;;\nAgosto de 2026;;\n;;\nNome;Qtd;Un\nVodka;3;un\nGin;2;un\nTOTAL;5;",
    {
      fields: ["name", "quantity", "unit"],
      rows: [5, 6],
      skipped: [
        [1, "ESTOQUE DO BAR", "title"],
        [2, "Agosto de 2026", "title"],
        [7, "TOTAL", "total"],
      ],
    },
  ],
  ["a sum without a word", "Nome;Qtd\nVodka;3\nGin;2\n;5", { rows: [2, 3], skipped: [[4, "5", "total"]] }],
  ["a heading on every page", "Nome;Qtd\nVodka;3\nNome;Qtd\nGin;2", { rows: [2, 4] }],
  ["subtotals", "Nome;Qtd\nVodka;3\nSubtotal:;3\nGin;2\nTotal geral;5", { rows: [2, 4] }],
  ["an item that begins like a total", "Nome;Qtd\nTotal Gin;3", { rows: [2], skipped: [] }],
  [
    "a title with another separator than the table",
    "Estoque, agosto\nNome;Qtd;Un\nVodka;3;un",
    { fields: ["name", "quantity", "unit"], rows: [3] },
  ],
  ["a title without separators", "Estoque\nNome,Qtd\nVodka,3", { fields: ["name", "quantity"], rows: [3] }],
  [
    "rows that are counted under Item",
    "Item;Descrição;Qtd\n1;Vodka;3\n2;Gin;2",
    { fields: [undefined, "name", "quantity"], problem: undefined },
  ],
  [
    "no title that is known",
    "Meu bar\nCoisa;Saldo do mês\nVodka;3",
    { fields: [undefined, undefined], rows: [3], problem: expect.stringMatching(/^A coluna "Item"/) },
  ],
])("%s", (_what, text, expected) => {
  expect(opened(text)).toMatchObject(expected);
});

test("what the user assigns counts, and takes the field from the column that had it", () => {
  const text = "Nome;Rótulo;Qtd\nx1;Vodka;3";
  expect(opened(text).fields).toEqual(["name", undefined, "quantity"]);
  expect(opened(text, new Map([[1, "name"]])).fields).toEqual([undefined, "name", "quantity"]);
  expect(opened(text, new Map([[2, null]])).fields).toEqual(["name", undefined, undefined]);
  expect(opened("Item;Nome\nx1;Vodka", new Map([[0, null]]))).toMatchObject({
    fields: [undefined, "name"],
    problem: undefined,
  });
});

test("columns show a few of their cells, each once", () => {
  const file = openStockCsv("Nome;Un\nA;un\nB;un\nC;kg\nD;");
  expect(file.columns?.map(({ samples }) => samples)).toEqual([
    ["A", "B", "C"],
    ["un", "kg"],
  ]);
});
