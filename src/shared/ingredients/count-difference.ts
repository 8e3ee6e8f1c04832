import { exact, minus, rounded } from "#shared/numbers/exact.ts";
import type { Ingredient, PricedIngredient } from "./contract.ts";
import { keptPrice } from "./unit-cost.ts";

type Priced = Pick<PricedIngredient, "quantity" | "unit" | "pricePerUnit" | "unitCost">;

/** Counted minus stocked quantity, in the stock unit. */
export const countDifference = (present: Pick<Ingredient, "quantity">, counted: number): number =>
  rounded(minus(exact(counted), exact(present.quantity)), 2);

/** The same in reais. */
export const countValue = (present: Priced, counted: number): number =>
  rounded(
    minus(exact(keptPrice({ quantity: counted, unit: present.unit }, present)), exact(present.pricePerUnit)),
    2,
  );
