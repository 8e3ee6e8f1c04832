import { eq, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { users } from "#server/db/schema/accounts.ts";

/** Class of our advisory lock. */
const IMPORTS = 7301;

/**
 * Lets one import of a company run at a time. An import that is sent again, since its answer got lost, then finds its
 * names taken.
 */
export const waitForImports = (tx: CompanyData) =>
  tx.select(
    { turn: sql`pg_advisory_xact_lock(${IMPORTS}, ${users.companyId})` },
    { from: users, where: eq(users.id, tx.userId) },
  );
