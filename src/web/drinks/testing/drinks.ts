import type { Drink } from "#shared/drinks/contract.ts";
import type { PricedIngredient } from "#shared/ingredients/contract.ts";
import { vodka } from "#web/ingredients/testing/vodka.ts";

const createdAt = "2026-03-05T15:00:00.000Z";
export const lemon: PricedIngredient = {
  ...vodka,
  id: 2,
  name: "Limão",
  quantity: 1,
  unit: "unidade",
  unitCost: 0.8,
  yieldQuantity: 8,
  yieldUnit: "rodela",
};
export const mint: PricedIngredient = {
  ...vodka,
  id: 3,
  name: "Hortelã",
  quantity: 0,
  unit: "maço",
  unitCost: 2.5,
};
export const drink: Drink = {
  id: 1,
  name: "Caipiroska",
  description: null,
  ingredients: [
    { ingredientId: 1, quantity: 62.5, unit: "ml" },
    { ingredientId: 2, quantity: 4, unit: "rodela" },
  ],
  companyId: 1,
  createdAt,
  version: 5,
};
export const minty: Drink = {
  ...drink,
  id: 2,
  name: "Mojito",
  ingredients: [
    { ingredientId: 1, quantity: 50, unit: "ml" },
    { ingredientId: 3, quantity: 4, unit: "folhas" },
  ],
};
export const answers = {
  "GET /api/drinks": { body: [drink, minty] },
  "GET /api/ingredients": { body: [mint, lemon, vodka] },
};
