import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { users } from "#server/db/schema/accounts.ts";
import type { LinkState } from "#server/links/button-pages.ts";
import { wantsMorningMail } from "#shared/morning/wants-morning-mail.ts";

/** Whether a user wants the morning's mail. Company code cannot read it, so it gets this for its own user only. */
export const morningMailOf = (db: Database, userId: number) => ({
  read: async (): Promise<boolean> => {
    const { companyRole, morningMail } = users;
    const [user] = await db.select({ companyRole, morningMail }).from(users).where(eq(users.id, userId));
    return user !== undefined && wantsMorningMail(user);
  },
  write: async (isWanted: boolean): Promise<void> => {
    await db.update(users).set({ morningMail: isWanted }).where(eq(users.id, userId));
  },
});

/** Ends the morning's mail of whoever the token of a message is for. */
export async function unsubscribe(db: Database, token: string): Promise<LinkState> {
  const ended = await db
    .update(users)
    .set({ morningMail: false })
    .where(eq(users.unsubscribeToken, token))
    .returning({ id: users.id });
  return ended.length > 0 ? "open" : "unknown";
}

export async function subscriberByLink(db: Database, token: string): Promise<LinkState> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.unsubscribeToken, token));
  return found.length > 0 ? "open" : "unknown";
}
