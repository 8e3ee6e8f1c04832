import { createHash } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { createMiddleware } from "hono/factory";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Database } from "#server/db/database.ts";
import { givenAnswers } from "#server/db/schema/answers.ts";
import type { AccountEnv } from "./context.ts";
import { AppError, conflict } from "./errors.ts";

const KEPT_FOR = 24 * 60 * 60 * 1000;

type Ask = { userId: number; key: string; request: string };

/**
 * A call with an `Idempotency-Key` is done once, however often it is sent: whoever lost the answer on the way gets that
 * very answer. The key is taken before the work and the answer kept after it. Should the process die in between, the
 * key stays taken: then nobody knows the answer any more, but nothing is done twice.
 */
export const answerOnce = createMiddleware<AccountEnv>(async (c, next) => {
  const key = c.req.header("idempotency-key");
  if (key === undefined || c.req.method !== "POST") return next();
  if (!/^[\w-]{8,255}$/.test(key)) throw new AppError(400, "Idempotency-Key inválida");
  const { db, now } = c.var.services;
  const request = createHash("sha256")
    .update(`${c.req.path}\n${await c.req.text()}`)
    .digest("base64url");
  const ask = { userId: c.var.session.user.id, key, request };
  if (!(await isFirst(db, ask, now()))) {
    const { status, encoding, body } = await earlierAnswer(db, ask);
    c.header("Idempotent-Replayed", "true");
    c.header("Content-Type", "application/json");
    if (encoding) c.header("Content-Encoding", encoding);
    return c.body(Buffer.from(body ?? "", "base64"), status as ContentfulStatusCode);
  }
  await next();
  // What was refused was not done: the same key may try again.
  if (c.res.ok) await keep(db, ask, c.res.clone());
  else await db.delete(givenAnswers).where(isOf(ask));
});

const isOf = ({ userId, key }: Ask) => and(eq(givenAnswers.userId, userId), eq(givenAnswers.key, key));

async function isFirst(db: Database, ask: Ask, now: Date): Promise<boolean> {
  const taken = await db
    .insert(givenAnswers)
    .values({ ...ask, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: givenAnswers.key });
  return taken.length > 0;
}

async function earlierAnswer(db: Database, ask: Ask) {
  const [earlier] = await db.select().from(givenAnswers).where(isOf(ask));
  if (earlier && earlier.request !== ask.request) {
    throw new AppError(422, "Esta Idempotency-Key já foi usada para outra operação");
  }
  if (!earlier || earlier.status === null) throw conflict("Operação em andamento");
  return earlier;
}

async function keep(db: Database, ask: Ask, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer()).toString("base64");
  const encoding = answer.headers.get("content-encoding");
  await db.update(givenAnswers).set({ status: answer.status, encoding, body }).where(isOf(ask));
}

export async function forgetGivenAnswers(db: Database, now: Date): Promise<void> {
  await db.delete(givenAnswers).where(lt(givenAnswers.createdAt, new Date(now.getTime() - KEPT_FOR)));
}
