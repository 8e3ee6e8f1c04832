import type { Context } from "hono";
import type { CompanyId } from "#server/db/company/company-id.ts";
import type { CompanyList } from "#server/db/company/json-list.ts";
import { acceptedEncoding, packed } from "#server/http/compression.ts";
import type { CompanyEnv } from "#server/http/context.ts";
import { deployment } from "#server/http/deployment.ts";
import { sendPacked } from "#server/http/json-answer.ts";
import type { FinishedAnswer, FinishedAnswers } from "./finished-answers.ts";
import type { MadeTogether } from "./made-together.ts";

/** Cache for the lists of a request's company, with the revision that its session look-up saw. */
export type ListPlace = {
  answers: FinishedAnswers;
  /** Coalesces concurrent requests: a company that keeps asking for a large list takes one connection for it. */
  lists: MadeTogether<FinishedAnswer>;
  companyId: CompanyId;
  revision: string;
};

/**
 * Sends a list, or says that it has not changed, or sends what was made of the same state before.
 *
 * A write may come between the look-up of the session, which reads the revision, and the reading of the list. What was
 * made before is sent only if it is of the revision that the look-up saw: the answer is then what the list was at that
 * moment, within this request. Otherwise the list is read together with the revision it has *then*, by one statement
 * and thus in one snapshot, and is kept under that one, never under the older one of the look-up. Every write gives the
 * company a new revision in its own transaction and holds the company's row until it ends, so a snapshot that sees a
 * revision sees all writes up to it and none after.
 */
export async function sendList<T>(c: Context<CompanyEnv>, list: CompanyList<T>): Promise<Response> {
  const { answers, lists, companyId, revision } = c.var.listPlace;
  const wanted = acceptedEncoding(c.req.header("accept-encoding"));
  const key = { companyId, list: list.name, wanted };
  // Weak: the packed and the plain text count as one.
  const tagOf = (state: string) => `W/"${state}.${deployment}"`;
  c.header("Cache-Control", list.mayBeStored ? "private, no-cache" : "no-store");
  c.header("Vary", "Authorization");
  if (names(c.req.header("if-none-match"), tagOf(revision))) {
    c.header("ETag", tagOf(revision));
    c.header("Vary", "Accept-Encoding", { append: true });
    return c.body(null, 304);
  }
  const place = `${companyId} ${list.name} ${wanted}`;
  const answer = answers.find(key, revision) ?? (await lists.make(place, make));
  c.header("ETag", tagOf(answer.revision));
  return sendPacked(c, answer);

  async function make() {
    const read = await list.read(c.var.data);
    const made = { revision: read.revision, ...(await packed(read.text, wanted)) };
    answers.keep(key, made);
    return made;
  }
}

/** Whether `If-None-Match` names the tag; `*` is for writes. */
const names = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(",").some((each) => each.trim().replace(/^(W\/)?/, "W/") === tag) ?? false;
