import { exact, minus, rounded } from "#shared/numbers/exact.ts";
import type { Ingredient } from "./contract.ts";
import { keptPrice } from "./unit-cost.ts";

type Present = Pick<Ingredient, "quantity" | "unit" | "pricePerUnit" | "unitCost">;

/** What a count found too much (positive) or missing, in the stock unit and in reais. */
export function countDifference(present: Present, counted: number): { quantity: number; value: number } {
  const price = keptPrice({ quantity: counted, unit: present.unit }, present);
  return {
    quantity: rounded(minus(exact(counted), exact(present.quantity)), 2),
    value: rounded(minus(exact(price), exact(present.pricePerUnit)), 2),
  };
}
