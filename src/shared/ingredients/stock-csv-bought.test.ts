import { expect, test } from "vitest";
import type { PricedIngredient } from "./contract.ts";
import { stockCsv } from "./stock-csv.ts";
import { newSupplierNames, stockImport } from "./stock-import.ts";
import { previewStockCsv } from "./testing/preview-stock-csv.ts";

const suppliers = [
  { id: 7, name: "Atacado São João" },
  { id: 8, name: "Adega Sul" },
  { id: 9, name: "adega sul" },
];
const vodka: PricedIngredient = {
  id: 1,
  version: 3,
  name: "Vodka",
  category: "Bebidas Alcoólicas",
  quantity: 10,
  unit: "L",
  unitWord: null,
  pricePerUnit: "400.00",
  unitCost: 40,
  minQuantity: 0,
  observations: null,
  yieldQuantity: null,
  yieldUnit: null,
  packName: "garrafa",
  packQuantity: 0.75,
  packMultiple: 6,
  supplierId: 8,
  reservedQuantity: 0,
  companyId: 1,
  createdAt: "2026-03-05T15:00:00.000Z",
};

function rowsOf(text: string, stock = [vodka]) {
  const preview = previewStockCsv(text, stock, suppliers);
  if (preview.problem !== undefined) throw new Error(preview.problem);
  return preview.rows;
}

const told = (text: string, stock?: (typeof vodka)[]) =>
  rowsOf(text, stock).map((row) => {
    if (row.kind === "wrong") return row.problems.map(({ column, message }) => [column, message]);
    return row.kind === "changed" ? row.changes.map(({ field, from, to }) => [field, from, to]) : row.kind;
  })[0];

const NO_PACK = [
  ["packName", "garrafa", null],
  ["packQuantity", 0.75, null],
];
const BAD_CONTENTS = ["Conteúdo da embalagem", "Conteúdo da embalagem deve ser maior que 0"];
const HALF = ["Conteúdo da embalagem", "Informe a embalagem e quanto vem nela"];

test.each<[string, unknown]>([
  ["Item;Quantidade\nVodka;10", "same"],
  ["Item;Embalagem de compra;Conteúdo da embalagem;Múltiplo de compra\nVodka;Garrafas;0,75;6", "same"],
  ["Item;Conteúdo da embalagem\nVodka;750 ml", "same"],
  ["Item;Conteúdo da embalagem\nVodka;269ml", [["packQuantity", 0.75, 0.269]]],
  ["Item;Conteúdo da embalagem\nVodka;0,2699", [["packQuantity", 0.75, 0.2699]]],
  ["Item;Embalagem de compra\nVodka;CX", [["packName", "garrafa", "caixa"]]],
  ["Item;Embalagem de compra\nVodka;", NO_PACK],
  ["Item;Conteúdo da embalagem\nVodka;", NO_PACK],
  [
    "Item;Embalagem de compra;Conteúdo da embalagem;Múltiplo de compra\nVodka;;;",
    [...NO_PACK, ["packMultiple", 6, 1]],
  ],
  ["Item;Múltiplo de compra\nVodka;", [["packMultiple", 6, 1]]],
  [
    "Item;Múltiplo de compra\nVodka;1,5",
    [["Múltiplo de compra", "Múltiplo deve ser um número inteiro a partir de 1"]],
  ],
  [
    "Item;Embalagem de compra\nVodka;balde",
    [
      [
        "Embalagem de compra",
        "Embalagem de compra desconhecida. Use garrafa, lata, caixa, pacote, fardo ou saco.",
      ],
    ],
  ],
  ["Item;Conteúdo da embalagem\nVodka;-1", [BAD_CONTENTS]],
  ["Item;Conteúdo da embalagem\nVodka;12 un", [BAD_CONTENTS]],
  ["Item;Embalagem de compra;Conteúdo da embalagem\nVodka;;0,75", [HALF]],
  ["Item;Embalagem de compra;Conteúdo da embalagem\nVodka;lata;", [HALF]],
  // The price follows the new unit at the same cost, and so does the pack.
  [
    "Item;Quantidade;Unidade;Preço\nVodka;10000;ml;400",
    [
      ["quantity", 10, 10_000],
      ["unit", "L", "ml"],
      ["packQuantity", 0.75, 750],
    ],
  ],
  [
    "Item;Unidade;Rendimento;Unidade do rendimento;Preço\nVodka;unidade;1000;ml;400",
    [["unit", "L", "unidade"], ["yieldQuantity", null, 1000], ["yieldUnit", null, "ml"], ...NO_PACK],
  ],
  ["Item;Fornecedor\nVodka;ADEGA SUL", "same"],
  ["Item;Fornecedor\nVodka;", [["supplierId", "Adega Sul", null]]],
  ["Item;Fornecedor\nVodka;atacado sao joao", [["supplierId", "Adega Sul", "Atacado São João"]]],
  ["Item;Fornecedor\nVodka;Empório Novo", [["supplierId", "Adega Sul", "Empório Novo"]]],
  [`Item;Fornecedor\nVodka;${"x".repeat(201)}`, [["Fornecedor", "Use no máximo 200 caracteres"]]],
])("%j: %j", (text, expected) => {
  expect(told(text)).toEqual(expected);
});

test("of two suppliers of one name an item keeps its own", () => {
  expect(told("Item;Fornecedor\nVodka;Adega Sul", [{ ...vodka, supplierId: 9 }])).toBe("same");
});

test("what was downloaded changes nothing when it is uploaded", () => {
  const stock = [vodka, { ...vodka, name: "Gin", packName: null, packQuantity: null, packMultiple: 4 }];
  const text = stockCsv(stock, suppliers);
  expect(text).toContain(";garrafa;0,75;6;Adega Sul\r\n");
  expect(rowsOf(text, stock).map(({ kind }) => kind)).toEqual(["same", "same"]);
});

const sentFor = (text: string) =>
  stockImport.bodyOf(rowsOf(text).filter((row) => row.kind === "new" || row.kind === "changed")).rows;

test("an edit sends a pack or a supplier only where it changes, and null where it goes", () => {
  const [counted] = sentFor("Item;Quantidade;Preço\nVodka;9;400");
  for (const field of ["packName", "packQuantity", "packMultiple", "supplierId", "supplierName"]) {
    expect(counted).not.toHaveProperty(field);
  }
  expect(sentFor("Item;Embalagem de compra;Fornecedor\nVodka;;")).toMatchObject([
    { id: 1, version: 3, packName: null, packQuantity: null, packMultiple: 6, supplierId: null },
  ]);
  const [named] = sentFor("Item;Fornecedor\nVodka;Empório Novo");
  expect(named).toMatchObject({ supplierName: "Empório Novo" });
  expect(named).not.toHaveProperty("supplierId");
  // The same number in another unit is another pack.
  expect(sentFor("Item;Unidade;Conteúdo da embalagem;Preço\nVodka;ml;0,75;400")).toMatchObject([
    { unit: "ml", packName: "garrafa", packQuantity: 0.75 },
  ]);
});

test("a new item is sent with its pack and its supplier, and the new names are told once", () => {
  const text =
    "Item;Categoria;Quantidade;Unidade;Preço;Embalagem de compra;Conteúdo da embalagem;Fornecedor\n" +
    "Gin;Outros;1;L;2;garrafa;750 ml;Adega Sul\nRum;Outros;1;L;2;;;Empório Novo\nSal;Outros;1;g;2;;;EMPORIO NOVO";
  const sent = sentFor(text);
  expect(sent).toMatchObject([
    { name: "Gin", packName: "garrafa", packQuantity: 0.75, supplierId: 8 },
    { name: "Rum", supplierName: "Empório Novo" },
    { name: "Sal", supplierName: "EMPORIO NOVO" },
  ]);
  expect(sent.map((row) => stockImport.row.safeParse(row).success)).toEqual([true, true, true]);
  expect(newSupplierNames(rowsOf(text))).toEqual(["Empório Novo"]);
});
