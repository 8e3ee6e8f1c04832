import type { PricedIngredient } from "#shared/ingredients/contract.ts";

/** 10 L at R$ 40 a litre, of which nothing is reserved. */
export const vodka: PricedIngredient = {
  id: 1,
  name: "Vodka",
  category: "Bebidas Alcoólicas",
  quantity: 10,
  unit: "L",
  unitWord: null,
  pricePerUnit: "400.00",
  unitCost: 40,
  minQuantity: 0,
  reservedQuantity: 0,
  observations: null,
  yieldQuantity: null,
  yieldUnit: null,
  packName: null,
  packQuantity: null,
  packMultiple: 1,
  supplierId: null,
  companyId: 1,
  createdAt: "2026-03-05T15:00:00.000Z",
  version: 1,
};
