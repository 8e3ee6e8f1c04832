import { and, asc, isNotNull, isNull, lte } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { companies } from "#server/db/schema/accounts.ts";
import { erasedCompanies } from "#server/db/schema/erased-companies.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { closedTooLongAgo } from "#shared/company/closing.ts";
import { type ErasureOptions, eraseCompany } from "./erase-company.ts";

/** Erases companies that were closed thirty days ago, and goes on with those that a stop has left half erased. */
export async function eraseClosedCompanies(db: Database, options: ErasureOptions): Promise<void> {
  await markDue(db, options.now());
  const marked = await db
    .select({ id: companies.id })
    .from(companies)
    .where(isNotNull(companies.erasingAt))
    .orderBy(asc(companies.id));
  const failures: unknown[] = [];
  // One that cannot be erased keeps no other from it.
  for (const { id } of marked) await eraseCompany(db, id, options).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** From here on nobody can reopen them. */
const markDue = (db: Database, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { id, closedAt, erasingAt } = companies;
    const due = await tx
      .update(companies)
      .set({ erasingAt: now })
      .where(and(isNull(erasingAt), lte(closedAt, closedTooLongAgo(now))))
      .returning({ number: id, closedAt });
    for (const { number, closedAt } of due) {
      if (!closedAt) continue;
      const line = { number, closedAt, erasedAt: null, rows: 0 };
      const { number: target } = erasedCompanies;
      await tx.insert(erasedCompanies).values(line).onConflictDoUpdate({ target, set: line });
    }
  });
