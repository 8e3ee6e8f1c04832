import { and, desc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
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
import { byId, groupBy } from "#shared/group-by.ts";
import { INGREDIENT_MISSING } from "#shared/ingredients/contract.ts";
import type { CountBefore } from "#shared/ingredients/merge/before-merge.ts";
import { canUndoMerge, changedSinceMerge, MERGE_TOO_OLD } from "#shared/ingredients/merge/merge-texts.ts";
import { writeCount } from "./rewrite-counts.ts";
import { putPlansBack } from "./rewrite-plans.ts";
import { putRecipesBack } from "./rewrite-recipes.ts";

type MergeRow = typeof ingredientMerges.$inferSelect;

/**
 * Takes a merge back: everything that it wrote becomes what it was, to the last digit. Only within a day, and only if
 * none of that was changed since, by the versions of the rows; later merges that were undone count as no change. Answers the ingredient that is back.
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
    const undone = await undoneSince(tx, merge);
    const pair = [
      { id, ...first },
      { id: merge.intoId, ...second },
    ];
    refuseChanged(both, pair, undone.pairs);
    refuseChanged(drinkRows, recipes, undone.recipes);
    refuseChanged(eventRows, plans, undone.plans);
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

/** The rows that later merges wrote and their undoing put back, each as often as that happened. */
async function undoneSince(tx: CompanyData, { id }: MergeRow) {
  const { before, ingredientId, intoId, undoneAt } = ingredientMerges;
  const ids = (path: string) => sql<number[]>`jsonb_path_query_array(${before}, ${path}::jsonpath)`;
  const merges = await tx.select(
    { ingredientId, intoId, recipes: ids("$.recipes[*].id"), plans: ids("$.plans[*].id") },
    { from: ingredientMerges, where: and(gt(ingredientMerges.id, id), isNotNull(undoneAt)) },
  );
  return {
    pairs: merges.flatMap((merge) => [merge.ingredientId, merge.intoId]),
    recipes: merges.flatMap(({ recipes }) => recipes),
    plans: merges.flatMap(({ plans }) => plans),
  };
}

const idsOf = (written: readonly { id: number }[]) => written.map(({ id }) => id);

type Versioned = { id: number; version: number };

/** Every write raises a version by one, so that a merge and its undoing raise it by two. */
function refuseChanged(
  present: readonly (Versioned & { name: string })[],
  written: readonly Versioned[],
  undone: readonly number[],
) {
  const times = groupBy(undone, (id) => id);
  const rows = byId(present);
  for (const { id, version } of written) {
    const row = rows.get(id);
    if (row?.version !== version + 2 * (times.get(id)?.length ?? 0)) {
      throw conflict(changedSinceMerge(row?.name ?? "Algo"));
    }
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
