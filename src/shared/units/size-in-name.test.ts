import { expect, test } from "vitest";
import { sizeInName, withoutSize } from "./size-in-name.ts";

test.each<[string, string | undefined]>([
  ["Gin Tanqueray 750ml", "garrafa 750 ml"],
  ["Vodka Absolut 1 L", "garrafa 1 L"],
  ["Xarope 1L", "garrafa 1 L"],
  ["Xarope Monin 0,7 litro", "garrafa 0,7 L"],
  ["Água tônica lata 350 ML", "lata 350 ml"],
  ["Açúcar 1kg", "pacote 1 kg"],
  ["Café em grãos 500 g", "pacote 500 g"],
  ["Espumante 750ml cx 6", "garrafa 750 ml, 6"],
  ["Cerveja lata 350ml fardo com 12", "lata 350 ml, 12"],
  ["Cachaça 51 caixa c/ 12 965ml", "garrafa 965 ml, 12"],
  ["Suco caixa 1L", "garrafa 1 L"],
  ["Copo 300", undefined],
  ["Licor 43", undefined],
  ["Gin", undefined],
  ["Rum 3Lobos", undefined],
])("%s: %s", (name, text) => {
  const size = sizeInName(name);
  const box = size?.inBox === undefined ? "" : `, ${size.inBox}`;
  expect(size && `${size.word} ${size.amount} ${size.unit}${box}`).toBe(text);
});

test.each([
  ["Gin Tanqueray 750ml", "Gin Tanqueray"],
  ["Vodka Absolut 1 L", "Vodka Absolut"],
  ["Espumante 750ml cx 6", "Espumante"],
  ["Cachaça 51 caixa c/ 12 965ml", "Cachaça 51"],
  ["Licor 43", "Licor 43"],
  ["500 ml", "500 ml"],
])("%s is %s to a guest", (name, wanted) => {
  expect(withoutSize(name)).toBe(wanted);
});
