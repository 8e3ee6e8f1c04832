import { isNull } from "drizzle-orm";
import { recordData } from "#server/activity/record-data-change.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { enteredColumns } from "#server/db/entered-columns.ts";
import { clients } from "#server/db/schema/clients.ts";
import { parts } from "#server/db/statement-parts.ts";
import { waitForImports } from "#server/imports/import-turn.ts";
import { pairEdits, refuseTakenNames, sortRows } from "#server/imports/imported-rows.ts";
import type { ImportedClient } from "#shared/clients/client-import-contract.ts";
import type { ImportResult } from "#shared/csv/import-contract.ts";
import { CLIENT_MISSING } from "./clients.ts";

const EDITED = enteredColumns(clients);

/** Imports all rows or none. */
export const importClients = (data: CompanyData, rows: readonly ImportedClient[]): Promise<ImportResult> =>
  data.transaction(async (tx) => {
    await waitForImports(tx);
    const { created, edits } = sortRows(rows, "Cliente repetido");
    for (const part of parts(await lockedEdits(tx, rows))) await tx.updateEach(clients, EDITED, part);
    if (created.length > 0) await create(tx, created);
    const result = { created: created.length, changed: edits.length };
    await recordData(tx, "clients_imported", null, result);
    return result;
  });

async function lockedEdits(tx: CompanyData, rows: readonly ImportedClient[]) {
  const ids = rows.flatMap(({ id }) => id ?? []).sort((one, other) => one - other);
  const locked = [];
  for (const part of parts(ids)) locked.push(...(await tx.lock(clients, part, isNull(clients.deletedAt))));
  return pairEdits(rows, locked, CLIENT_MISSING).map(({ input }) => input);
}

async function create(tx: CompanyData, created: readonly ImportedClient[]) {
  const present = await tx.select(
    { name: clients.name },
    { from: clients, where: isNull(clients.deletedAt) },
  );
  refuseTakenNames(
    created,
    present,
    (taken) => `Já existe um cliente chamado "${taken}". Recarregue e tente de novo.`,
  );
  for (const part of parts(created)) {
    await tx.insertAll(
      clients,
      part.map(({ id: _id, version: _version, ...values }) => values),
    );
  }
}
