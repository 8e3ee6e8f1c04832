import { eq, lt, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import type { OwnRows } from "#server/db/company/own-rows.ts";
import type { Database } from "#server/db/database.ts";
import { hasWaitedTooLong } from "#server/db/database-failure.ts";
import { users } from "#server/db/schema/accounts.ts";
import { givenAnswers } from "#server/db/schema/answers.ts";
import { AppError } from "#server/http/errors.ts";

const KEPT_FOR = 24 * 60 * 60 * 1000;

/** A call with its `Idempotency-Key` and the hash of its request. */
type KeyedCall = { key: string; request: string; now: Date };
type GivenAnswer = Pick<typeof givenAnswers.$inferSelect, "status" | "encoding" | "body">;
type OfUser = { userId: number; key: string };

/**
 * Condition of the user's own key. Keys belong to users and have no company column, so `CompanyData` cannot filter them
 * and these statements are hand-written.
 */
const isOwnKey = (own: OwnRows) => sql`${givenAnswers.userId} = (select ${users.id}
    ${own.rows({ from: users, where: eq(users.id, sql.placeholder("userId")) })})
  and ${givenAnswers.key} = ${sql.placeholder("key")}`;

/**
 * Inserts the key, waiting for a concurrent transaction with the same one. A committed row without a status is of a
 * version that took its keys before the work: nobody is at work on it, so it is taken over.
 */
const takeRow = new CompanyStatement<{ key: string }, OfUser & { request: string; createdAt: string }>(
  "take_idempotency_key",
  (own) => sql`insert into ${givenAnswers} (user_id, key, request, created_at)
    select ${users.id}, ${sql.placeholder("key")}, ${sql.placeholder("request")},
      ${sql.placeholder("createdAt")}::timestamptz
    ${own.rows({ from: users, where: eq(users.id, sql.placeholder("userId")) })}
    on conflict (user_id, key) do update set request = excluded.request where ${givenAnswers.status} is null
    returning ${givenAnswers.key}`,
);

const readRow = new CompanyStatement<GivenAnswer & { request: string }, OfUser>(
  "read_given_answer",
  (own) => sql`select ${givenAnswers.request}, ${givenAnswers.status}, ${givenAnswers.encoding},
      ${givenAnswers.body} from ${givenAnswers} where ${isOwnKey(own)}`,
);

const writeAnswer = new CompanyStatement<Record<string, never>, OfUser & { status: number; body: string }>(
  "keep_given_answer",
  (own) => sql`update ${givenAnswers} set status = ${sql.placeholder("status")}::int,
      body = ${sql.placeholder("body")} where ${isOwnKey(own)}`,
);

/** Takes the key until the transaction ends, or returns the answer of the call that had it before. */
export async function takeKey(tx: CompanyData, call: KeyedCall): Promise<GivenAnswer | undefined> {
  const { key, request, now } = call;
  const own = { userId: tx.userId, key };
  const taken = await tx.run(takeRow, { ...own, request, createdAt: now.toISOString() }).catch(refuseIfBusy);
  if (taken.length > 0) return undefined;
  const [earlier] = await tx.run(readRow, own);
  if (!earlier) throw stillAtWork();
  if (earlier.request !== request) {
    throw new AppError(422, "Esta Idempotency-Key já foi usada para outra operação");
  }
  return earlier;
}

function refuseIfBusy(error: unknown): never {
  throw hasWaitedTooLong(error) ? stillAtWork() : error;
}

/** Tells the caller to come again with the same key. */
const stillAtWork = () => new AppError(409, "Operação em andamento", { retryAfterSeconds: 2 });

/** Stores the answer, in the transaction of the work itself. */
export async function storeAnswer(
  tx: CompanyData,
  { key }: KeyedCall,
  { status, text }: { status: number; text: string },
): Promise<void> {
  const body = Buffer.from(text).toString("base64");
  await tx.run(writeAnswer, { userId: tx.userId, key, status, body });
}

export async function forgetGivenAnswers(db: Database, now: Date): Promise<void> {
  await db.delete(givenAnswers).where(lt(givenAnswers.createdAt, new Date(now.getTime() - KEPT_FOR)));
}
