import { expect, test } from "vitest";
import type { PricedIngredient } from "./contract.ts";
import { knownSuppliers, stockImport } from "./stock-import.ts";
import { unclearPriceColumn } from "./unclear-price-column.ts";

const open = (text: string) => {
  const file = stockImport.open(text);
  if (!file.columns) throw new Error(file.problem);
  return file;
};

type Corrections = Parameters<typeof stockImport.preview>[3];
const previewStock = (file: ReturnType<typeof open>, stock: PricedIngredient[], corrections?: Corrections) =>
  stockImport.preview(file, stock, knownSuppliers([]), corrections);

const inputsOf = (text: string, stock: PricedIngredient[] = []) =>
  previewStock(open(text), stock).map((row) =>
    row.kind === "new" || row.kind === "changed"
      ? [row.input.name, row.input.category, row.input.quantity, row.input.unit, row.input.pricePerUnit]
      : row.kind,
  );

test("a spreadsheet as owners have them is read as it is", () => {
  const text = [
    "BAR DO ZÉ - CONTROLE DE ESTOQUE;;;;;",
    ";;;;;",
    "Nome;Tipo;Qtd;Un;Valor total;Estoque mínimo",
    "Vodka;Destilados;12;garrafa;R$ 540,00;4",
    "Gin;destilado;6;garrafas;R$ 480,00;",
    "Água tônica;Refrigerantes;48;latas;R$ 168,00;24",
    "Limão;Hortifruti;5,5;kgs;R$ 33,00;2",
    "Suco de laranja;Sucos;10;lt;R$ -;2",
    "Canudos;Descartáveis;2;pct;R$ 30,00;1",
    "TOTAL;;;;R$ 1.251,00;",
  ].join("\r\n");
  expect(inputsOf(text)).toEqual([
    ["Vodka", "Bebidas Alcoólicas", 12, "unidade", 540],
    ["Gin", "Bebidas Alcoólicas", 6, "unidade", 480],
    ["Água tônica", "Bebidas Não Alcoólicas", 48, "unidade", 168],
    ["Limão", "Frutas", 5.5, "kg", 33],
    ["Suco de laranja", "Bebidas Não Alcoólicas", 10, "L", 0],
    ["Canudos", "Outros", 2, "unidade", 30],
  ]);
});

const HEADING = "Produto;Categoria;Qtd;Un";

test.each<[string, unknown]>([
  [`${HEADING};Preço unitário\nVodka;Outros;3;L;R$ 45,50`, ["Vodka", "Outros", 3, "L", 136.5]],
  [`${HEADING};Preço unitário;Valor total\nVodka;Outros;3;L;45;140`, ["Vodka", "Outros", 3, "L", 140]],
  [`${HEADING};Preço unitário;Valor total\nVodka;Outros;3;L;45;`, ["Vodka", "Outros", 3, "L", 135]],
  [`${HEADING};Preço unitário;Valor total\nVodka;Outros;3;L;45;0`, ["Vodka", "Outros", 3, "L", 135]],
  [`${HEADING};Preço unitário;Valor total\nVodka;Outros;3;L;45;R$ -`, ["Vodka", "Outros", 3, "L", 135]],
  [`${HEADING};Preço unitário;Valor total\nVodka;Outros;3 L;;45;0`, ["Vodka", "Outros", 3, "L", 135]],
  [`${HEADING};Preço unitário;Valor total\nVodka;Outros;3;L;caro;0`, ["Vodka", "Outros", 3, "L", 0]],
  [`${HEADING};Preço unitário;Valor total\nVodka;Outros;0;L;45;0`, ["Vodka", "Outros", 0, "L", 0]],
  [`${HEADING};Preço unitário\nVodka;Outros;0,33;kg;10`, ["Vodka", "Outros", 0.33, "kg", 3.3]],
  // More decimals than are kept.
  [`${HEADING};Preço unitário\nVodka;Outros;0,333;kg;10`, "wrong"],
  [`${HEADING};Preço unitário\nVodka;Outros;3;L;caro`, "wrong"],
  [`${HEADING};Preço unitário\nVodka;Outros;3;L;-1`, "wrong"],
  // Not known yet: "sem preço".
  [`${HEADING};Preço unitário\nVodka;Outros;3;L;`, ["Vodka", "Outros", 3, "L", 0]],
  [`${HEADING};Valor total\nVodka;Outros;3;L;`, ["Vodka", "Outros", 3, "L", 0]],
  [`${HEADING}\nVodka;Outros;3;L`, "wrong"],
  ["Produto;Categoria;Qtd;Preço\nVodka;Outros;750ml;30", ["Vodka", "Outros", 750, "ml", 30]],
  [`${HEADING};Preço\nVodka;Outros;2 litros;L;30`, ["Vodka", "Outros", 2, "L", 30]],
  [`${HEADING};Preço\nVodka;Outros;2 litros;ml;30`, "wrong"],
])("%j", (text, expected) => {
  expect(inputsOf(text)).toEqual([expected]);
});

test("a unit price that is wrong is told at its column, with all else that is wrong", () => {
  const [row] = previewStock(open(`${HEADING};Preço unitário\nVodka;Porão;3;L;caro`), []);
  expect(row).toMatchObject({
    problems: [
      { number: 2, field: "category", found: "Porão" },
      { number: 2, field: "unitPrice", column: "Preço por unidade", found: "caro" },
    ],
  });
});

const vodka = {
  id: 1,
  version: 1,
  name: "Vodka",
  category: "Outros",
  quantity: 2,
  unit: "L",
  pricePerUnit: "80.00",
  unitCost: 40,
  minQuantity: 0,
  observations: null,
  yieldQuantity: null,
  yieldUnit: null,
  packName: null,
  packQuantity: null,
  packMultiple: 1,
  supplierId: null,
} as PricedIngredient;

test("a worth beyond all bounds is told at the unit price that it comes from", () => {
  const [row] = previewStock(open(`${HEADING};Preço unitário\nVodka;Outros;999999;L;999999`), []);
  expect(row).toMatchObject({ problems: [{ field: "unitPrice", found: "999999" }] });
});

test("an item that is there keeps its unit cost where the price is left blank", () => {
  expect(inputsOf("Produto;Qtd;Valor total\nVodka;3;", [vodka])).toEqual([["Vodka", "Outros", 3, "L", 120]]);
  expect(inputsOf("Produto;Qtd;Preço unitário\nVodka;3;", [vodka])).toEqual([
    ["Vodka", "Outros", 3, "L", 120],
  ]);
  expect(inputsOf("Produto;Qtd;Preço unitário\nVodka;3;50", [vodka])).toEqual([
    ["Vodka", "Outros", 3, "L", 150],
  ]);
});

test("a unit price that an empty stock cannot keep is told at its row, which is no error", () => {
  const noteOf = (text: string, stock: PricedIngredient[] = []) => previewStock(open(text), stock)[0]?.note;
  const note = "O preço por unidade (R$ 45,00) só é guardado quando há quantidade em estoque.";
  const told = (text?: string) => text?.replace(/\s/g, " ");
  expect(told(noteOf(`${HEADING};Preço unitário\nCSV Zero;Outros;0;L;45,00`))).toBe(note);
  expect(told(noteOf(`${HEADING};Preço unitário;Valor total\nGin;Outros;0;L;45;0`))).toBe(note);
  expect(told(noteOf("Produto;Qtd;Preço unitário\nVodka;0;45", [vodka]))).toBe(note);
  // The stock keeps the unit cost that it has.
  expect(noteOf("Produto;Qtd;Preço unitário\nVodka;0;40", [vodka])).toBeUndefined();
  expect(noteOf(`${HEADING};Preço unitário\nGin;Outros;0;L;0`)).toBeUndefined();
  expect(noteOf(`${HEADING};Preço unitário\nGin;Outros;1;L;45`)).toBeUndefined();
});

test("a package beside the quantity is the word for a piece", () => {
  const wordOf = (text: string, stock: PricedIngredient[] = []) =>
    previewStock(open(text), stock).map((row) => "input" in row && [row.input.unit, row.input.unitWord]);
  const bottle = ["unidade", "garrafa"];
  expect(wordOf("Produto;Categoria;Qtd;Preço\nGin;Outros;12 garrafas;30")).toEqual([bottle]);
  expect(wordOf(`${HEADING};Preço\nGin;Outros;12 garrafas;un;30`)).toEqual([bottle]);
  expect(wordOf(`${HEADING};Preço\nGin;Outros;12 un;garrafa;30`)).toEqual([bottle]);
  expect(wordOf("Produto;Qtd\nVodka;12 garrafas", [{ ...vodka, unit: "unidade" }])).toEqual([bottle]);
});

test("a unit beside the quantity is not that of the item: refused, unless the unit has its own cell", () => {
  const problem = {
    number: 2,
    field: "quantity",
    found: "12 garrafas",
    message: "A unidade do item é L: informe a quantidade nessa unidade",
  };
  const [bare] = previewStock(open("Produto;Qtd\nVodka;12 garrafas"), [vodka]);
  expect(bare).toMatchObject({ kind: "wrong", problems: [problem] });
  const [blank] = previewStock(open("Produto;Qtd;Un;Tipo\nVodka;12 garrafas;;Porão"), [vodka]);
  expect(blank).toMatchObject({ problems: [problem, { field: "category", found: "Porão" }] });
  const [told] = previewStock(
    open("Produto;Qtd;Un;Rendimento;Unidade do rendimento\nVodka;12 garrafas;garrafa;750;ml"),
    [vodka],
  );
  expect(told).toMatchObject({ kind: "changed", input: { quantity: 12, unit: "unidade" } });
  expect(inputsOf("Produto;Qtd\nVodka;3 litros", [vodka])).toEqual([["Vodka", "Outros", 3, "L", 120]]);
});

test("another unit in its own cell needs a factor to the item's: recipes would count one to one", () => {
  const [bottles] = previewStock(open("Produto;Qtd;Un\nVodka;12;garrafa"), [vodka]);
  const message = "A unidade do item é L: para trocá-la, informe também o rendimento";
  expect(bottles).toMatchObject({ kind: "wrong", problems: [{ field: "unit", found: "garrafa", message }] });
  const [millilitres] = previewStock(open("Produto;Qtd;Un\nVodka;12000;ml"), [vodka]);
  expect(millilitres).toMatchObject({ kind: "changed", input: { quantity: 12_000, unit: "ml" } });
});

test("what was typed over a cell counts, also for a column that the file has not", () => {
  const file = open("Nome;Qtd;Un;Valor total\nVodka;três;L;90\nGin;2;L;80");
  const kinds = (corrections: Map<number, object>) =>
    previewStock(file, [], corrections).map(({ kind }) => kind);
  expect(kinds(new Map())).toEqual(["wrong", "wrong"]);
  expect(kinds(new Map([[2, { category: "Outros", quantity: "3" }]]))).toEqual(["new", "wrong"]);
  // Also the name: two rows may turn out to be the same item.
  const both = { category: "Outros", quantity: "1" };
  expect(
    kinds(
      new Map<number, object>([
        [2, { ...both, name: "gin" }],
        [3, both],
      ]),
    ),
  ).toEqual(["wrong", "wrong"]);
});

test.each([
  ["Item;Quantidade;Preço\nVodka;3;90", undefined],
  ["Produto;Qtd;Preço\nVodka;3;90", 2],
  ["Produto;Qtd;Valor (R$)\nVodka;3;90", 2],
  ["Produto;Qtd;Preço;Valor total\nVodka;3;30;90", undefined],
  ["Produto;Qtd;Valor total\nVodka;3;90", undefined],
])("%j: the column whose price is in doubt is %s", (text, place) => {
  expect(unclearPriceColumn(open(text))).toBe(place);
});

test("what a package holds may stand beside its word, and its own columns go before that", () => {
  const yieldsOf = (text: string) =>
    previewStock(open(text), []).map((row) =>
      row.kind === "new"
        ? [row.input.unit, row.input.unitWord, row.input.yieldQuantity, row.input.yieldUnit]
        : row.kind,
    );
  expect(yieldsOf(`${HEADING};Preço\nVodka;Outros;12;garrafa 750ml;540`)).toEqual([
    ["unidade", "garrafa", 750, "ml"],
  ]);
  const told = `${HEADING};Preço;Rendimento;Unidade do rendimento\nVodka;Outros;12;garrafa 750ml;540;1;L`;
  expect(yieldsOf(told)).toEqual([["unidade", "garrafa", 1, "L"]]);
});
