import { isNull } from "drizzle-orm";
import { recordData } from "#server/activity/record-data-change.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { enteredColumns } from "#server/db/entered-columns.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { parts } from "#server/db/statement-parts.ts";
import { refuseIssues } from "#server/http/errors.ts";
import { mapInSlices } from "#server/http/limits/map-in-slices.ts";
import { waitForImports } from "#server/imports/import-turn.ts";
import { pairEdits, refuseTakenNames, sortRows } from "#server/imports/imported-rows.ts";
import { lockSuppliers } from "#server/suppliers/suppliers.ts";
import { createSuppliers, suppliersByName } from "#server/suppliers/suppliers-named.ts";
import type { ImportResult } from "#shared/csv/import-contract.ts";
import { INGREDIENT_MISSING } from "#shared/ingredients/contract.ts";
import type { ImportedRow } from "#shared/ingredients/stock-csv-contract.ts";
import { nameKey } from "#shared/text/name-key.ts";
import { adjustments, editedIngredient, movement, newIngredient, recordMovements } from "./ingredients.ts";
import { lockIngredients } from "./lock-ingredients.ts";
import { refuseUnitChangeWhileOut } from "./refuse-unit-change.ts";

const EDITED = enteredColumns(ingredients);

/** Imports all rows or none: each is written, and recorded in the ledger, as if it had been entered by itself. */
export const importIngredients = (data: CompanyData, rows: readonly ImportedRow[]): Promise<ImportResult> =>
  data.transaction(async (tx) => {
    await waitForImports(tx);
    const names = rows.flatMap(({ supplierName }) => supplierName ?? []);
    const known = names.length > 0 ? await suppliersByName(tx) : new Map<string, number>();
    // Everything is locked before anything is written: a write holds the company, whom the others wait for with locks.
    const issues = await lockSuppliers(
      tx,
      withSuppliers(rows, known).map(({ supplierId }, position) => ({
        id: supplierId,
        path: `rows.${position}.supplierId`,
      })),
    );
    refuseIssues(issues);
    const locked = await lockIngredients(
      tx,
      rows.flatMap(({ id }) => id ?? []),
    );
    const made = await createSuppliers(
      tx,
      names.filter((name) => !known.has(nameKey(name))),
    );
    const supplied = withSuppliers(rows, new Map([...known, ...made]));
    const { created, edits } = sortRows(supplied, "Item repetido");
    if (edits.length > 0) await edit(tx, supplied, locked);
    if (created.length > 0) await create(tx, created);
    const result = { created: created.length, changed: edits.length };
    await recordData(tx, "stock_imported", null, result);
    return result;
  });

type SuppliedRow = Omit<ImportedRow, "supplierName">;

/** Puts ids in the place of suppliers' names, as far as they are known. */
const withSuppliers = (rows: readonly ImportedRow[], idByKey: ReadonlyMap<string, number>): SuppliedRow[] =>
  rows.map(({ supplierName, ...row }) =>
    supplierName === null ? row : { ...row, supplierId: idByKey.get(nameKey(supplierName)) },
  );

async function edit(
  tx: CompanyData,
  rows: readonly SuppliedRow[],
  locked: Awaited<ReturnType<typeof lockIngredients>>,
) {
  const pairs = pairEdits(rows, locked, INGREDIENT_MISSING);
  const changes = await mapInSlices(pairs, ({ present, input: { id: _id, ...input } }) => ({
    present,
    edited: { ...present, ...editedIngredient(present, input) },
  }));
  await refuseUnitChangeWhileOut(tx, changes);
  for (const part of parts(changes)) {
    await tx.updateEach(
      ingredients,
      EDITED,
      part.map(({ edited }) => edited),
    );
    await recordMovements(
      tx,
      part.flatMap(({ present, edited }) => adjustments(present, edited)),
    );
  }
}

async function create(tx: CompanyData, created: readonly SuppliedRow[]) {
  const present = await tx.select(
    { name: ingredients.name },
    { from: ingredients, where: isNull(ingredients.archivedAt) },
  );
  refuseTakenNames(
    created,
    present,
    (taken) => `Já existe um item chamado "${taken}" no estoque. Recarregue e tente de novo.`,
  );
  for (const part of parts(created)) {
    const rows = await tx.insertAll(
      ingredients,
      part.map(({ id: _id, ...input }) => newIngredient(input)),
    );
    await recordMovements(
      tx,
      rows.map((row) => movement(row, "entrada", row.quantity)),
    );
  }
}
