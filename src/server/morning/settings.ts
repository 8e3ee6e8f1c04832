import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { users } from "#server/db/schema/accounts.ts";
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

/** Ends the morning's mail of whoever the token of a message is for; false if it is of nobody. */
export async function unsubscribe(db: Database, token: string): Promise<boolean> {
  const ended = await db
    .update(users)
    .set({ morningMail: false })
    .where(eq(users.unsubscribeToken, token))
    .returning({ id: users.id });
  return ended.length > 0;
}

export async function isSubscriber(db: Database, token: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.unsubscribeToken, token));
  return found.length > 0;
}
