import type { CompanyData } from "#server/db/company/company-data.ts";
import { isAnyOf } from "#server/db/is-any-of.ts";
import { drinkIngredients, drinks } from "#server/db/schema/drinks.ts";
import { parts } from "#server/db/statement-parts.ts";
import { nextVersion } from "#server/db/versions.ts";
import { groupBy } from "#shared/group-by.ts";
import type { RecipeBefore } from "#shared/ingredients/merge/before-merge.ts";
import { type Merge, mergedLines } from "#shared/ingredients/merge/merged-lines.ts";
import { recipeLines } from "./merge-uses.ts";
import { refuseLargeAmounts } from "./refuse-large-amounts.ts";

type DrinkRow = typeof drinks.$inferSelect;
type Line = Omit<typeof drinkIngredients.$inferSelect, "companyId">;

/** Writes the second ingredient into recipes that name the first; returns them as they were. */
export async function rewriteRecipes(
  tx: CompanyData,
  merge: Merge,
  locked: readonly DrinkRow[],
): Promise<RecipeBefore[]> {
  const ids = locked.map(({ id }) => id);
  const byDrink = groupBy(await recipeLines(tx, ids), ({ drinkId }) => drinkId);
  const merged = [...byDrink.values()].flatMap((lines) => mergedLines(lines, ["quantity"], merge));
  refuseLargeAmounts(merged.map(({ quantity }) => quantity));
  await replaceLines(tx, ids, merged);
  await countUp(tx, ids);
  return locked.map(({ id, version }) => ({
    id,
    version: version + 1,
    lines: (byDrink.get(id) ?? []).map(({ ingredientId, position, unit, quantity }) => ({
      ingredientId,
      position,
      unit,
      quantity,
    })),
  }));
}

export async function putRecipesBack(tx: CompanyData, recipes: readonly RecipeBefore[]): Promise<void> {
  const ids = recipes.map(({ id }) => id);
  await replaceLines(
    tx,
    ids,
    recipes.flatMap(({ id, lines }) => lines.map((line) => ({ ...line, drinkId: id }))),
  );
  await countUp(tx, ids);
}

async function replaceLines(tx: CompanyData, drinkIds: readonly number[], lines: readonly Line[]) {
  await tx.remove(drinkIngredients, isAnyOf(drinkIngredients.drinkId, drinkIds));
  for (const part of parts(lines)) await tx.insertAll(drinkIngredients, part);
}

async function countUp(tx: CompanyData, ids: readonly number[]) {
  await tx.updateWhere(drinks, { version: nextVersion(drinks.version) }, isAnyOf(drinks.id, ids));
}
