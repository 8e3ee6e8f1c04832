import { type Cart, type CartLine, EMPTY_CART } from "../cart.ts";
import type { BuyableIngredient } from "../cart-line.ts";
import type { PurchaseLine } from "../purchase-list.ts";
import { bought } from "../purchase-list.ts";

/** Bottles of 750 ml at R$ 80 a litre. */
export const vodka: BuyableIngredient = {
  id: 1,
  name: "Vodka",
  quantity: 2,
  minQuantity: 0,
  unit: "L",
  unitWord: null,
  yieldQuantity: null,
  yieldUnit: null,
  packName: "garrafa",
  packQuantity: 0.75,
  packMultiple: 1,
  supplierId: 7,
  version: 3,
  unitCost: 80,
};

/** Bought loose, at R$ 0,50 each. */
export const lemon: BuyableIngredient = {
  ...vodka,
  id: 2,
  name: "Limão",
  unit: "unidade",
  packName: null,
  packQuantity: null,
  supplierId: null,
  unitCost: 0.5,
};

/** Bottles of one litre that nothing was paid for yet. */
export const gin: BuyableIngredient = {
  ...vodka,
  id: 3,
  name: "Gin",
  packQuantity: 1,
  supplierId: 8,
  unitCost: 0,
};

export const stock = new Map([vodka, lemon, gin].map((one) => [one.id, one]));

export const wanted = (ingredient: BuyableIngredient, need: number): PurchaseLine<BuyableIngredient> => ({
  ingredient,
  need,
  short: 0,
  ...bought(need, ingredient),
  events: [],
  isApproximate: false,
});

export const cartOf = (lines: Record<string, CartLine>, more: Partial<Cart> = {}): Cart => ({
  ...EMPTY_CART,
  ...more,
  lines,
});
