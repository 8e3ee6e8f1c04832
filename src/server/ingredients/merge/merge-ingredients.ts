import { sql } from "drizzle-orm";
import { recordData } from "#server/activity/record-data-change.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { drinks } from "#server/db/schema/drinks.ts";
import { events } from "#server/db/schema/events.ts";
import { ingredientMerges, ingredients } from "#server/db/schema/stock.ts";
import { nextVersion } from "#server/db/versions.ts";
import { AppError, conflict, notFound } from "#server/http/errors.ts";
import { readIngredient } from "#server/ingredients/ingredient-json.ts";
import { movement, recordMovements, refuseTooMuchStock } from "#server/ingredients/ingredients.ts";
import { INGREDIENT_MISSING } from "#shared/ingredients/contract.ts";
import { MERGED } from "#shared/ingredients/enumerations.ts";
import type { BeforeMerge } from "#shared/ingredients/merge/before-merge.ts";
import type { MergeInput } from "#shared/ingredients/merge/contract.ts";
import { mergeFactor } from "#shared/ingredients/merge/merge-factor.ts";
import { withMergeNote } from "#shared/ingredients/merge/merge-texts.ts";
import { mergedStock } from "#shared/ingredients/merge/merged-stock.ts";
import { takenOver } from "#shared/ingredients/merge/taken-over.ts";
import { roundedText } from "#shared/numbers/exact.ts";
import { refuseOut, type Uses, usesOf } from "./merge-uses.ts";
import { rewriteCounts } from "./rewrite-counts.ts";
import { rewritePlans } from "./rewrite-plans.ts";
import { rewriteRecipes } from "./rewrite-recipes.ts";

type IngredientRow = typeof ingredients.$inferSelect;

/**
 * Merges an ingredient into another: its stock and value move there, recipes, coming events and waiting counts name the
 * other, and it is archived. Answers the other.
 */
export const mergeIngredients = (data: CompanyData, id: number, { into, factor: entered }: MergeInput) =>
  data.transaction(async (tx) => {
    if (into === id) throw new AppError(400, ITSELF, issueAt("into", ITSELF));
    const locked = await lockUses(tx, id);
    const [first, second] = await lockBoth(tx, id, into);
    if (!isSame(locked.uses, await usesOf(tx, id))) {
      throw conflict(`Receitas ou eventos com ${first.name} mudaram agora. Tente de novo.`);
    }
    const measured = mergeFactor(first, second, entered);
    if ("problem" in measured) throw new AppError(400, measured.problem, issueAt("factor", measured.problem));
    const { factor } = measured;
    const taken = takenOver(first, second, factor);
    await refuseOut(tx, first, second, taken.yieldUnit !== second.yieldUnit);
    const stock = mergedStock(first, second, factor);
    refuseTooMuchStock(stock.second);

    const merge = { first, second: { ...second, ...taken }, factor };
    const before = {
      first: { ...stockOf(first), version: first.version + 1, observations: first.observations },
      second: { ...stockOf(second), ...measuresOf(second), version: second.version + 1 },
      recipes: await rewriteRecipes(tx, merge, locked.drinks),
      plans: await rewritePlans(tx, merge, second.name, locked.events),
      counts: await rewriteCounts(tx, merge),
    } satisfies BeforeMerge;
    const { id: mergeId } = await tx.insert(ingredientMerges, {
      ingredientId: id,
      intoId: into,
      factor: roundedText(factor, 12),
      before,
      userId: tx.userId,
    });
    await tx.update(ingredients, id, {
      quantity: 0,
      pricePerUnit: "0",
      archivedAt: sql`now()`,
      observations: withMergeNote(first.observations, second.name),
      version: nextVersion(ingredients.version),
    });
    await tx.update(ingredients, into, {
      ...stock.second,
      ...taken,
      version: nextVersion(ingredients.version),
    });
    const { quantity, unitCost } = stock.arriving;
    await recordMovements(tx, [
      { ...movement(first, MERGED, -first.quantity), mergeId },
      { ...movement({ ...merge.second, unitCost }, MERGED, quantity), mergeId },
    ]);
    await recordData(tx, "ingredient_merged", id, { into: second.name });
    return readIngredient(tx, into);
  });

const ITSELF = "Escolha outro item";

const issueAt = (path: string, message: string) => ({ issues: [{ path, message }] });

/** Events before drinks before ingredients, each in the order of their ids: the order of everybody. */
async function lockUses(tx: CompanyData, id: number) {
  const uses = await usesOf(tx, id);
  return {
    uses,
    events: await tx.lock(events, uses.eventIds),
    drinks: await tx.lock(drinks, uses.drinkIds),
  };
}

/** Also waits for whoever is writing one of them into a recipe or an event. */
async function lockBoth(tx: CompanyData, id: number, into: number): Promise<[IngredientRow, IngredientRow]> {
  const rows = await tx.lock(ingredients, [id, into], undefined, "update");
  const [first, second] = [id, into].map((wanted) => rows.find((row) => row.id === wanted));
  if (!first) throw notFound(INGREDIENT_MISSING);
  if (!second) throw new AppError(400, INGREDIENT_MISSING, issueAt("into", INGREDIENT_MISSING));
  const archived = [first, second].find(({ archivedAt }) => archivedAt !== null);
  if (archived) throw conflict(`${archived.name} está arquivado e não pode ser juntado`);
  return [first, second];
}

const isSame = (one: Uses, other: Uses) => JSON.stringify(one) === JSON.stringify(other);

const stockOf = ({ quantity, unitCost, pricePerUnit }: IngredientRow) => ({
  quantity,
  unitCost,
  pricePerUnit,
});

const measuresOf = (row: IngredientRow) => {
  const { yieldQuantity, yieldUnit, packName, packQuantity, packMultiple } = row;
  return { yieldQuantity, yieldUnit, packName, packQuantity, packMultiple };
};
