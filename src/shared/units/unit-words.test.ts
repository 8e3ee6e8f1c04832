import { expect, test } from "vitest";
import { recipeUnits } from "./enumerations.ts";
import { readUnit, splitAmount, splitPackage } from "./unit-words.ts";

test.each([
  ["un", "unidade"],
  ["UND.", "unidade"],
  ["Unidades", "unidade"],
  ["garrafa", "unidade"],
  ["Latas", "unidade"],
  ["pct", "unidade"],
  ["cx.", "unidade"],
  ["lt", "L"],
  ["LTS", "L"],
  ["litro", "L"],
  ["Litros", "L"],
  ["kgs", "kg"],
  ["Quilo", "kg"],
  ["gr", "g"],
  ["gramas", "g"],
  ["ML", "ml"],
  ["colher de chá", "colher (chá)"],
  ["Colheres (sopa)", "colher (sopa)"],
  ["maços", "maço"],
  ["folha", "folhas"],
  ["fatias", "rodela"],
  ["copo", undefined],
  ["", undefined],
])("%j is %s", (text, unit) => {
  expect(readUnit(text)).toBe(unit);
});

test("every unit is itself", () => {
  expect(recipeUnits.map(readUnit)).toEqual([...recipeUnits]);
});

test.each([
  ["750ml", { amount: "750", unit: "ml", word: "ml" }],
  [" 2,5 kg ", { amount: "2,5", unit: "kg", word: "kg" }],
  ["1.200 un.", { amount: "1.200", unit: "unidade", word: "un." }],
  ["3 garrafas", { amount: "3", unit: "unidade", word: "garrafas" }],
  ["3", undefined],
  ["L", undefined],
  ["3 copos", undefined],
  ["3 L 2", undefined],
])("%j is an amount with its unit: %o", (text, split) => {
  expect(splitAmount(text)).toEqual(split);
});

test.each([
  ["garrafa 750ml", { word: "garrafa", amount: "750", unit: "ml" }],
  ["Garrafa de 1,5 L", { word: "Garrafa", amount: "1,5", unit: "L" }],
  ["gf. 750 ml", { word: "gf.", amount: "750", unit: "ml" }],
  ["pct c/ 1kg", { word: "pct", amount: "1", unit: "kg" }],
  ["un 350ml", { word: "un", amount: "350", unit: "ml" }],
  ["caixa 12 un", undefined],
  ["garrafa", undefined],
  ["750ml", undefined],
  ["garrafa grande", undefined],
  ["L 750ml", undefined],
])("%j is a package and what it holds: %j", (text, expected) => {
  expect(splitPackage(text)).toEqual(expected);
});
