import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { tokenHash } from "#server/accounts/tokens.ts";
import type { Database } from "#server/db/database.ts";
import { isAnyOf } from "#server/db/is-any-of.ts";
import { attempts, companies, linkTokens, loginFailures, users } from "#server/db/schema/accounts.ts";
import { emails } from "#server/db/schema/emails.ts";
import { userCalls } from "#server/db/schema/user-calls.ts";

/** The people of a company, as tables name them that know no company; at least its own address. */
type People = { ids: number[]; addresses: string[] };

type Rule = { table: PgTable; isAbout: (people: People) => SQL };

const endsOf = ({ ids, addresses }: People) => [...ids.map(String), ...addresses.map(tokenHash)];

/** What is deleted of tables whose rows refer to nothing of a company; null where none is about anybody. */
export const ROWS_OF_PEOPLE: Record<string, Rule | null> = {
  attempts: {
    table: attempts,
    // Keys of accounts end in a hash or an id.
    isAbout: (people) =>
      sql`split_part(${attempts.key}, ' ', -1) = any(${sql.param(endsOf(people))}::text[])`,
  },
  link_tokens: { table: linkTokens, isAbout: ({ addresses }) => inArray(linkTokens.email, addresses) },
  login_failures: {
    table: loginFailures,
    isAbout: ({ addresses }) => inArray(loginFailures.account, addresses.map(tokenHash)),
  },
  user_calls: { table: userCalls, isAbout: ({ ids }) => isAnyOf(userCalls.userId, ids) },
  erased_companies: null,
};

/** Messages about an account name no company, unlike all others. */
const ABOUT_ACCOUNTS: Rule = {
  table: emails,
  isAbout: ({ addresses }) => and(isNull(emails.companyId), inArray(emails.recipient, addresses)) as SQL,
};

/** Deletes what is known of the people of a company by their ids and addresses, and returns the number of rows. */
export async function eraseRowsOfPeople(tx: Database, companyId: number): Promise<number> {
  const people = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.companyId, companyId));
  const [company] = await tx
    .select({ email: companies.email })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!company) return 0;
  const named = {
    ids: people.map(({ id }) => id),
    addresses: [company.email, ...people.map(({ email }) => email)],
  };
  let deleted = 0;
  for (const rule of [...Object.values(ROWS_OF_PEOPLE), ABOUT_ACCOUNTS]) {
    if (!rule) continue;
    const { rowCount } = await tx.delete(rule.table).where(rule.isAbout(named));
    deleted += rowCount ?? 0;
  }
  return deleted;
}
