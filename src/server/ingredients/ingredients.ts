import { isNull } from "drizzle-orm";
import { recordChanges, recordData } from "#server/activity/record-data-change.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { ingredients, stockMovements } from "#server/db/schema/stock.ts";
import { nextVersion, refuseOldVersion } from "#server/db/versions.ts";
import { AppError, notFound, refuseIssues } from "#server/http/errors.ts";
import { lockSuppliers } from "#server/suppliers/suppliers.ts";
import { changesOf } from "#shared/activity/changes.ts";
import type { ActivityChange } from "#shared/activity/contract.ts";
import { INGREDIENT_MISSING, type IngredientInput } from "#shared/ingredients/contract.ts";
import { keptPack, packText } from "#shared/ingredients/pack.ts";
import { enteredUnitCost, unitCost } from "#shared/ingredients/unit-cost.ts";
import { exact, minus, rounded } from "#shared/numbers/exact.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { LARGEST_AMOUNT } from "#shared/numbers/largest.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import { readIngredient } from "./ingredient-json.ts";
import { refuseUnitChangeWhileOut } from "./refuse-unit-change.ts";

type IngredientRow = typeof ingredients.$inferSelect;

export const createIngredient = (data: CompanyData, input: IngredientInput) =>
  data.transaction(async (tx) => {
    refuseIssues(await lockSuppliers(tx, [{ id: input.supplierId, path: "supplierId" }]));
    const row = await tx.insert(ingredients, newIngredient(input));
    await recordData(tx, "ingredient_created", row.id);
    // Opening stock: nobody says that it was bought now.
    await recordMovements(tx, [movement(row, "entrada", row.quantity)]);
    return readIngredient(tx, row.id);
  });

/** Edits an ingredient. The entered quantity is the truth: a difference is an adjustment in the ledger. */
export const updateIngredient = (data: CompanyData, id: number, input: IngredientInput) =>
  data.transaction(async (tx) => {
    const issues = await lockSuppliers(tx, [{ id: input.supplierId, path: "supplierId" }]);
    const present = await lockIngredient(tx, id);
    refuseIssues(issues);
    refuseOldVersion(input.version, present.version);
    const edited = editedIngredient(present, input);
    await refuseUnitChangeWhileOut(tx, [{ present, edited }]);
    await recordChanges(tx, "ingredient_changed", id, ingredientChanges(present, edited));
    return changeIngredient(tx, id, edited, adjustments(present, { ...present, ...edited }));
  });

export function newIngredient({ version: _version, ...input }: IngredientInput) {
  const cost = unitCost({ quantity: input.quantity, price: input.pricePerUnit });
  const packMultiple = input.packMultiple ?? 1;
  return { ...input, packMultiple, pricePerUnit: String(input.pricePerUnit), unitCost: cost };
}

export function editedIngredient(present: IngredientRow, { version: _version, ...input }: IngredientInput) {
  // A yield that is not named stays; null for either half takes all of it away.
  const isNamed = input.yieldQuantity !== undefined || input.yieldUnit !== undefined;
  const { yieldQuantity = null, yieldUnit = null } = isNamed ? input : present;
  const { unitWord = input.unit === "unidade" ? present.unitWord : null } = input;
  const { supplierId = present.supplierId } = input;
  return {
    ...input,
    ...editedPack(present, input),
    supplierId,
    unitWord,
    yieldQuantity,
    yieldUnit,
    pricePerUnit: String(input.pricePerUnit),
    unitCost: enteredUnitCost({ ...input, price: input.pricePerUnit }, present),
  };
}

/** A pack that is not named stays, measured in the new unit. */
function editedPack(present: IngredientRow, input: Omit<IngredientInput, "version">) {
  const isNamed = input.packName !== undefined || input.packQuantity !== undefined;
  const { packName = null, packQuantity = null } = isNamed ? input : keptPack(present, input.unit);
  return { packName, packQuantity, packMultiple: input.packMultiple ?? present.packMultiple };
}

/** The names of the fields of an edit in the trail; the quantity has none, since the ledger tells it. */
const toldAs = {
  name: "name",
  category: "category",
  quantity: null,
  unit: "unit",
  unitWord: "unit",
  pricePerUnit: "unitCost",
  minQuantity: "minQuantity",
  yieldQuantity: "yield",
  yieldUnit: "yield",
  packName: "pack",
  packQuantity: "pack",
  packMultiple: "pack",
  supplierId: "supplier",
  observations: "observations",
  version: null,
} as const satisfies Record<keyof IngredientInput, string | null>;

const TOLD = [...new Set(Object.values(toldAs).filter((field) => field !== null))];

type Told = Pick<
  IngredientRow,
  | "name"
  | "category"
  | "unit"
  | "minQuantity"
  | "yieldQuantity"
  | "yieldUnit"
  | "packName"
  | "packQuantity"
  | "packMultiple"
  | "supplierId"
> & {
  unitCost: string;
  unitWord?: IngredientRow["unitWord"];
  observations?: string | null;
};

/** The fields that an edit changes, for its audit entry; the quantity is in the ledger. */
export const ingredientChanges = (before: IngredientRow, after: Told): ActivityChange[] =>
  changesOf(toldFields(before), toldFields(after), TOLD).map(withoutSupplierId);

/** That the supplier changed; ids say nothing to anybody. */
const withoutSupplierId = (change: ActivityChange): ActivityChange =>
  change.field === "supplier" ? { field: change.field } : change;

const toldFields = (row: Told) => ({
  ...row,
  unit: stockUnitText(row),
  unitCost: Number(row.unitCost),
  yield: row.yieldQuantity && row.yieldUnit ? amountText(row.yieldQuantity, row.yieldUnit) : null,
  pack: packText(row),
  supplier: row.supplierId,
});

type Change = Partial<Omit<typeof ingredients.$inferInsert, "id" | "companyId" | "version">>;

/** Writes a change of a locked ingredient with its ledger lines. */
export async function changeIngredient(
  tx: CompanyData,
  id: number,
  changes: Change,
  movements: readonly Movement[],
) {
  await tx.update(ingredients, id, { ...changes, version: nextVersion(ingredients.version) });
  await recordMovements(tx, movements);
  return readIngredient(tx, id);
}

export type Movement = ReturnType<typeof movement> &
  Partial<
    Pick<
      typeof stockMovements.$inferInsert,
      | "reversesId"
      | "purchaseId"
      | "lot"
      | "lostQuantity"
      | "reason"
      | "plannedQuantity"
      | "ranOut"
      | "unitCostBefore"
      | "pricePerUnitBefore"
      | "mergeId"
    >
  >;

type Counted = Pick<IngredientRow, "id" | "unit" | "yieldQuantity" | "yieldUnit" | "unitCost">;

/** Makes a line of the ledger, with the unit, the yield and the cost that count for it. */
export const movement = (
  { id, unit, yieldQuantity, yieldUnit, unitCost }: Counted,
  kind: (typeof stockMovements.$inferSelect)["kind"],
  quantityDelta: number,
) => ({ ingredientId: id, kind, unit, yieldQuantity, yieldUnit, quantityDelta, unitCost });

type Stock = Counted & { quantity: number };

/**
 * Ledger lines of an edit. With another unit the old amount is closed and the new one opened: a difference between
 * litres and millilitres would be neither.
 */
export function adjustments(before: Stock, after: Stock): Movement[] {
  if (before.unit !== after.unit) {
    return [movement(before, "ajuste", -before.quantity), movement(after, "ajuste", after.quantity)];
  }
  const delta = rounded(minus(exact(after.quantity), exact(before.quantity)), 2);
  return [movement(after, "ajuste", delta)];
}

/** Records movements; to be called in the transaction of the change itself. */
export async function recordMovements(
  tx: CompanyData,
  movements: readonly Movement[],
  ofEvent?: { eventId: number; step: number },
) {
  // An event's own zeros count: they say that nothing came back. Those of a merge tell of it in the history.
  const moved = movements.filter(({ quantityDelta, mergeId }) => quantityDelta !== 0 || ofEvent || mergeId);
  await tx.insertAll(
    stockMovements,
    moved.map((each) => ({ ...each, ...ofEvent, userId: tx.userId })),
  );
}

async function lockIngredient(tx: CompanyData, id: number): Promise<IngredientRow> {
  const [row] = await tx.lock(ingredients, [id], isNull(ingredients.archivedAt));
  if (!row) throw notFound(INGREDIENT_MISSING);
  return row;
}

type Worth = { quantity: number; pricePerUnit: number | string };

/** Says why a stock would not fit its columns, though each addition is small enough. */
export const tooMuchStock = ({ quantity, pricePerUnit }: Worth): string | undefined =>
  quantity <= LARGEST_AMOUNT && Number(pricePerUnit) <= LARGEST_AMOUNT
    ? undefined
    : `O estoque não pode passar de ${formatNumber(LARGEST_AMOUNT)}`;

export function refuseTooMuchStock(stock: Worth): void {
  const problem = tooMuchStock(stock);
  if (problem) throw new AppError(400, problem);
}
