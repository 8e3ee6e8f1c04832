import type { SeenEvent } from "#shared/events/contract.ts";
import { returnedAmount } from "#shared/events/stock/return-amounts.ts";
import { groupBy } from "#shared/group-by.ts";
import type { SeenIngredient } from "#shared/ingredients/contract.ts";
import { parseDecimal } from "#shared/numbers/decimal.ts";
import type { Stock } from "#web/events/editor/editor-data.ts";
import { amountOf, type DrinkValues, type LineValues } from "#web/events/editor/event-form.ts";

export type ReturnLine = {
  ingredientId: number;
  drinkName: string;
  unit: LineValues["unit"];
  plannedQuantity: number;
  /** A plain number as text: it may have more decimals than a typed one. */
  returnQuantity: string;
  text: string;
  path: `drinks.${number}.ingredients.${number}.returnQuantity`;
};

export type ReturnItem = {
  ingredient: SeenIngredient;
  lines: readonly ReturnLine[];
  /** The withdrawn quantity, from the ledger. */
  withdrawn: number;
  returned: number;
  /** Invalid input, stored at each line for the contract to refuse. */
  refused: string | undefined;
};

/** The withdrawn ingredients of an event with the returned amounts entered so far. */
export function returnItems(
  drinks: readonly DrinkValues[],
  { stockUse }: Pick<SeenEvent, "stockUse">,
  stock: Stock,
): ReturnItem[] {
  const lines = groupBy(returnLines(drinks), ({ ingredientId }) => ingredientId);
  return stockUse.flatMap(({ ingredientId, out }) => {
    const ingredient = stock.get(ingredientId);
    if (!ingredient || out === 0) return [];
    const own = lines.get(ingredientId) ?? [];
    const returned = returnedAmount(own, ingredient);
    return [{ ingredient, lines: own, withdrawn: out, returned, refused: refusedText(own) }];
  });
}

export const isRefused = (text: string) => text !== "" && !((parseDecimal(text) ?? -1) >= 0);

function refusedText([first, ...others]: readonly ReturnLine[]): string | undefined {
  if (!first || !isRefused(first.text)) return undefined;
  return others.every(({ text }) => text === first.text) ? first.text : undefined;
}

const returnLines = (drinks: readonly DrinkValues[]): ReturnLine[] =>
  drinks.flatMap(({ drinkName, ingredients }, drink) =>
    ingredients.map(({ ingredientId, unit, plannedQuantity, returnQuantity }, line) => ({
      ingredientId,
      drinkName,
      unit,
      plannedQuantity: amountOf(plannedQuantity),
      returnQuantity: String(amountOf(returnQuantity)),
      text: returnQuantity,
      path: `drinks.${drink}.ingredients.${line}.returnQuantity` as const,
    })),
  );
