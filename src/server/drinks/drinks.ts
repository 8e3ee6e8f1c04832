import { asc, eq, isNull, sql } from "drizzle-orm";
import { recordChanges, recordData } from "#server/activity/record-data-change.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { JsonList } from "#server/db/company/json-list.ts";
import { missingRows } from "#server/db/company/missing-rows.ts";
import { jsonObject } from "#server/db/json-sql.ts";
import { orderByName } from "#server/db/order-by-name.ts";
import { auditEntries } from "#server/db/schema/audit.ts";
import { drinkIngredients, drinks } from "#server/db/schema/drinks.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { nextVersion, refuseOldVersion } from "#server/db/versions.ts";
import { notFound, refuseIssues } from "#server/http/errors.ts";
import { unarchiveForRecipe } from "#server/ingredients/archive-ingredient.ts";
import { changesOf } from "#shared/activity/changes.ts";
import type { Drink, DrinkInput } from "#shared/drinks/contract.ts";
import type { RecipeLine } from "#shared/drinks/drink-cost.ts";

/** Message in which the page looks for 'not found' to show words of its own. */
export const DRINK_MISSING = "Drink not found: não encontrado ou não pertence à sua empresa";

const lineJson = jsonObject<RecipeLine>({
  ingredientId: drinkIngredients.ingredientId,
  quantity: drinkIngredients.quantity,
  unit: drinkIngredients.unit,
});

export const drinkList = new JsonList<Drink>({
  name: "drinks",
  mayBeStored: true,
  from: drinks,
  item: (own) =>
    jsonObject<Drink>({
      id: drinks.id,
      companyId: drinks.companyId,
      name: drinks.name,
      description: drinks.description,
      version: drinks.version,
      ingredients: own.jsonArray(lineJson, {
        from: drinkIngredients,
        where: eq(drinkIngredients.drinkId, drinks.id),
        orderBy: [drinkIngredients.position],
      }),
      createdAt: drinks.createdAt,
    }),
  where: isNull(drinks.deletedAt),
  orderBy: [orderByName(drinks.name), drinks.id],
});

export const createDrink = (data: CompanyData, input: DrinkInput) =>
  data.transaction(async (tx) => {
    await requireOwnIngredients(tx, input.ingredients);
    const { id } = await tx.insert(drinks, { name: input.name, description: input.description });
    await writeRecipe(tx, id, input.ingredients);
    await recordData(tx, "drink_created", id);
    return drinkList.readOne(tx, id);
  });

export const updateDrink = (data: CompanyData, id: number, input: DrinkInput) =>
  data.transaction(async (tx) => {
    const present = await lockDrink(tx, id);
    refuseOldVersion(input.version, present.version);
    await requireOwnIngredients(tx, input.ingredients);
    const { name, description } = input;
    await tx.update(drinks, id, { name, description, version: nextVersion(drinks.version) });
    const recipe = await tx.list(
      drinkIngredients,
      eq(drinkIngredients.drinkId, id),
      asc(drinkIngredients.position),
    );
    await recordChanges(tx, "drink_changed", id, [
      ...changesOf(present, input, ["name", "description"]),
      ...(recipeKey(recipe) === recipeKey(input.ingredients) ? [] : [{ field: "recipe" as const }]),
    ]);
    await tx.remove(drinkIngredients, eq(drinkIngredients.drinkId, id));
    await writeRecipe(tx, id, input.ingredients);
    return drinkList.readOne(tx, id);
  });

const recipeKey = (lines: readonly RecipeLine[]) =>
  JSON.stringify(lines.map(({ ingredientId, quantity, unit }) => [ingredientId, quantity, unit]));

/** Takes a drink off the list; the events that use it keep their lines. */
export const deleteDrink = (data: CompanyData, id: number) =>
  data.transaction(async (tx) => {
    await lockDrink(tx, id);
    await tx.insert(auditEntries, { action: "drink_deleted", userId: tx.userId, subjectId: id });
    await tx.update(drinks, id, { deletedAt: sql`now()`, version: nextVersion(drinks.version) });
  });

async function lockDrink(tx: CompanyData, id: number) {
  const [row] = await tx.lock(drinks, [id], isNull(drinks.deletedAt));
  if (!row) throw notFound(DRINK_MISSING);
  return row;
}

async function requireOwnIngredients(tx: CompanyData, lines: readonly RecipeLine[]): Promise<void> {
  const named = lines.map(({ ingredientId }, index) => ({
    id: ingredientId,
    path: `ingredients.${index}.ingredientId`,
  }));
  refuseIssues(await missingRows(tx, ingredients, named, "Ingrediente não encontrado"));
}

async function writeRecipe(tx: CompanyData, drinkId: number, lines: readonly RecipeLine[]): Promise<void> {
  await tx.insertAll(
    drinkIngredients,
    lines.map((line, position) => ({ ...line, drinkId, position })),
  );
  await unarchiveForRecipe(
    tx,
    lines.map(({ ingredientId }) => ingredientId),
  );
}
