import { expect, test } from "vitest";
import { otherBrand } from "./other-brand.ts";

const vodka = {
  category: "Bebidas Alcoólicas" as const,
  unit: "L" as const,
  unitWord: null,
  yieldQuantity: null,
  yieldUnit: null,
  packName: "garrafa" as const,
  packQuantity: 1,
  packMultiple: 6,
  supplierId: 7,
};
const bottled = {
  ...vodka,
  unit: "unidade" as const,
  unitWord: "garrafa" as const,
  yieldQuantity: 1,
  yieldUnit: "L" as const,
  packName: null,
  packQuantity: null,
};

test.each([
  ["Vodka Absolut", vodka, { packQuantity: 1, packMultiple: 6 }],
  ["Vodka Absolut 750ml", vodka, { packQuantity: 0.75, packMultiple: 6 }],
  ["Vodka Absolut 1,75 L", vodka, { packQuantity: 1.75 }],
  ["Vodka 500 g", vodka, { packQuantity: 1 }],
  ["Vodka Absolut 750ml", { ...vodka, packName: null, packQuantity: null }, { packQuantity: null }],
  ["Vodka 750ml", { ...vodka, packName: "caixa", packQuantity: 12 }, { packQuantity: 12 }],
  ["Vodka Absolut 998ml", bottled, { packQuantity: null, yieldQuantity: 998, yieldUnit: "ml" }],
  ["Vodka Absolut", bottled, { yieldQuantity: 1, yieldUnit: "L" }],
] as const)("%s is like the first one, in the size that its name says", (name, like, made) => {
  expect(otherBrand(name, like)).toMatchObject({ name, supplierId: 7, unit: like.unit, ...made });
});
