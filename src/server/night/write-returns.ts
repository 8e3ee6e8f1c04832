import type { CompanyData } from "#server/db/company/company-data.ts";
import { isAnyOf } from "#server/db/is-any-of.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { readPlan } from "#server/events/event-json.ts";
import { replaceDrinks } from "#server/events/write-event-parts.ts";
import type { EventLine } from "#shared/events/plan-contract.ts";
import { groupBy } from "#shared/group-by.ts";
import { returnedAmount, sharedReturn } from "#shared/night/return-amounts.ts";

/**
 * Splits what came back of each ingredient, in its stock unit, among the lines of the event's drinks. Lines that say so
 * already, since the event was saved with them, are left alone. What was also planned as another item comes last and
 * takes the rest, which is stored nowhere: the ledger has the sum.
 */
export async function writeReturns(
  tx: CompanyData,
  id: number,
  quantities: ReadonlyMap<number, number>,
): Promise<void> {
  const { drinks, supplies } = await readPlan(tx, id);
  const lines = groupBy(
    drinks.flatMap((drink) => drink.ingredients),
    ({ ingredientId }) => ingredientId,
  );
  const stock = await tx.list(ingredients, isAnyOf(ingredients.id, [...lines.keys()]));
  const shares = new Map<EventLine, number>();
  for (const ingredient of stock) {
    const own = lines.get(ingredient.id) ?? [];
    const back = quantities.get(ingredient.id) ?? 0;
    if (returnedAmount(own, ingredient) === back) continue;
    const besides = supplies.filter(({ ingredientId }) => ingredientId === ingredient.id);
    const split = sharedReturn(back, [...own, ...besides], ingredient);
    own.forEach((line, position) => void shares.set(line, Number(split[position])));
  }
  if (shares.size === 0) return;
  const withReturns = drinks.map((drink) => ({
    ...drink,
    ingredients: drink.ingredients.map((line) => ({
      ...line,
      returnQuantity: shares.get(line) ?? line.returnQuantity,
    })),
  }));
  await replaceDrinks(tx, id, withReturns);
}
