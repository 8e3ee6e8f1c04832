import { recordData } from "#server/activity/record-data-change.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import type { ImportResult } from "#shared/csv/import-contract.ts";
import { waitForImports } from "./import-turn.ts";
import { type Edit, type ImportedRecord, newRows, pairEdits, refuseTakenNames } from "./imported-rows.ts";

type ImportSteps<Row extends ImportedRecord, Present, More> = {
  action: Parameters<typeof recordData>[1];
  /** Refuses a record in two rows. */
  repeated: string;
  /** Refuses the id of a record that is not there. */
  missing: string;
  /** Refuses the name of a new record that somebody else has made since the preview. */
  taken: (name: string) => string;
  /** Locks the records that are edited, and whatever has to be locked before them. */
  lock: (tx: CompanyData, ids: number[]) => Promise<Present[]>;
  /** The names of the records that are there. */
  names: (tx: CompanyData) => Promise<{ name: string | null }[]>;
  /** Writes the rows, and answers what else the caller is told. */
  write: (tx: CompanyData, rows: { created: Row[]; edits: Edit<Row, Present>[] }) => Promise<More>;
};

/** Imports all rows or none, one import of a company at a time. */
export const importRecords = <
  Row extends ImportedRecord,
  Present extends { id: number; version: number },
  More extends object,
>(
  data: CompanyData,
  rows: readonly Row[],
  steps: ImportSteps<Row, Present, More>,
): Promise<ImportResult & More> =>
  data.transaction(async (tx) => {
    await waitForImports(tx);
    const created = newRows(rows, steps.repeated);
    const ids = rows.flatMap(({ id }) => id ?? []);
    const edits = pairEdits(rows, await steps.lock(tx, ids), steps.missing);
    if (created.length > 0) refuseTakenNames(created, await steps.names(tx), steps.taken);
    const more = await steps.write(tx, { created, edits });
    const result = { created: created.length, changed: edits.length };
    await recordData(tx, steps.action, null, result);
    return { ...result, ...more };
  });
