import type { CateringEvent } from "#shared/events/contract.ts";
import { returnedAmount } from "#shared/events/return-amounts.ts";
import { groupBy } from "#shared/group-by.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { parseDecimal } from "#shared/numbers/decimal.ts";
import type { Stock } from "#web/events/editor/editor-data.ts";
import { amountOf, type DrinkValues, type LineValues } from "#web/events/editor/event-form.ts";

export type ReturnLine = {
  ingredientId: number;
  drinkName: string;
  unit: LineValues["unit"];
  plannedQuantity: number;
  /** As a plain number's text: it may have more decimals than one that was typed. */
  returnQuantity: string;
  /** As it stands in the field. */
  text: string;
  path: `drinks.${number}.ingredients.${number}.returnQuantity`;
};

export type ReturnItem = {
  ingredient: Ingredient;
  lines: readonly ReturnLine[];
  /** What is out, as the ledger has it. */
  withdrawn: number;
  returned: number;
  /** What was entered for it and is no amount: it stands at each of its lines, for the contract to refuse. */
  refused: string | undefined;
};

/** What is out for an event, by ingredient as it stands on the shelf, with what was entered as returned. */
export function returnItems(
  drinks: readonly DrinkValues[],
  { stockUse }: Pick<CateringEvent, "stockUse">,
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
