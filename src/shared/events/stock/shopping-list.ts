import type { EventPlan } from "#shared/events/plan-contract.ts";
import { type WholePacks, wholePacks } from "#shared/ingredients/pack.ts";
import { shortage } from "#shared/ingredients/shortage.ts";
import { amountCost } from "#shared/ingredients/unit-cost.ts";
import { costText } from "#shared/ingredients/unknown-prices.ts";
import { exact, isLess, rounded, sum, ZERO } from "#shared/numbers/exact.ts";
import { compareTexts } from "#shared/text/compare-texts.ts";
import { stockUnitText } from "#shared/units/amount-text.ts";
import type { Convertible } from "#shared/units/convert-units.ts";
import type { PackName, UnitWord } from "#shared/units/enumerations.ts";
import { plannedStock, stockToTake } from "./planned-stock.ts";
import type { StockForecast } from "./reservations.ts";

export type ShoppingIngredient = Convertible & {
  name: string;
  quantity: number;
  unitWord?: UnitWord | null;
  packName?: PackName | null;
  packQuantity?: number | null;
  packMultiple?: number;
};

export type ShoppingLine = {
  ingredientId: number;
  name: string;
  /** The stock unit of all amounts, or the word for it. */
  unit: string;
  needed: number;
  inStock: number;
  /** The stock that earlier events leave, never negative. */
  available: number;
  /** Needed minus available, as `shortage` says: what is missing is what has to be bought. */
  toBuy: number;
  /** What is bought in packs, as whole ones. */
  packs?: WholePacks;
  isApproximate: boolean;
};

export type PricedLine = ShoppingLine & {
  /** The estimated price of `toBuy`, in whole packs, at today's unit cost; undefined where none is known. */
  price: number | undefined;
};

export type Prices = ReadonlyMap<number, { unitCost: number }>;

type Planned = EventPlan & { id: number; date: string };
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
  return [...plannedStock(event, ingredients)].map(([ingredientId, { amount, isApproximate }]) => {
    const ingredient = ingredients.get(ingredientId) as ShoppingIngredient;
    const { name, quantity: inStock } = ingredient;
    const unit = stockUnitText(ingredient);
    const left = forecast(event, ingredientId);
    // Rounded before the subtraction, so that the shown amounts add up.
    const needed = stockToTake(amount);
    const available = isLess(left, ZERO) ? 0 : rounded(left, 2);
    const toBuy = shortage(needed, available, ingredient.unit);
    const packs = wholePacks(toBuy, ingredient);
    return {
      ingredientId,
      name,
      unit,
      needed,
      inStock,
      available,
      toBuy,
      ...(packs && { packs }),
      isApproximate,
    };
  });
}

export const pricedLines = (lines: readonly ShoppingLine[], prices: Prices): PricedLine[] =>
  lines.map((line) => {
    const cost = prices.get(line.ingredientId)?.unitCost;
    const quantity = exact(line.packs?.contents ?? line.toBuy);
    return { ...line, price: cost ? rounded(amountCost(quantity, cost), 2) : undefined };
  });

/** "R$ 12,40": the sum of the lines' prices, each rounded, as they are shown, as far as they are known. */
export function shoppingTotalText(lines: readonly ShoppingLine[], prices: Prices): string {
  const bought = pricedLines(lines, prices).filter(({ toBuy }) => toBuy > 0);
  const total = rounded(sum(bought.map(({ price }) => exact(price ?? 0))), 2);
  return costText(
    total,
    bought.filter(({ price }) => price === undefined),
  );
}
