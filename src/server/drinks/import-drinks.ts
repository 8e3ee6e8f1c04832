import { isNotNull, isNull } from "drizzle-orm";
import { recordChanges } from "#server/activity/record-data-change.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { lockMany } from "#server/db/company/lock-many.ts";
import { missingRows } from "#server/db/company/missing-rows.ts";
import { isAnyOf } from "#server/db/is-any-of.ts";
import { drinkIngredients, drinks } from "#server/db/schema/drinks.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { parts } from "#server/db/statement-parts.ts";
import { type Issue, refuseIssues } from "#server/http/errors.ts";
import { importRecords } from "#server/imports/import-records.ts";
import { unarchiveForRecipe } from "#server/ingredients/archive-ingredient.ts";
import { ingredientChanges, newIngredient } from "#server/ingredients/ingredients.ts";
import { lockIngredients } from "#server/ingredients/lock-ingredients.ts";
import type { RecipeLine } from "#shared/drinks/drink-cost.ts";
import type { ImportedDrink } from "#shared/drinks/drink-import.ts";
import type {
  DrinkImportResult,
  ImportedLine,
  UnstockedIngredient,
} from "#shared/drinks/drink-import-contract.ts";
import { INGREDIENT_MISSING } from "#shared/ingredients/contract.ts";
import { NONE_IN_STOCK } from "#shared/ingredients/other-brand.ts";
import { nameKey } from "#shared/text/name-key.ts";

const isPresent = isNull(drinks.deletedAt);

/** Imports all drinks or none, with the ingredients that the stock lacks. */
export const importDrinks = (
  data: CompanyData,
  rows: readonly ImportedDrink[],
  newIngredients: readonly UnstockedIngredient[],
): Promise<DrinkImportResult> =>
  importRecords(data, rows, {
    action: "drinks_imported",
    repeated: "Drink repetido",
    missing: "Drink não encontrado",
    taken: (name) => `Já existe um drink chamado "${name}". Recarregue e tente de novo.`,
    lock: (tx, ids) => lockMany(tx, drinks, ids, isPresent),
    names: (tx) => tx.select({ name: drinks.name }, { from: drinks, where: isPresent }),
    async write(tx, { created, edits }) {
      const { idByName, count } = await createIngredients(tx, newIngredients);
      const recipes = await recipesOf(tx, rows, idByName);
      const made = [];
      for (const part of parts(created.map(({ name }) => ({ name })))) {
        made.push(...(await tx.insertAll(drinks, part)));
      }
      for (const part of parts(edits.map(({ input: { id, name } }) => ({ id, name })))) {
        await tx.updateEach(drinks, ["name"], part);
        const ids = part.map(({ id }) => id);
        await tx.remove(drinkIngredients, isAnyOf(drinkIngredients.drinkId, ids));
      }
      // Names are unique among the new drinks, so that a name finds its row.
      const idOfNew = new Map(made.map(({ id, name }) => [nameKey(name), id]));
      const lines = rows.flatMap((row, place) => {
        const drinkId = row.id ?? (idOfNew.get(nameKey(row.name)) as number);
        return (recipes[place] ?? []).map((line, position) => ({ ...line, drinkId, position }));
      });
      for (const part of parts(lines)) await tx.insertAll(drinkIngredients, part);
      await unarchiveForRecipe(tx, [...new Set(lines.map(({ ingredientId }) => ingredientId))]);
      return { ingredients: count };
    },
  });

/** Creates the ingredients with nothing in stock; one whose name is there by now is used, with its own yield. */
async function createIngredients(tx: CompanyData, wanted: readonly UnstockedIngredient[]) {
  if (wanted.length === 0) return { idByName: new Map<string, number>(), count: 0 };
  const present = await tx.select(
    { id: ingredients.id, name: ingredients.name },
    // Of two of one name the one that is not archived.
    { from: ingredients, orderBy: [isNotNull(ingredients.archivedAt), ingredients.id] },
  );
  const idByName = new Map(present.toReversed().map(({ id, name }) => [nameKey(name), id]));
  const missing = new Map(
    wanted.filter(({ name }) => !idByName.has(nameKey(name))).map((one) => [nameKey(one.name), one]),
  );
  await giveYields(
    tx,
    new Map(
      wanted.flatMap((one) => {
        const id = idByName.get(nameKey(one.name));
        return id !== undefined && one.yieldQuantity ? [[id, one]] : [];
      }),
    ),
  );
  for (const part of parts([...missing.values()])) {
    const rows = await tx.insertAll(
      ingredients,
      part.map((one) => newIngredient({ ...one, ...NONE_IN_STOCK })),
    );
    for (const { id, name } of rows) idByName.set(nameKey(name), id);
  }
  // Only those that were asked for may be named by a recipe.
  const named = wanted.map(({ name }): [string, number] => [
    nameKey(name),
    idByName.get(nameKey(name)) as number,
  ]);
  return { idByName: new Map(named), count: missing.size };
}

/** Gives ingredients that are there the yield they are wanted with, where they have none and the same unit. */
async function giveYields(tx: CompanyData, wanted: ReadonlyMap<number, UnstockedIngredient>) {
  if (wanted.size === 0) return;
  const changed = (await lockIngredients(tx, [...wanted.keys()])).flatMap((present) => {
    const { unit, yieldQuantity = null, yieldUnit = null } = wanted.get(present.id) as UnstockedIngredient;
    if (present.unit !== unit || present.yieldUnit !== null) return [];
    return [{ present, edited: { ...present, yieldQuantity, yieldUnit } }];
  });
  for (const part of parts(changed)) {
    await tx.updateEach(
      ingredients,
      ["yieldQuantity", "yieldUnit"],
      part.map(({ edited }) => edited),
    );
  }
  for (const { present, edited } of changed) {
    await recordChanges(tx, "ingredient_changed", present.id, ingredientChanges(present, edited));
  }
}

/** The recipes with the ids of their ingredients, all of them the company's own. */
async function recipesOf(
  tx: CompanyData,
  rows: readonly ImportedDrink[],
  idByName: ReadonlyMap<string, number>,
): Promise<RecipeLine[][]> {
  const issues: Issue[] = [];
  const named: { id: number; path: string }[] = [];
  const recipes = rows.map(({ ingredients: lines }, row) =>
    lines.map(({ ingredient, quantity, unit }: ImportedLine, position): RecipeLine => {
      const path = `rows.${row}.ingredients.${position}.ingredient`;
      const id = typeof ingredient === "number" ? ingredient : idByName.get(nameKey(ingredient));
      if (id === undefined) issues.push({ path, message: INGREDIENT_MISSING });
      else named.push({ id, path });
      return { ingredientId: id ?? 0, quantity, unit };
    }),
  );
  refuseIssues([...issues, ...(await missingRows(tx, ingredients, named, INGREDIENT_MISSING))]);
  return recipes;
}
