import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Context } from "hono";
import type { CompanyList } from "#server/db/company/json-list.ts";
import { acceptedEncoding, packed } from "#server/http/compression.ts";
import type { CompanyEnv } from "#server/http/context.ts";
import { sendPacked } from "#server/http/json-answer.ts";
import { endless, packInParts, streamList } from "./large-list.ts";

/**
 * Sends a list: 304 if the caller has it, else the cached one, else a new one.
 *
 * A write may come between the session look-up, which reads the revision, and the reading of the list. So a cached list
 * is sent only for the revision that the look-up saw. Otherwise the list is read together with the revision it has
 * *then*, in one statement, and cached under that one. Every write renews the revision in its own transaction and holds
 * the company's row until it ends, so a snapshot that sees a revision sees all writes up to it and none after.
 */
export const sendList = (c: Context<CompanyEnv>, list: CompanyList<unknown>): Promise<Response> =>
  sendListOf(c, list, c.var);

/** The same where a link opens a company's data, not a session. */
export async function sendListOf(
  c: Context,
  list: CompanyList<unknown>,
  { data, listContext }: Pick<CompanyEnv["Variables"], "data" | "listContext">,
): Promise<Response> {
  const { listCache, listReads, companyId, revision } = listContext;
  const wanted = acceptedEncoding(c.req.header("accept-encoding"));
  // All users of a company share a list. What depends on the user is another list with another name, which is in the
  // tag too: whoever has lost a permission must not go on with what is in the browser.
  const key = `${companyId} ${list.name} ${wanted}`;
  // Weak: the compressed and the plain text count as one.
  const stateAt = (seen: string) => (list.period ? `${seen}.${list.period(data.clock)}` : seen);
  const state = stateAt(revision);
  const tagOf = (state: string) => `W/"${list.name}.${state}.${deployment}"`;
  c.header("Cache-Control", list.mayBeStored ? "private, no-cache" : "no-store");
  c.header("Vary", "Authorization");
  if (names(c.req.header("if-none-match"), tagOf(state))) {
    c.header("ETag", tagOf(state));
    c.header("Vary", "Accept-Encoding", { append: true });
    return c.body(null, 304);
  }
  const answer = listCache.find(key, state) ?? (await listReads.run(key, make));
  if (answer.isTooLong) return streamList(c, endless(list), data, (seen) => tagOf(stateAt(seen)));
  c.header("ETag", tagOf(answer.revision));
  return sendPacked(c, answer, 200, list.type);

  async function make() {
    const answer =
      (await listReads.inOnePiece(companyId, makeWhole)) ??
      (await packInParts(endless(list), data.forAll(), wanted));
    const made = { ...answer, revision: stateAt(answer.revision) };
    listCache.store(key, made);
    return made;
  }

  async function makeWhole() {
    const read = await list.read(data.forAll());
    return read && { revision: read.revision, ...(await packed(read.text, wanted)) };
  }
}

/** True if `If-None-Match` names the tag; `*` is for writes. */
const names = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(",").some((each) => each.trim().replace(/^(W\/)?/, "W/") === tag) ?? false;

/** Folder of this file: in the sources just that, once built the whole server, which is bundled. */
const folder = fileURLToPath(new URL(".", import.meta.url));

/**
 * Hash of the running code: equal in every process of one deployment, another in the next. A new version may present
 * the same data differently, so it is part of every list's tag.
 */
const deployment = digest();

function digest(): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(folder).sort()) {
    if (/\.[jt]s$/.test(name)) hash.update(readFileSync(`${folder}/${name}`));
  }
  return hash.digest("base64url").slice(0, 12);
}
