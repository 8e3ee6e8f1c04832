import { hasMoney } from "#shared/accounts/with-money.ts";
import type { CountedLine, Ingredient } from "#shared/ingredients/contract.ts";
import { countDifference, countValue } from "#shared/ingredients/count-difference.ts";
import { ingredientCategories } from "#shared/ingredients/enumerations.ts";
import { isUnpriced } from "#shared/ingredients/unknown-prices.ts";
import { isUnusualCount } from "#shared/ingredients/unusual-count.ts";
import { exact, rounded, sum } from "#shared/numbers/exact.ts";
import { enteredAmount } from "#web/ingredients/form/entered-cost.ts";
import type { CountDraft, DraftLine } from "./count-draft.ts";

export type StockCountItem = {
  ingredient: Ingredient;
  line: DraftLine | undefined;
  /** The typed quantity if it is a number. */
  counted: number | undefined;
  /** Too much (positive) or missing, in the stock unit. */
  difference: number | undefined;
  /** The same in reais; undefined also without a price, and for those who may not see money. */
  value: number | undefined;
  /** The stock was changed after this was counted. */
  isOutdated: boolean;
};

/** The lines of a count by category, as they go through the shelves. */
export function countGroups(stock: readonly Ingredient[], draft: CountDraft) {
  return ingredientCategories
    .map((category) => ({
      category,
      items: stock.filter((one) => one.category === category).map((one) => countItem(one, draft[one.id])),
    }))
    .filter(({ items }) => items.length > 0);
}

export function countItem(ingredient: Ingredient, line: DraftLine | undefined): StockCountItem {
  const counted = line && enteredAmount(line.text);
  return {
    ingredient,
    line,
    counted,
    difference: counted === undefined ? undefined : countDifference(ingredient, counted),
    value:
      counted === undefined || !hasMoney(ingredient) || isUnpriced(ingredient)
        ? undefined
        : countValue(ingredient, counted),
    isOutdated: line !== undefined && line.version !== ingredient.version,
  };
}

/** How many items of the stock are counted: the draft may also have lines of items that were archived since. */
export const countedOf = (stock: readonly Ingredient[], draft: CountDraft): number =>
  stock.filter(({ id }) => draft[id] !== undefined).length;

/** Counts that differ so much that a slip of the finger is likelier. */
export const unusualCounts = (items: readonly StockCountItem[]): StockCountItem[] =>
  items.filter(
    ({ ingredient, counted, value }) =>
      counted !== undefined && isUnusualCount(ingredient.quantity, counted, value),
  );

/** What is counted so far, what it changes in reais, and what still stands in the way of saving it. */
export function countTotals(items: readonly StockCountItem[]) {
  const counted = items.filter((item) => item.line !== undefined);
  return {
    counted: counted.length,
    value: rounded(sum(counted.map(({ value }) => exact(value ?? 0))), 2),
    wrong: counted.find((item) => item.counted === undefined),
    outdated: counted.find((item) => item.isOutdated),
  };
}

export const countedLines = (items: readonly StockCountItem[]): CountedLine[] =>
  items.flatMap(({ ingredient, line, counted }) =>
    line && counted !== undefined
      ? [{ ingredientId: ingredient.id, quantity: counted, version: line.version }]
      : [],
  );
