import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { type ChallengePurpose, passkeyChallenges } from "#server/db/schema/keys.ts";

const LASTS = 5 * 60 * 1000;

type Asked = {
  purpose: ChallengePurpose;
  /** Undefined where nobody is signed in yet. */
  userId?: number;
};

/** Makes a challenge, the only one of a user for its purpose. */
export async function newChallenge(db: Database, { purpose, userId }: Asked, now: Date): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  if (userId !== undefined) {
    await db
      .delete(passkeyChallenges)
      .where(and(eq(passkeyChallenges.userId, userId), eq(passkeyChallenges.purpose, purpose)));
  }
  const expiresAt = new Date(now.getTime() + LASTS);
  await db.insert(passkeyChallenges).values({ challenge, purpose, userId, expiresAt });
  return challenge;
}

/** Uses a challenge up; false for one that is over, was used, or was given for something or somebody else. */
export async function takeChallenge(
  db: Database,
  challenge: string,
  { purpose, userId }: Asked,
  now: Date,
): Promise<boolean> {
  const isOwners =
    userId === undefined ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId);
  const { rowCount } = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.expiresAt, now),
        isOwners,
      ),
    );
  return (rowCount ?? 0) > 0;
}

export async function forgetOldChallenges(db: Database, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
}
