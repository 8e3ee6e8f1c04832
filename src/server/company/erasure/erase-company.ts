import { setTimeout as sleep } from "node:timers/promises";
import { eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { companies } from "#server/db/schema/accounts.ts";
import { erasedCompanies } from "#server/db/schema/erased-companies.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { companyTables, type ErasableTable } from "./company-tables.ts";
import { eraseRowsOfPeople } from "./rows-of-people.ts";

/** Milliseconds that a transaction may take, about: it is paused for as long, so that others hardly notice. */
const SLICE_TAKES = 40;
const FIRST_SLICE = 100;
const LARGEST_SLICE = 2_000;

export type ErasureOptions = {
  /** Asked between two transactions; what is left is erased later. */
  isStopping?: () => boolean;
  /** When the last row was deleted. */
  now: () => Date;
};

/**
 * Erases all rows of a company that is marked for it, in slices: each is a transaction that also counts its rows. What
 * a crash leaves is found by the same mark. Where another process is at work on the company, this one does nothing.
 */
export async function eraseCompany(db: Database, companyId: number, options: ErasureOptions): Promise<void> {
  const tables = await companyTables(db);
  const isAtWork = (work: (tx: Database) => Promise<number>) => inSlice(db, companyId, work);
  if ((await isAtWork((tx) => eraseRowsOfPeople(tx, companyId))) === undefined) return;
  for (const table of tables) {
    if (table.name !== "companies" && !(await eraseRows(db, companyId, table, options))) return;
  }
  await isAtWork((tx) => eraseLastRow(tx, companyId, options.now()));
}

/** Deletes a company's rows of one table; false if it did not get to the end. */
async function eraseRows(
  db: Database,
  companyId: number,
  table: ErasableTable,
  { isStopping }: ErasureOptions,
): Promise<boolean> {
  for (let atOnce = FIRST_SLICE; ; ) {
    if (isStopping?.()) return false;
    const started = performance.now();
    const deleted = await inSlice(db, companyId, (tx) => deleteSome(tx, table, companyId, atOnce));
    if (deleted === undefined) return false;
    if (deleted < atOnce) return true;
    const took = performance.now() - started;
    await sleep(took);
    const fitting = Math.round((atOnce * SLICE_TAKES) / Math.max(took, 1));
    atOnce = Math.max(10, Math.min(LARGEST_SLICE, atOnce * 2, fitting));
  }
}

/** Runs a transaction while the company's row is locked; undefined if somebody else has it, or it is gone. */
const inSlice = (db: Database, companyId: number, work: (tx: Database) => Promise<number>) =>
  inTransaction(db, async (tx) => {
    const { id, erasingAt } = companies;
    const [marked] = await tx
      .select({ id })
      .from(companies)
      .where(sql`${eq(id, companyId)} and ${isNotNull(erasingAt)}`)
      .for("update", { skipLocked: true });
    if (!marked) return undefined;
    const deleted = await work(tx);
    if (deleted > 0) {
      const rows = sql`${erasedCompanies.rows} + ${deleted}`;
      await tx.update(erasedCompanies).set({ rows }).where(eq(erasedCompanies.number, companyId));
    }
    return deleted;
  });

async function deleteSome(
  tx: Database,
  { name, isOwn, lastFirst }: ErasableTable,
  companyId: number,
  atOnce: number,
): Promise<number> {
  const table: SQL = sql`${sql.identifier(name)}`;
  const { rowCount } = await tx.execute(sql`delete from ${table} where ctid = any(array(
    select ctid from ${table} where ${isOwn(companyId)} ${lastFirst} limit ${atOnce}))`);
  return rowCount ?? 0;
}

async function eraseLastRow(tx: Database, companyId: number, now: Date): Promise<number> {
  await tx.delete(companies).where(eq(companies.id, companyId));
  await tx.update(erasedCompanies).set({ erasedAt: now }).where(eq(erasedCompanies.number, companyId));
  return 1;
}
