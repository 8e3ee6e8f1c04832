import { groupBy } from "#shared/group-by.ts";
import { amountOf, type DrinkValues, type LineValues } from "./event-form.ts";

export type ReturnLine = {
  ingredientId: number;
  drinkName: string;
  unit: LineValues["unit"];
  plannedQuantity: number;
  /** As a plain number's text: it may have more decimals than one that was typed. */
  returnQuantity: string;
  path: `drinks.${number}.ingredients.${number}.returnQuantity`;
};

/** The lines of all drinks, by ingredient: what comes back is counted so. */
export function returnLines(drinks: readonly DrinkValues[]): Map<number, ReturnLine[]> {
  const lines = drinks.flatMap(({ drinkName, ingredients }, drink) =>
    ingredients.map(
      ({ ingredientId, unit, plannedQuantity, returnQuantity }, line): ReturnLine => ({
        ingredientId,
        drinkName,
        unit,
        plannedQuantity: amountOf(plannedQuantity),
        returnQuantity: String(amountOf(returnQuantity)),
        path: `drinks.${drink}.ingredients.${line}.returnQuantity`,
      }),
    ),
  );
  return groupBy(lines, ({ ingredientId }) => ingredientId);
}
