import { isNull } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { enteredColumns } from "#server/db/entered-columns.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { parts } from "#server/db/statement-parts.ts";
import { refuseIssues } from "#server/http/errors.ts";
import { mapInSlices } from "#server/http/limits/map-in-slices.ts";
import { importRecords } from "#server/imports/import-records.ts";
import { lockSuppliers } from "#server/suppliers/suppliers.ts";
import { createSuppliers, suppliersByName } from "#server/suppliers/suppliers-named.ts";
import { INGREDIENT_MISSING, type IngredientInput } from "#shared/ingredients/contract.ts";
import type { ImportedItem } from "#shared/ingredients/stock-import.ts";
import { nameKey } from "#shared/text/name-key.ts";
import { adjustments, editedIngredient, movement, newIngredient, recordMovements } from "./ingredients.ts";
import { lockIngredients } from "./lock-ingredients.ts";
import { refuseUnitChangeWhileOut } from "./refuse-unit-change.ts";

const EDITED = enteredColumns(ingredients);

/** Imports all rows or none: each is written, and recorded in the ledger, as if it had been entered by itself. */
export function importIngredients(data: CompanyData, rows: readonly ImportedItem[]) {
  const names = rows.flatMap(({ supplierName }) => supplierName ?? []);
  let known: ReadonlyMap<string, number> = new Map();
  return importRecords(data, rows, {
    action: "stock_imported",
    repeated: "Item repetido",
    missing: INGREDIENT_MISSING,
    taken: (name) => `Já existe um item chamado "${name}" no estoque. Recarregue e tente de novo.`,
    // Everything is locked before anything is written: a write holds the company, whom the others wait for with locks.
    async lock(tx, ids) {
      if (names.length > 0) known = await suppliersByName(tx);
      const suppliers = rows.map((row, position) => ({
        id: withSupplier(row, known).supplierId,
        path: `rows.${position}.supplierId`,
      }));
      refuseIssues(await lockSuppliers(tx, suppliers));
      return lockIngredients(tx, ids);
    },
    names: (tx) =>
      tx.select({ name: ingredients.name }, { from: ingredients, where: isNull(ingredients.archivedAt) }),
    async write(tx, { created, edits }) {
      const unknown = names.filter((name) => !known.has(nameKey(name)));
      const idByKey = new Map([...known, ...(await createSuppliers(tx, unknown))]);
      await edit(
        tx,
        edits.map(({ present, input }) => ({ present, input: withSupplier(input, idByKey) })),
      );
      await create(
        tx,
        created.map((row) => withSupplier(row, idByKey)),
      );
      return {};
    },
  });
}

/** Puts an id in the place of a supplier's name, if it is known. */
const withSupplier = (
  { id: _id, supplierName, ...input }: ImportedItem,
  idByKey: ReadonlyMap<string, number>,
): IngredientInput =>
  supplierName === null ? input : { ...input, supplierId: idByKey.get(nameKey(supplierName)) };

async function edit(
  tx: CompanyData,
  edits: readonly { present: typeof ingredients.$inferSelect; input: IngredientInput }[],
) {
  const changes = await mapInSlices(edits, ({ present, input }) => ({
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

async function create(tx: CompanyData, created: readonly IngredientInput[]) {
  for (const part of parts(created)) {
    const rows = await tx.insertAll(ingredients, part.map(newIngredient));
    await recordMovements(
      tx,
      rows.map((row) => movement(row, "entrada", row.quantity)),
    );
  }
}
