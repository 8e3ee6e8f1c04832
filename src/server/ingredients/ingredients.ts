import { eq } from "drizzle-orm";
import type { CompanyData } from "#server/db/company-data.ts";
import { eventIngredients } from "#server/db/schema/event-parts.ts";
import { ingredients, stockMovements } from "#server/db/schema/stock.ts";
import { byName, nextVersion, refuseOldVersion } from "#server/db/versions.ts";
import { AppError, notFound } from "#server/http/errors.ts";
import { LARGEST_AMOUNT } from "#shared/amount.ts";
import { exact, minus, plus, rounded } from "#shared/exact.ts";
import type { EntryInput, Ingredient, IngredientInput } from "#shared/ingredients/contract.ts";
import { averageUnitCost, stockValue, unitCost } from "#shared/ingredients/unit-cost.ts";
import { reservedQuantities } from "./reserved-quantities.ts";

export const INGREDIENT_MISSING = "Ingrediente não encontrado";

type IngredientRow = typeof ingredients.$inferSelect;

export async function listIngredients(data: CompanyData): Promise<Ingredient[]> {
  const rows = await data.list(ingredients, undefined, byName(ingredients.name), ingredients.id);
  const reserved = await reservedQuantities(data, rows);
  return rows.map((row) => presentIngredient(row, reserved.get(row.id)));
}

export const createIngredient = (data: CompanyData, input: IngredientInput) =>
  data.transaction(async (tx) => {
    const row = await tx.insert(ingredients, newIngredient(input));
    await recordMovements(tx, [movement(row, "entrada", row.quantity)]);
    return presentIngredient(row);
  });

/** What a person enters is the truth: a changed quantity is an adjustment in the ledger. */
export const updateIngredient = (data: CompanyData, id: number, input: IngredientInput) =>
  data.transaction(async (tx) => {
    const present = await lockIngredient(tx, id);
    refuseOldVersion(input.version, present.version);
    return change(tx, present, editedIngredient(present, input), "ajuste");
  });

/** Buying more adds to quantity and value, so that the unit cost becomes the weighted average. */
export const recordEntry = (data: CompanyData, id: number, bought: EntryInput) =>
  data.transaction(async (tx) => {
    const present = await lockIngredient(tx, id);
    const quantity = rounded(plus(exact(present.quantity), exact(bought.quantity)), 2);
    const cost = averageUnitCost({ quantity: present.quantity, unitCost: present.unitCost }, bought);
    const value = stockValue(quantity, cost);
    if (quantity > LARGEST_AMOUNT || value > LARGEST_AMOUNT) {
      throw new AppError(400, "O estoque não pode passar de 99.999.999,99");
    }
    return change(tx, present, { quantity, pricePerUnit: String(value), unitCost: String(cost) }, "entrada");
  });

export function newIngredient({ version: _version, ...input }: IngredientInput) {
  const cost = unitCost({ quantity: input.quantity, price: input.pricePerUnit });
  return { ...input, pricePerUnit: String(input.pricePerUnit), unitCost: String(cost) };
}

export function editedIngredient(present: IngredientRow, { version: _version, ...input }: IngredientInput) {
  // A yield that is not named stays; null takes it away.
  const { yieldQuantity = present.yieldQuantity, yieldUnit = present.yieldUnit } = input;
  return {
    ...input,
    yieldQuantity,
    yieldUnit,
    pricePerUnit: String(input.pricePerUnit),
    unitCost: enteredUnitCost(present, input),
  };
}

/** Kept while nothing about quantity or price was entered anew, and when the last of it is gone. */
function enteredUnitCost(present: IngredientRow, input: IngredientInput): string {
  const isSame = input.quantity === present.quantity && input.pricePerUnit === Number(present.pricePerUnit);
  if (isSame || input.quantity <= 0) return present.unitCost;
  return String(unitCost({ quantity: input.quantity, price: input.pricePerUnit }));
}

type Change = Partial<Omit<typeof ingredients.$inferInsert, "id" | "companyId" | "version">>;

async function change(tx: CompanyData, present: IngredientRow, changes: Change, kind: EnteredKind) {
  const changed = await tx.update(ingredients, present.id, {
    ...changes,
    version: nextVersion(ingredients.version),
  });
  if (!changed) throw notFound(INGREDIENT_MISSING);
  await recordMovements(tx, [movement(changed, kind, quantityDelta(present, changed))]);
  const reserved = await reservedQuantities(tx, [changed], eq(eventIngredients.ingredientId, changed.id));
  return presentIngredient(changed, reserved.get(changed.id));
}

type EnteredKind = "entrada" | "ajuste";
type Movement = ReturnType<typeof movement>;

type Quantity = { quantity: number };

export const quantityDelta = (before: Quantity, after: Quantity) =>
  rounded(minus(exact(after.quantity), exact(before.quantity)), 2);

export const movement = (
  row: Pick<IngredientRow, "id" | "unitCost">,
  kind: EnteredKind,
  quantityDelta: number,
) => ({
  ingredientId: row.id,
  kind,
  quantityDelta,
  unitCost: row.unitCost,
});

/** To be called in the transaction of the change itself: quantity and ledger are never apart. */
export async function recordMovements(tx: CompanyData, movements: readonly Movement[]) {
  const moved = movements.filter(({ quantityDelta }) => quantityDelta !== 0);
  if (moved.length === 0) return;
  await tx.insertAll(
    stockMovements,
    moved.map((each) => ({ ...each, userId: tx.userId })),
  );
}

async function lockIngredient(tx: CompanyData, id: number): Promise<IngredientRow> {
  const [row] = await tx.lock(ingredients, [id]);
  if (!row) throw notFound(INGREDIENT_MISSING);
  return row;
}

const presentIngredient = (row: IngredientRow, reservedQuantity = 0): Ingredient => ({
  ...row,
  unitCost: Number(row.unitCost),
  reservedQuantity,
  createdAt: row.createdAt.toISOString(),
});
