import { expect, test } from "vitest";
import { stockImport } from "#shared/ingredients/stock-import.ts";
import { recogniseColumns } from "./column-titles.ts";

test.each<[string, (string | undefined)[]]>([
  ["Item;Categoria;Quantidade", ["name", "category", "quantity"]],
  ["NOME;Valor total;Estoque mínimo", ["name", "pricePerUnit", "minQuantity"]],
  ["Produto;Qtd.;Un.;Preço unitário", ["name", "quantity", "unit", "unitPrice"]],
  ["Produto;Qtde;Medida;Custo unit.;Custo total", ["name", "quantity", "unit", "unitPrice", "pricePerUnit"]],
  ["Descrição;Grupo;Saldo;Obs", ["name", "category", "quantity", "observations"]],
  // A title that only may be the name gives way to one that is.
  ["Nome;Descrição", ["name", undefined]],
  ["Produto;Bebida", ["name", undefined]],
  // Alone "Preço" is the worth of all, as in our own files; beside a total it is about one unit.
  ["Item;Preço", ["name", "pricePerUnit"]],
  ["Item;Preço (R$);Valor total (R$)", ["name", "unitPrice", "pricePerUnit"]],
  ["Item;Valor;Total", ["name", "unitPrice", "pricePerUnit"]],
  // Both are the item: the user has to say which.
  ["Item;Nome", ["name", "name"]],
  ["Item;Cor;", ["name", undefined, undefined]],
  ["quantidade_minima;PRECO:", ["minQuantity", "pricePerUnit"]],
])("%s", (titles, fields) => {
  expect(recogniseColumns(titles.split(";"), stockImport.columns)).toEqual(fields);
});
