import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { recordData } from "#server/activity/record-data-change.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { drinks } from "#server/db/schema/drinks.ts";
import { events } from "#server/db/schema/events.ts";
import { eventCounts } from "#server/db/schema/night.ts";
import { ingredientMerges, ingredients, stockMovements } from "#server/db/schema/stock.ts";
import { nextVersion } from "#server/db/versions.ts";
import { conflict, notFound } from "#server/http/errors.ts";
import { readIngredient } from "#server/ingredients/ingredient-json.ts";
import { recordMovements } from "#server/ingredients/ingredients.ts";
import { reversing } from "#server/ingredients/reversing-movement.ts";
import { INGREDIENT_MISSING } from "#shared/ingredients/contract.ts";
import type { CountBefore } from "#shared/ingredients/merge/before-merge.ts";
import { canUndoMerge, changedSinceMerge, MERGE_TOO_OLD } from "#shared/ingredients/merge/merge-texts.ts";
import { writeCount } from "./rewrite-counts.ts";
import { putPlansBack } from "./rewrite-plans.ts";
import { putRecipesBack } from "./rewrite-recipes.ts";

type MergeRow = typeof ingredientMerges.$inferSelect;

/**
 * Takes a merge back: everything that it wrote becomes what it was, to the last digit. Only within a day, and only if
 * none of that was changed since, by the versions of the rows. Answers the ingredient that is back.
 */
export const unmergeIngredient = (data: CompanyData, id: number) =>
  data.transaction(async (tx) => {
    const merge = await latestMerge(tx, id);
    const { first, second, recipes, plans, counts } = merge.before;
    // The order of everybody, as for the merge.
    const eventRows = await tx.lock(events, idsOf(plans));
    const drinkRows = await tx.lock(drinks, idsOf(recipes));
    const both = await tx.lock(ingredients, [id, merge.intoId], undefined, "update");
    if ((await tx.find(ingredientMerges, merge.id))?.undoneAt) throw conflict(NOT_MERGED);
    refuseChanged(both, [
      { id, ...first },
      { id: merge.intoId, ...second },
    ]);
    refuseChanged(drinkRows, recipes);
    refuseChanged(eventRows, plans);
    await refuseSettled(tx, merge.intoId, counts);

    await putRecipesBack(tx, recipes);
    await putPlansBack(tx, plans);
    for (const count of counts) await writeCount(tx, count, id);
    const raised = { version: nextVersion(ingredients.version) };
    const { version: _first, ...ofFirst } = first;
    const { version: _second, ...ofSecond } = second;
    await tx.update(ingredients, id, { ...ofFirst, archivedAt: null, ...raised });
    await tx.update(ingredients, merge.intoId, { ...ofSecond, ...raised });
    await recordMovements(tx, (await movementsOf(tx, merge.id)).map(opposite));
    await tx.update(ingredientMerges, merge.id, { undoneAt: sql`now()` });
    const into = both.find((row) => row.id === merge.intoId);
    await recordData(tx, "ingredient_unmerged", id, { into: into?.name });
    return readIngredient(tx, id);
  });

const NOT_MERGED = "Este item não está juntado a outro";

async function latestMerge(tx: CompanyData, id: number): Promise<MergeRow> {
  if (!(await tx.find(ingredients, id))) throw notFound(INGREDIENT_MISSING);
  const isOpen = and(eq(ingredientMerges.ingredientId, id), isNull(ingredientMerges.undoneAt));
  const [merge] = await tx.list(ingredientMerges, isOpen, desc(ingredientMerges.id));
  if (!merge) throw conflict(NOT_MERGED);
  if (!canUndoMerge(merge.createdAt, tx.now)) throw conflict(MERGE_TOO_OLD);
  return merge;
}

const idsOf = (written: readonly { id: number }[]) => written.map(({ id }) => id);

type Versioned = { id: number; version: number };

function refuseChanged(present: readonly (Versioned & { name: string })[], written: readonly Versioned[]) {
  for (const { id, version } of written) {
    const row = present.find((each) => each.id === id);
    if (row?.version !== version) throw conflict(changedSinceMerge(row?.name ?? "Algo"));
  }
}

/** Refuses if a return has taken account of a count meanwhile. */
async function refuseSettled(tx: CompanyData, ingredientId: number, counts: readonly CountBefore[]) {
  if (counts.length === 0) return;
  const waiting = await tx.list(
    eventCounts,
    and(eq(eventCounts.ingredientId, ingredientId), isNull(eventCounts.settledStep)),
  );
  const ids = new Set(waiting.map(({ id }) => id));
  if (counts.some(({ id }) => !ids.has(id))) throw conflict(changedSinceMerge("Uma contagem"));
}

const movementsOf = (tx: CompanyData, mergeId: number) =>
  tx.list(stockMovements, eq(stockMovements.mergeId, mergeId), stockMovements.id);

const opposite = (row: typeof stockMovements.$inferSelect) => ({
  ...reversing(row),
  mergeId: row.mergeId,
  // Not -0.
  quantityDelta: 0 - row.quantityDelta,
});
