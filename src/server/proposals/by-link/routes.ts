import { type Context, Hono } from "hono";
import type { z } from "zod";
import type { linkLimits } from "#server/accounts/attempt-limits.ts";
import { addressOf } from "#server/accounts/limit-by-address.ts";
import { sendEvent } from "#server/calendar/send-event.ts";
import type { PublicEnv } from "#server/http/context.ts";
import { AppError } from "#server/http/errors.ts";
import { readForm } from "#server/http/form.ts";
import { sameOriginOnly } from "#server/http/protect.ts";
import {
  findLimited,
  limitLinkBody,
  linkHeaders,
  refusePath,
  sendProblem,
} from "#server/links/protect-link.ts";
import { sendPage } from "#server/links/send-page.ts";
import { readLogo } from "#server/proposals/logo.ts";
import { proposalPage } from "#server/proposals/page/proposal-page.ts";
import { sendLogo } from "#server/proposals/page/send-logo.ts";
import { readDocument, readPageView } from "#server/proposals/page-view.ts";
import { pdfHeaders } from "#server/proposals/pdf/pdf-headers.ts";
import { acceptForm, refuseForm } from "#shared/proposals/answer-forms.ts";
import { words } from "#shared/proposals/words.ts";
import { readAcceptedCalendar } from "./accepted-calendar.ts";
import { acceptByLink, noteSeen, refuseByLink } from "./answer-by-link.ts";
import { findByLink, type LinkedProposal, proposalNotFound } from "./find-by-link.ts";

type C = Context<PublicEnv>;

const linked = (c: C, token: string, kind: keyof typeof linkLimits): Promise<LinkedProposal> =>
  findLimited(c, token, kind, (text, signal) => findByLink(c.var.services, text, signal));

const isReplaced = ({ proposal }: LinkedProposal) => proposal.state === "substituida";

const tokenIn = (c: C) => c.req.param("token") ?? "";

/** The pages behind the links of proposals: no account, no session, and nothing that stays in a browser. */
export const proposalPages = new Hono<PublicEnv>()
  .onError((error, c) => sendProblem(c, "Proposta", error))
  .use(linkHeaders, sameOriginOnly, limitLinkBody)
  .get("/:file{[^/]+\\.pdf}", async (c) => {
    const found = await linked(c, c.req.param("file").replace(/\.pdf$/, ""), "proposalPdf");
    if (isReplaced(found)) return c.redirect(`/p/${found.laterToken}.pdf`, 302);
    if (c.req.method === "HEAD") return c.body(null, 200, pdfHeaders(found.proposal));
    const { signal } = c.req.raw;
    const { id, companyId } = found.proposal;
    const document = await readDocument(found);
    const pdf = await c.var.services.pdfs.render({ companyId, proposalId: id, document, signal });
    return c.body(pdf, 200, pdfHeaders(found.proposal));
  })
  .get("/:file{[^/]+\\.ics}", async (c) => {
    const found = await linked(c, c.req.param("file").replace(/\.ics$/, ""), "proposal");
    if (isReplaced(found)) return c.redirect(`/p/${found.laterToken}.ics`, 302);
    return sendEvent(c, await readAcceptedCalendar(found, c.var.services.config.publicUrl));
  })
  .get("/:token", async (c) => {
    const found = await linked(c, tokenIn(c), "proposal");
    if (isReplaced(found)) return c.redirect(`/p/${found.laterToken}`, 302);
    return sendPage(c, await proposalPage(await readPageView(found)));
  })
  .get("/:token/logo", async (c) => {
    const { data } = await linked(c, tokenIn(c), "proposal");
    const logo = await readLogo(data);
    if (!logo) throw proposalNotFound();
    return sendLogo(c, logo);
  })
  // The address of a form that was refused, opened again.
  .on("GET", ["/:token/aceitar", "/:token/recusar"], async (c) => {
    const { proposal } = await linked(c, tokenIn(c), "proposal");
    return c.redirect(`/p/${proposal.token}`, 302);
  })
  .post("/:token/aceitar", async (c) => {
    const found = await linked(c, tokenIn(c), "proposalAnswer");
    return answered(c, found, acceptForm, ({ name }) => acceptByLink(found, { name, address: addressOf(c) }));
  })
  .post("/:token/recusar", async (c) => {
    const found = await linked(c, tokenIn(c), "proposalAnswer");
    return answered(c, found, refuseForm, ({ reason }) => refuseByLink(found, reason));
  })
  .post("/:token/vista", async (c) => {
    await noteSeen(await linked(c, tokenIn(c), "proposal"));
    return c.body(null, 204);
  })
  .all("*", refusePath("proposal", proposalNotFound));

/** Reads a plain form and acts on it: back to the page, which then shows what became of it, or again with a sentence. */
async function answered<T extends z.ZodType>(
  c: C,
  found: LinkedProposal,
  contract: T,
  act: (input: z.infer<T>) => Promise<void>,
): Promise<Response> {
  const entered = await readForm(c);
  const parsed = contract.safeParse(entered);
  if (!parsed.success) {
    const problem = parsed.error.issues[0]?.message ?? words.checkForm;
    const view = await readPageView(found);
    return sendPage(c, await proposalPage({ ...view, entered: { ...entered, problem } }), 400);
  }
  try {
    await act(parsed.data);
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 409) throw error;
    const again = await findByLink(c.var.services, tokenIn(c));
    const view = await readPageView(again);
    return sendPage(c, await proposalPage({ ...view, problem: error.message }), 409);
  }
  c.var.services.outbox.wake();
  return c.redirect(`/p/${found.proposal.token}`, 303);
}
