import { describe, expect, test } from "vitest";
import type { PricedIngredient } from "./contract.ts";
import { previewStockCsv } from "./testing/preview-stock-csv.ts";

const lemon: PricedIngredient = {
  id: 1,
  name: "Limão",
  category: "Frutas",
  quantity: 40.5,
  unit: "unidade",
  unitWord: null,
  pricePerUnit: "32.00",
  unitCost: 0.790123,
  minQuantity: 10,
  reservedQuantity: 0,
  observations: "Da feira",
  yieldQuantity: 8,
  yieldUnit: "rodela",
  packName: null,
  packQuantity: null,
  packMultiple: 1,
  supplierId: null,
  companyId: 1,
  createdAt: "2026-03-05T15:00:00.000Z",
  version: 3,
};
const HEADING = "Item;Categoria;Quantidade;Unidade;Preço;Mínimo;Observações;Rendimento;Unidade do rendimento";

function rowsOf(text: string, stock: PricedIngredient[] = [lemon]) {
  const preview = previewStockCsv(text, stock);
  if (preview.problem !== undefined) throw new Error(preview.problem);
  return preview.rows;
}

const changesOf = (text: string) => {
  const [row] = rowsOf(text);
  return row?.kind === "changed" ? row.changes.map(({ field, from, to }) => [field, from, to]) : row?.kind;
};

const problemsOf = (text: string, stock?: PricedIngredient[]) =>
  rowsOf(text, stock).flatMap((row) =>
    row.kind === "wrong" ? row.problems.map(({ column, message }) => [row.number, column, message]) : [],
  );

test("a new item is what its row says, whatever the accents and case of the words", () => {
  const [row] = rowsOf(`${HEADING}\nGin;BEBIDAS ALCOOLICAS;1.234,56;l;R$ 1.500,00;;;;`);
  expect(row).toEqual({
    kind: "new",
    number: 2,
    name: "Gin",
    input: {
      name: "Gin",
      category: "Bebidas Alcoólicas",
      quantity: 1234.56,
      unit: "L",
      unitWord: null,
      pricePerUnit: 1500,
      minQuantity: 0,
      observations: null,
      yieldQuantity: null,
      yieldUnit: null,
      packName: null,
      packQuantity: null,
      supplierName: null,
    },
  });
});

describe("an item of the stock", () => {
  // Without a column for it the price follows at the unit cost.
  const counted = [
    ["quantity", 40.5, 50],
    ["pricePerUnit", 32, 39.51],
  ];

  test.each<[string, string, unknown]>([
    ["Item;Quantidade\nlimao;40,5", "the same quantity", "same"],
    ["Item;Embalagem\nlimao;Lata", "a word for the unit", [["unitWord", null, "lata"]]],
    ["Item;Embalagem\nlimao;", "no word for the unit", "same"],
    ["Item;Quantidade\n  LIMÃO ;50", "without accents and case", counted],
    ["Item,Quantidade\nLimão,50", "in a file with commas", counted],
    ["Item\tQuantidade\tPreço\nLimão\t40,5\t1,5", "in a file with tabs", [["pricePerUnit", 32, 1.5]]],
    ["Item;Quantidade;Preço\nLimão;50;32", "a count with a price column", [["quantity", 40.5, 50]]],
    [
      "Item;Quantidade\nLimão;0",
      "nothing left",
      [
        ["quantity", 40.5, 0],
        ["pricePerUnit", 32, 0],
      ],
    ],
    ["nome;QUANTIDADE MINIMA\nLimão;", "a blank minimum", [["minQuantity", 10, 0]]],
    ["Item;Mínimo\nLimão;  ", "a minimum of spaces", [["minQuantity", 10, 0]]],
    ["Item;Quantidade\nLimão;50;; ", "blank cells beyond the last column", counted],
    ["Item;Quantidade\n ; \nLimão;50", "a row of spaces before it", counted],
    ["Item;Observações\nLimão;", "a blank note", [["observations", "Da feira", null]]],
    ['Item;Observações\nLimão;"Da\r\nfeira"', "a line break", [["observations", "Da feira", "Da\nfeira"]]],
    [
      "Item;Unidade;Rendimento;Unidade do rendimento\nLimão;kg;12;un",
      "another unit with its yield",
      [
        ["unit", "unidade", "kg"],
        ["yieldQuantity", 8, 12],
        ["yieldUnit", "rodela", "unidade"],
      ],
    ],
    [
      "Item;Rendimento;Unidade do rendimento\nLimão;;",
      "no yield",
      [
        ["yieldQuantity", 8, null],
        ["yieldUnit", "rodela", null],
      ],
    ],
  ])("%j: %s", (text, _what, changes) => {
    expect(changesOf(text)).toEqual(changes);
  });

  test("keeps its name, its unit cost and all that the file has no column for", () => {
    const [row] = rowsOf("Item;Quantidade\nLIMAO;50");
    expect(row).toMatchObject({
      kind: "changed",
      name: "Limão",
      present: { id: 1, version: 3 },
      input: { name: "Limão", quantity: 50, pricePerUnit: 39.51, observations: "Da feira", yieldQuantity: 8 },
    });
  });
});

test.each<[string, unknown[]]>([
  [
    `${HEADING}\nGin;Limpeza;;copo;abc;-1;;0;rodela`,
    [
      [
        2,
        "Categoria",
        "Categoria desconhecida. Use Bebidas Alcoólicas, Bebidas Não Alcoólicas, Xaropes, Frutas ou Outros.",
      ],
      [2, "Quantidade", "Quantidade deve ser um número maior ou igual a 0"],
      [2, "Unidade", "Unidade desconhecida. Use ml, L, kg, g, unidade, colher (chá), colher (sopa) ou maço."],
      [2, "Preço", "Preço deve ser um número maior ou igual a 0"],
      [2, "Mínimo", "Quantidade mínima deve ser um número maior ou igual a 0"],
      [2, "Rendimento", "Rendimento deve ser maior que 0"],
    ],
  ],
  [`${HEADING}\n;Frutas;1;kg;1`, [[2, "Item", "Nome é obrigatório"]]],
  [
    `${HEADING}\nGin;;1;L;1`,
    [
      [
        2,
        "Categoria",
        "Categoria é obrigatória. Use Bebidas Alcoólicas, Bebidas Não Alcoólicas, Xaropes, Frutas ou Outros.",
      ],
    ],
  ],
  [
    `${HEADING}\nGin;Outros;1;L;1;;;8;copo`,
    [[2, "Unidade do rendimento", expect.stringMatching(/^Unidade do rendimento desconhecida. Use ml, /)]],
  ],
  [`${HEADING}\nGin;Outros;1;L;100.000.000,00;;;8;`, [[2, "Preço", "Use no máximo 99.999.999,99"]]],
  [
    `${HEADING}\nGin;Outros;1;L;1;;;8;`,
    [[2, "Rendimento", "Informe a quantidade e a unidade do rendimento"]],
  ],
  [
    "Item;Quantidade\nLimão;1\n\nlimao;2",
    [
      [2, "Item", "O mesmo item também está na linha 4 do arquivo"],
      [4, "Item", "O mesmo item também está na linha 2 do arquivo"],
    ],
  ],
  ["Item,Quantidade\nLimão,12,5", [[2, undefined, "A linha tem mais células do que há títulos de colunas"]]],
])("%j is refused at its rows and columns", (text, problems) => {
  expect(problemsOf(text)).toEqual(problems);
});

test("the same item three times, and a name that two items of the stock have", () => {
  expect(problemsOf("Item;Quantidade\nLimão;1\nLimão;2\nLimão;3")[0]).toEqual([
    2,
    "Item",
    "O mesmo item também está em mais 2 linhas do arquivo",
  ]);
  expect(problemsOf("Item;Quantidade\nLimão;1", [lemon, { ...lemon, id: 2, name: "LIMAO" }])).toEqual([
    [2, "Item", "Há 2 itens com este nome no estoque: renomeie um deles antes de importar"],
  ]);
});

test("two rows without a name are not called the same item", () => {
  expect(problemsOf("Item;Quantidade\n;1\n;2").filter(([, column]) => column === "Item")).toEqual([
    [2, "Item", "Nome é obrigatório"],
    [3, "Item", "Nome é obrigatório"],
  ]);
});

test("rows are numbered as a spreadsheet numbers them, and a wrong cell is quoted", () => {
  const rows = rowsOf(
    '\uFEFF\r\nItem;Observações;Quantidade\r\n"Limão";"a\r\nb";1\r\n;;\r\n Lima ;; dez \r\n',
  );
  expect(rows.map(({ number }) => number)).toEqual([3, 5]);
  expect(rows[1]).toMatchObject({
    name: "Lima",
    problems: expect.arrayContaining([expect.objectContaining({ found: "dez" })]),
  });
});

test("unknown columns are named and ignored", () => {
  expect(previewStockCsv("Item; Cor ; ;Quantidade\nLimão;verde;;41", [lemon])).toMatchObject({
    ignoredColumns: ["Cor"],
    rows: [{ kind: "changed" }],
  });
});

test.each([
  ["", "O arquivo está vazio."],
  ["\r\n;;\r\n", "O arquivo está vazio."],
  ["PK\u0003\u0004\u0014", /não é um CSV nem uma planilha/],
  ["Limão;40", /^A coluna "Item" não foi encontrada/],
  ["Item;Nome\nLimão;Limão", 'A coluna "Item" aparece mais de uma vez no arquivo.'],
  [HEADING, "O arquivo só tem os títulos das colunas, e nenhum item."],
])("%j: %s", (text, problem) => {
  expect(previewStockCsv(text, []).problem).toMatch(problem);
});

test("a count whose worth does not fit is refused at its price", () => {
  expect(problemsOf("Item;Quantidade\nLimão;99.999.999", [{ ...lemon, unitCost: 2 }])).toEqual([
    [2, "Preço", "Use no máximo 99.999.999,99"],
  ]);
});
