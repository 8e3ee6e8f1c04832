import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Context, Handler } from "hono";
import type { AccountEnv, CompanyEnv } from "#server/http/context.ts";
import { AppError } from "#server/http/errors.ts";
import { sendJson } from "#server/http/json-answer.ts";
import { storeAnswer, takeKey } from "./given-answers.ts";

type Answer = { status: 200 | 201; text: string };
type KeyedContext = Context<AccountEnv & CompanyEnv>;

/**
 * Does a company's `POST` with an `Idempotency-Key` once, however often it is sent: whoever lost the answer on the way
 * gets that very answer. Key, work and answer are one transaction. Whatever breaks, either all of it is there and the
 * next try is answered from it, or nothing is and the next try does the work.
 *
 * The handler answers unpacked: what is kept is packed anew for each caller. It may run twice, as every transaction may.
 */
export const answerOnce =
  (handler: Handler): Handler<AccountEnv & CompanyEnv> =>
  async (c, next) => {
    const work = async () => answerOf(await handler(c, next));
    const key = c.req.header("idempotency-key");
    const { status, text } = key === undefined ? await work() : await doneOnce(c, key, work);
    return sendJson(c, text, status);
  };

async function doneOnce(c: KeyedContext, key: string, work: () => Promise<Answer>): Promise<Answer> {
  if (!/^[\w-]{8,255}$/.test(key)) throw new AppError(400, "Idempotency-Key inválida");
  // Read before the transaction: a slow sender must not hold a connection.
  const call = { key, request: await digestOf(c), now: c.var.services.now() };
  return c.var.data.transaction(async (tx) => {
    const earlier = await takeKey(tx, call);
    if (earlier) {
      c.header("Idempotent-Replayed", "true");
      return { status: earlier.status as Answer["status"], text: textOf(earlier) };
    }
    c.set("data", tx);
    const answer = await work();
    await storeAnswer(tx, call, answer);
    return answer;
  });
}

/** An answer that was kept for somebody who saw money is none for whoever no longer does. */
const digestOf = async (c: KeyedContext): Promise<string> =>
  createHash("sha256")
    .update(`${c.req.path}\n${c.var.data.can("see-money") ? "" : "without money\n"}`)
    .update(Buffer.from(await c.req.arrayBuffer()))
    .digest("base64url");

async function answerOf(response: Response): Promise<Answer> {
  if (!response.ok || response.headers.has("content-encoding")) {
    throw new TypeError("A POST of a company throws its refusals, and answers with unpacked JSON");
  }
  return { status: response.status as Answer["status"], text: await response.text() };
}

/** Decompresses a stored body: an older version stored answers compressed for the first caller. */
function textOf({ encoding, body }: { encoding: string | null; body: string | null }): string {
  const bytes = Buffer.from(body ?? "", "base64");
  if (encoding === "br") return brotliDecompressSync(bytes).toString();
  return (encoding === "gzip" ? gunzipSync(bytes) : bytes).toString();
}
