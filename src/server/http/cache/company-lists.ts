import type { Context } from "hono";
import type { CompanyData } from "#server/db/company/company-data.ts";
import type { CompanyId } from "#server/db/company/company-id.ts";
import type { JsonText } from "#server/db/json-sql.ts";
import { acceptedEncoding, packed } from "#server/http/compression.ts";
import type { CompanyEnv } from "#server/http/context.ts";
import { deployment } from "#server/http/deployment.ts";
import { sendPacked } from "#server/http/json-answer.ts";
import type { FinishedAnswer, FinishedAnswers } from "./finished-answers.ts";
import type { MadeTogether } from "./made-together.ts";

/** What a statement saw of a list: the text, and the revision of the very same moment. */
export type ListRead<T> = { revision: string; text: JsonText<T[]> };

export type CompanyList<T> = {
  /** Unlike that of any other list. */
  name: string;
  /**
   * Must read revision and rows in one statement, and nothing but rows of the company: no clock, no other company. Then
   * an equal revision means an equal list.
   */
  read: (data: CompanyData) => Promise<ListRead<T>>;
  /** Whether it may stay with the browser until the logout; not where it holds what is personal. */
  mayStay: boolean;
};

/** Where the lists of a request's company are kept, and the state its data had when the session was looked up. */
export type ListPlace = {
  answers: FinishedAnswers;
  /** Each list is made once at a time: a company that keeps asking for a large one takes one connection for it. */
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
  c.header("Cache-Control", list.mayStay ? "private, no-cache" : "no-store");
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

/** `*` is for writes: whoever has no tag wants the list. */
const names = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(",").some((each) => each.trim().replace(/^(W\/)?/, "W/") === tag) ?? false;
