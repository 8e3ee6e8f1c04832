import { expect, test } from "vitest";
import { clientImport } from "#shared/clients/client-import.ts";
import type { Client } from "#shared/clients/contract.ts";
import type { Drink } from "#shared/drinks/contract.ts";
import { drinkImport } from "#shared/drinks/drink-import.ts";
import { previewStockCsv } from "#shared/ingredients/testing/preview-stock-csv.ts";
import type { AnyRow, RowProblem } from "./import-row.ts";
import { causeKey, sharedCauses } from "./problem-causes.ts";

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

test("many names are counted with a point", () => {
  const lines = Array.from({ length: 3000 }, (_, index) => `Item ${index};;3;L;1`);
  expect(sentences("Item;Categoria;Quantidade;Unidade;Preço", ...lines)[0]?.[0]).toBe(
    "3.000 linhas sem categoria: Item 0, Item 1, Item 2 e mais 2.997",
  );
});

type Row = AnyRow & { kind: string; problems?: RowProblem[] };

/** The causes, and the sentences that are left to the rows. */
function told(rows: readonly Row[]) {
  const causes = sharedCauses(rows);
  const keys = new Set(causes.map(({ key }) => key));
  const own = rows.flatMap(({ problems = [] }) => problems).filter((problem) => !keys.has(causeKey(problem)));
  return {
    causes: causes.map(({ sentence }) => sentence),
    own: own.map(({ number, found, message }) => [number, found, message]),
  };
}

test("a name that is there more than once is told at each row, and is not missing", () => {
  const gin = {
    id: 1,
    version: 1,
    name: "Gin",
    category: "Outros" as const,
    unit: "L" as const,
    quantity: 1,
    pricePerUnit: "1",
    unitCost: 1,
    minQuantity: 0,
    observations: null,
    yieldQuantity: null,
    yieldUnit: null,
    unitWord: null,
    packName: null,
    packQuantity: null,
    packMultiple: 1,
    supplierId: null,
    reservedQuantity: 0,
    companyId: 1,
    createdAt: "2026-03-05T15:00:00.000Z",
  };
  const present = [gin, { ...gin, id: 2 }, { ...gin, id: 3, name: "Vodka" }, { ...gin, id: 4, name: "Rum" }];
  const lines = ["Item;Quantidade", "Vodka;1", "Gin;2", "vodka;3", "Rum;1", "rum;2", "RUM;3"];
  const many = "O mesmo item também está em mais 2 linhas do arquivo";
  expect(told(previewStockCsv(lines.join("\n"), present).rows ?? [])).toEqual({
    causes: [],
    own: [
      [2, "Vodka", "O mesmo item também está na linha 4 do arquivo"],
      [3, "Gin", "Há 2 itens com este nome no estoque: renomeie um deles antes de importar"],
      [4, "vodka", "O mesmo item também está na linha 2 do arquivo"],
      [5, "Rum", many],
      [6, "rum", many],
      [7, "RUM", many],
    ],
  });
});

test("the same for clients and drinks", () => {
  const clients = clientImport.open("Nome;Telefone\nAna;1\nAna;2\nRui;3");
  const rui = { id: 1, name: "Rui" } as Client;
  const namesakes = "Há 2 clientes com este nome: edite-os na tela de clientes";
  expect(
    told(clients.columns ? clientImport.preview(clients, [rui, { ...rui, id: 2 }], undefined) : []),
  ).toMatchObject({
    causes: [],
    own: expect.arrayContaining([
      [2, "Ana", "O mesmo nome também está na linha 3 do arquivo"],
      [4, "Rui", namesakes],
    ]),
  });
  const drinks = drinkImport.open("Drink;Ingrediente;Quantidade;Unidade\nShot;Gin;50;ml\nDry;Gin;60;ml");
  const taken = ["Shot", "Shot", "Dry", "Dry"].map((name, id) => ({ id, name }) as Drink);
  const message = "Há 2 drinks com este nome: renomeie um deles antes de importar";
  const rows = drinks.columns ? drinkImport.preview(drinks, taken, () => undefined) : [];
  expect(told(rows)).toEqual({
    causes: [],
    own: [
      [2, "Shot", message],
      [3, "Dry", message],
    ],
  });
});
