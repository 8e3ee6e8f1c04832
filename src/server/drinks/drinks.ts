import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { byName } from "#server/db/by-name.ts";
import type { CompanyData } from "#server/db/company-data.ts";
import { drinkIngredients, drinks } from "#server/db/schema/drinks.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { nextVersion, refuseOldVersion } from "#server/db/versions.ts";
import { AppError, notFound } from "#server/http/errors.ts";
import type { Drink, DrinkInput } from "#shared/drinks/contract.ts";
import type { RecipeLine } from "#shared/drinks/drink-cost.ts";
import { groupBy } from "#shared/group-by.ts";

/** The page looks for 'not found' in it and shows words of its own. */
export const DRINK_MISSING = "Drink not found: não encontrado ou não pertence à sua empresa";

type DrinkRow = typeof drinks.$inferSelect;

export const listDrinks = (data: CompanyData): Promise<Drink[]> => data.snapshot(readDrinks);

async function readDrinks(data: CompanyData): Promise<Drink[]> {
  const rows = await data.list(drinks, isNull(drinks.deletedAt), byName(drinks.name), drinks.id);
  const lines = await data.select(
    {
      drinkId: drinkIngredients.drinkId,
      ingredientId: drinkIngredients.ingredientId,
      quantity: drinkIngredients.quantity,
      unit: drinkIngredients.unit,
    },
    {
      from: drinkIngredients,
      joins: [[drinks, and(eq(drinks.id, drinkIngredients.drinkId), isNull(drinks.deletedAt))]],
      orderBy: [drinkIngredients.drinkId, drinkIngredients.position],
    },
  );
  const byDrink = groupBy(lines, ({ drinkId }) => drinkId);
  return rows.map((row) =>
    presentDrink(
      row,
      (byDrink.get(row.id) ?? []).map(({ drinkId: _drinkId, ...line }) => line),
    ),
  );
}

export const createDrink = (data: CompanyData, input: DrinkInput) =>
  data.transaction(async (tx) => {
    await requireOwnIngredients(tx, input.ingredients);
    const row = await tx.insert(drinks, { name: input.name });
    await writeRecipe(tx, row.id, input.ingredients);
    return presentDrink(row, input.ingredients);
  });

export const updateDrink = (data: CompanyData, id: number, input: DrinkInput) =>
  data.transaction(async (tx) => {
    const present = await lockDrink(tx, id);
    refuseOldVersion(input.version, present.version);
    await requireOwnIngredients(tx, input.ingredients);
    const row = await tx.update(drinks, id, { name: input.name, version: nextVersion(drinks.version) });
    await tx.remove(drinkIngredients, eq(drinkIngredients.drinkId, id));
    await writeRecipe(tx, id, input.ingredients);
    return presentDrink(row ?? present, input.ingredients);
  });

/** It leaves the list; the events that use it keep their lines. */
export const deleteDrink = (data: CompanyData, id: number) =>
  data.transaction(async (tx) => {
    await lockDrink(tx, id);
    await tx.update(drinks, id, { deletedAt: sql`now()`, version: nextVersion(drinks.version) });
  });

async function lockDrink(tx: CompanyData, id: number): Promise<DrinkRow> {
  const [row] = await tx.lock(drinks, [id], isNull(drinks.deletedAt));
  if (!row) throw notFound(DRINK_MISSING);
  return row;
}

async function requireOwnIngredients(tx: CompanyData, lines: readonly RecipeLine[]): Promise<void> {
  const wanted = [...new Set(lines.map(({ ingredientId }) => ingredientId))];
  const found = await tx.select(
    { id: ingredients.id },
    { from: ingredients, where: inArray(ingredients.id, wanted) },
  );
  const own = new Set(found.map(({ id }) => id));
  const issues = lines.flatMap(({ ingredientId }, index) =>
    own.has(ingredientId)
      ? []
      : [{ path: `ingredients.${index}.ingredientId`, message: "Ingrediente não encontrado" }],
  );
  if (issues.length > 0) throw new AppError(400, "Ingrediente não encontrado", { issues });
}

async function writeRecipe(tx: CompanyData, drinkId: number, lines: readonly RecipeLine[]): Promise<void> {
  await tx.insertAll(
    drinkIngredients,
    lines.map((line, position) => ({ ...line, drinkId, position })),
  );
}

const presentDrink = (
  { deletedAt: _deletedAt, createdAt, ...row }: DrinkRow,
  lines: RecipeLine[],
): Drink => ({
  ...row,
  ingredients: lines,
  createdAt: createdAt.toISOString(),
});
