import type { Context } from "hono";
import type { JsonText } from "#server/db/json-sql.ts";
import { acceptedEncoding, type Encoding, packed } from "./compression.ts";

/** Answers with a JSON text, uncompressed; for a company's `POST`, which `answerOnce` compresses. */
export const plainJson = <T>(c: Context, text: JsonText<T>, status: 200 | 201 = 200): Response =>
  c.body(text, status, { "Content-Type": "application/json" });

/** Answers with a JSON text, compressed where that pays. */
export async function sendJson<T>(c: Context, text: JsonText<T>, status: 200 | 201 = 200): Promise<Response> {
  return sendPacked(c, await packed(text, acceptedEncoding(c.req.header("accept-encoding"))), status);
}

export function sendPacked(
  c: Context,
  { encoding, bytes }: { encoding: Encoding; bytes: Uint8Array },
  status: 200 | 201 = 200,
  type?: string,
): Response {
  setJsonHeaders(c, encoding, type);
  return c.body(bytes as Uint8Array<ArrayBuffer>, status);
}

export function setJsonHeaders(c: Context, encoding: Encoding, type = "application/json"): void {
  c.header("Content-Type", type);
  c.header("Vary", "Accept-Encoding", { append: true });
  if (encoding !== "identity") c.header("Content-Encoding", encoding);
}
