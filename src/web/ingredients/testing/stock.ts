import type { PricedIngredient } from "#shared/ingredients/contract.ts";

export const lemon: PricedIngredient = {
  id: 1,
  name: "Limão",
  category: "Frutas",
  quantity: 40.5,
  unit: "unidade",
  unitWord: null,
  pricePerUnit: "32.00",
  unitCost: 0.790123,
  minQuantity: 10,
  reservedQuantity: 12.9,
  observations: null,
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

export const vodka: PricedIngredient = {
  ...lemon,
  id: 2,
  name: "Vodka",
  category: "Bebidas Alcoólicas",
  quantity: 1000,
  unit: "ml",
  pricePerUnit: "50.00",
  unitCost: 0.05,
  minQuantity: 1000,
  reservedQuantity: 1000.01,
  yieldQuantity: null,
  yieldUnit: null,
};
