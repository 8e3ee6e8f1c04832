import { amountCost } from "#shared/ingredients/unit-cost.ts";
import { exact, isLess, minus, rounded, sum, ZERO } from "#shared/numbers/exact.ts";
import { compareTexts } from "#shared/text/compare-texts.ts";
import type { Convertible } from "#shared/units/convert-units.ts";
import type { StockUnit } from "#shared/units/enumerations.ts";
import { type PlannedDrinks, plannedStock, stockToTake } from "./planned-stock.ts";
import type { StockForecast } from "./reservations.ts";

export type ShoppingIngredient = Convertible & { name: string; quantity: number; unitCost: number };

export type ShoppingLine = {
  ingredientId: number;
  name: string;
  /** The stock unit of all amounts. */
  unit: string;
  needed: number;
  inStock: number;
  /** The stock that earlier events leave, never negative. */
  available: number;
  /** Needed minus available. */
  missing: number;
  /** The missing amount, rounded up for units that are only sold whole. */
  toBuy: number;
  /** The estimated price of `toBuy` at today's unit cost. */
  price: number;
  isApproximate: boolean;
};

const soldWhole: readonly string[] = ["unidade", "maço"] satisfies StockUnit[];

/** The amount to buy of what is missing: rounded up for units that are only sold whole. */
export const amountToBuy = (missing: number, unit: string): number =>
  soldWhole.includes(unit) ? Math.ceil(missing) : missing;

type Planned = { id: number; date: string; drinks: PlannedDrinks };
type Stock = ReadonlyMap<number, ShoppingIngredient>;

/** An event's needs by ingredient: items to buy first, then by name. */
export const shoppingList = (event: Planned, stock: Stock, forecast: StockForecast): ShoppingLine[] =>
  neededLines(event, stock, forecast).sort(
    (a, b) => Number(b.toBuy > 0) - Number(a.toBuy > 0) || compareTexts(a.name, b.name),
  );

/** Only the lines of the shopping list with something to buy. */
export const shortages = (event: Planned, stock: Stock, forecast: StockForecast): ShoppingLine[] =>
  neededLines(event, stock, forecast)
    .filter(({ toBuy }) => toBuy > 0)
    .sort((a, b) => compareTexts(a.name, b.name));

function neededLines(event: Planned, ingredients: Stock, forecast: StockForecast): ShoppingLine[] {
  return [...plannedStock(event.drinks, ingredients)].map(([ingredientId, { amount, isApproximate }]) => {
    const { name, unit, unitCost, quantity: inStock } = ingredients.get(ingredientId) as ShoppingIngredient;
    const left = forecast(event, ingredientId);
    // Rounded before the subtraction, so that the shown amounts add up.
    const needed = stockToTake(amount);
    const available = isLess(left, ZERO) ? 0 : rounded(left, 2);
    const lack = minus(exact(needed), exact(available));
    const missing = isLess(lack, ZERO) ? 0 : rounded(lack, 2);
    const toBuy = amountToBuy(missing, unit);
    const price = rounded(amountCost(exact(toBuy), unitCost), 2);
    return { ingredientId, name, unit, needed, inStock, available, missing, toBuy, price, isApproximate };
  });
}

export const shoppingTotal = (lines: readonly Pick<ShoppingLine, "price">[]): number =>
  rounded(sum(lines.map(({ price }) => exact(price))), 2);
