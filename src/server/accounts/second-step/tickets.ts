import { and, eq, gt, lt, sql } from "drizzle-orm";
import { isStillOpenTo, type Verified } from "#server/accounts/sessions.ts";
import { newToken, tokenHash } from "#server/accounts/tokens.ts";
import type { Database } from "#server/db/database.ts";
import { companies, users } from "#server/db/schema/accounts.ts";
import { loginTickets } from "#server/db/schema/keys.ts";
import type { SecondStepWanted } from "#shared/accounts/second-step-contract.ts";

const LASTS = 5 * 60 * 1000;
const TRIES = 5;

/**
 * Notes that a password was right and a second step is to come. Undefined if the account is no longer the one whose
 * password was verified; like a session, it is ended by whatever ends those.
 */
export async function openTicket(
  db: Database,
  { id, passwordHash }: Verified,
  address: string,
  now: Date,
): Promise<SecondStepWanted | undefined> {
  const { token, hash } = newToken();
  const account = db
    .select({
      tokenHash: sql`${hash}::text`.as("token_hash"),
      userId: users.id,
      address: sql`${address}::text`.as("address"),
      tries: sql`0`.as("tries"),
      expiresAt: sql`${new Date(now.getTime() + LASTS)}::timestamptz`.as("expires_at"),
    })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(and(isStillOpenTo({ id, passwordHash, provenBy: "code" }), users.hasSecondStep))
    .for("no key update", { of: users });
  const { rowCount } = await db.insert(loginTickets).select(account);
  return rowCount ? { secondStep: true, ticket: token } : undefined;
}

/** Counts a try of a ticket and tells whose it is; undefined for one that is over, or came from another address. */
export async function tryTicket(
  db: Database,
  ticket: string,
  address: string,
  now: Date,
): Promise<number | undefined> {
  const [tried] = await db
    .update(loginTickets)
    .set({ tries: sql`${loginTickets.tries} + 1` })
    .where(
      and(
        eq(loginTickets.tokenHash, tokenHash(ticket)),
        eq(loginTickets.address, address),
        gt(loginTickets.expiresAt, now),
        lt(loginTickets.tries, TRIES),
      ),
    )
    .returning({ userId: loginTickets.userId });
  return tried?.userId;
}

/** Ends a ticket; false if it was used or ended meanwhile. */
export async function takeTicket(tx: Database, ticket: string): Promise<boolean> {
  const { rowCount } = await tx.delete(loginTickets).where(eq(loginTickets.tokenHash, tokenHash(ticket)));
  return (rowCount ?? 0) > 0;
}

export async function forgetOldTickets(db: Database, now: Date): Promise<void> {
  await db.delete(loginTickets).where(lt(loginTickets.expiresAt, now));
}
