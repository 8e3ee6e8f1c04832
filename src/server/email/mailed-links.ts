import { and, eq, gt, isNull, lte, not, sql } from "drizzle-orm";
import { newToken, tokenHash } from "#server/accounts/tokens.ts";
import type { Database } from "#server/db/database.ts";
import { type LinkKind, linkTokens } from "#server/db/schema/accounts.ts";
import { emails } from "#server/db/schema/emails.ts";

const HOUR = 60 * 60 * 1000;

/** Path and lifetime of each kind of link. */
const LINKS: Record<LinkKind, { path: string; lasts: number }> = {
  confirmation: { path: "/confirm-company", lasts: 24 * HOUR },
  recovery: { path: "/reset-password", lasts: HOUR },
};

export type LinkOwner = { kind: LinkKind; email: string };

/** Makes a link at the moment it is shown or sent: until then there is nothing that could be found and used. */
export async function makeLink(db: Database, owner: LinkOwner, now: Date): Promise<string> {
  const { path, row } = newLink(owner, now);
  await db.insert(linkTokens).values(row);
  return path;
}

/**
 * Makes the link of a message, unless its link was used or another message replaced it meanwhile. The row lock makes
 * whoever ends the links of this e-mail find the new one too.
 */
export async function makeLinkOf(
  db: Database,
  message: { id: number; kind: LinkKind; recipient: string },
  now: Date,
): Promise<string | undefined> {
  const { path, row } = newLink({ kind: message.kind, email: message.recipient }, now);
  const unspent = db
    .select({
      tokenHash: sql`${row.tokenHash}::text`.as("token_hash"),
      kind: sql`${row.kind}::text`.as("kind"),
      email: emails.recipient,
      expiresAt: sql`${row.expiresAt}::timestamptz`.as("expires_at"),
    })
    .from(emails)
    .where(and(eq(emails.id, message.id), not(emails.isSpent)))
    .for("share");
  const made = await db.insert(linkTokens).select(unspent).returning({ kind: linkTokens.kind });
  return made.length > 0 ? path : undefined;
}

function newLink({ kind, email }: LinkOwner, now: Date) {
  const { path, lasts } = LINKS[kind];
  const { token, hash } = newToken();
  const expiresAt = new Date(now.getTime() + lasts);
  return { path: `${path}?token=${token}`, row: { tokenHash: hash, kind, email, expiresAt } };
}

/** True if a message of that time may still be given a link. */
export const isLinkOver = (kind: LinkKind, createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= LINKS[kind].lasts;

const living = (kind: LinkKind, token: string, now: Date) =>
  and(eq(linkTokens.tokenHash, tokenHash(token)), eq(linkTokens.kind, kind), gt(linkTokens.expiresAt, now));

/** Finds the owner of a link, before anything expensive is done for the caller. */
export async function findLink(
  db: Database,
  kind: LinkKind,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const [found] = await db
    .select()
    .from(linkTokens)
    .where(living(kind, token, now));
  return found?.email;
}

/** Uses a link up, with all others of its kind for the same e-mail; of several at the same moment one gets the e-mail. */
export async function takeLink(
  tx: Database,
  kind: LinkKind,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const [taken] = await tx
    .delete(linkTokens)
    .where(living(kind, token, now))
    .returning();
  if (!taken) return undefined;
  await endLinks(tx, taken);
  return taken.email;
}

/** Ends all links of a kind for an e-mail, and keeps messages from getting new ones. */
export async function endLinks(tx: Database, { kind, email }: LinkOwner): Promise<void> {
  const ofThese = and(eq(emails.kind, kind), eq(emails.recipient, email));
  await tx.delete(emails).where(and(ofThese, isNull(emails.deliveredAt)));
  await tx.update(emails).set({ isSpent: true }).where(ofThese);
  // Last, so that it finds what a message that is just going out was given.
  await tx.delete(linkTokens).where(and(eq(linkTokens.kind, kind), eq(linkTokens.email, email)));
}

export async function forgetOldLinks(db: Database, now: Date): Promise<void> {
  await db.delete(linkTokens).where(lte(linkTokens.expiresAt, now));
}
