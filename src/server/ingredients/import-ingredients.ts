import { eq, isNull, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { enteredColumns } from "#server/db/entered-columns.ts";
import { users } from "#server/db/schema/accounts.ts";
import { ingredients } from "#server/db/schema/stock.ts";
import { refuseOldVersion } from "#server/db/versions.ts";
import { conflict, type Issue, refuseIssues } from "#server/http/errors.ts";
import { mapInSlices } from "#server/http/limits/map-in-slices.ts";
import type { ImportedRow, StockImportResult } from "#shared/ingredients/stock-csv-contract.ts";
import { nameKey } from "#shared/text/name-key.ts";
import {
  adjustments,
  editedIngredient,
  INGREDIENT_MISSING,
  movement,
  newIngredient,
  recordMovements,
} from "./ingredients.ts";
import { lockIngredients, parts } from "./lock-ingredients.ts";
import { refuseUnitChangeWhileOut } from "./refuse-unit-change.ts";

/** Class of our advisory lock. */
const IMPORTS = 7301;
const EDITED = enteredColumns(ingredients);

type Edit = { input: ImportedRow; id: number; position: number };

/** Imports all rows or none: each is written, and recorded in the ledger, as if it had been entered by itself. */
export const importIngredients = (
  data: CompanyData,
  rows: readonly ImportedRow[],
): Promise<StockImportResult> =>
  data.transaction(async (tx) => {
    await waitForOthers(tx);
    const created = rows.filter(({ id }) => id === undefined);
    const edits = rows.flatMap((input, position): Edit[] =>
      input.id === undefined ? [] : [{ input, id: input.id, position }],
    );
    refuseRepeated(rows);
    await edit(tx, edits);
    await create(tx, created);
    return { created: created.length, changed: edits.length };
  });

/**
 * Lets one import of a company run at a time. An import that is sent again, since its answer got lost, then finds its
 * names taken.
 */
const waitForOthers = (tx: CompanyData) =>
  tx.select(
    { turn: sql`pg_advisory_xact_lock(${IMPORTS}, ${users.companyId})` },
    { from: users, where: eq(users.id, tx.userId) },
  );

function refuseRepeated(rows: readonly ImportedRow[]) {
  const seen = new Set<string>();
  const issues: Issue[] = [];
  for (const [position, { id, name }] of rows.entries()) {
    const key = id === undefined ? nameKey(name) : `#${id}`;
    const field = id === undefined ? "name" : "id";
    if (seen.has(key)) issues.push({ path: `rows.${position}.${field}`, message: "Item repetido" });
    seen.add(key);
  }
  refuseIssues(issues);
}

async function edit(tx: CompanyData, edits: readonly Edit[]) {
  if (edits.length === 0) return;
  const locked = await lockIngredients(
    tx,
    edits.map(({ id }) => id),
  );
  const presentById = new Map(locked.map((row) => [row.id, row]));
  const missing = edits.filter(({ id }) => !presentById.has(id));
  refuseIssues(missing.map(({ position }) => ({ path: `rows.${position}.id`, message: INGREDIENT_MISSING })));
  const inputById = new Map(edits.map(({ id, input }) => [id, input]));
  for (const present of locked) refuseOldVersion(inputById.get(present.id)?.version, present.version);

  const changes = await mapInSlices(locked, (present) => {
    const { id: _id, ...input } = inputById.get(present.id) as ImportedRow;
    return { present, edited: { ...present, ...editedIngredient(present, input) } };
  });
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

async function create(tx: CompanyData, created: readonly ImportedRow[]) {
  if (created.length === 0) return;
  const present = await tx.select(
    { name: ingredients.name },
    { from: ingredients, where: isNull(ingredients.archivedAt) },
  );
  const nameByKey = new Map(present.map(({ name }) => [nameKey(name), name]));
  for (const { name } of created) {
    const taken = nameByKey.get(nameKey(name));
    if (taken) throw conflict(`Já existe um item chamado "${taken}" no estoque. Recarregue e tente de novo.`);
  }
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
