import { expect, test } from "vitest";
import type { StockColumn } from "#shared/ingredients/stock-csv-columns.ts";
import { stockImport } from "#shared/ingredients/stock-import.ts";
import { decodeCsv } from "./decode-csv.ts";
import type { Assignment } from "./table-file.ts";

function opened(text: string, assignment?: Assignment<StockColumn>) {
  const file = stockImport.open(text, assignment);
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
  const file = stockImport.open("Nome;Un\nA;un\nB;un\nC;kg\nD;");
  expect(file.columns?.map(({ samples }) => samples)).toEqual([
    ["A", "B", "C"],
    ["un", "kg"],
  ]);
});

const noise = (length: number) => Array.from({ length }, (_, place) => 1 + ((place * 7919) % 255));

test.each<[string, number[]]>([
  ["a picture", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52]],
  [
    "an old workbook",
    [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array.from({ length: 16 }, () => 0)],
  ],
  ["noise", noise(2000)],
  ["noise in one line", noise(200).filter((byte) => byte !== 10 && byte !== 13)],
])("%s is no table", (_what, bytes) => {
  expect(stockImport.open(decodeCsv(new Uint8Array(bytes)))).toEqual({
    problem:
      "Este arquivo não é um CSV nem uma planilha .xlsx. Na planilha, use Salvar como e escolha um deles.",
  });
});

test("a stray control character, as of a line break inside a cell, makes no other file of a text", () => {
  expect(opened("Nome;Qtd\nVodka\u000bboa;3\nGin de Londrina;2\nRum;1").rows).toEqual([2, 3, 4]);
});
