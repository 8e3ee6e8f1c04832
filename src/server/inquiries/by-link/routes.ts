import { type Context, Hono } from "hono";
import type { linkLimits } from "#server/accounts/attempt-limits.ts";
import { addressOf } from "#server/accounts/limit-by-address.ts";
import type { PublicEnv } from "#server/http/context.ts";
import { setRefusalHeaders } from "#server/http/error-handler.ts";
import { AppError } from "#server/http/errors.ts";
import { readForm } from "#server/http/form.ts";
import { limitBodyTo } from "#server/http/limit-body.ts";
import { sameOriginOnly } from "#server/http/protect.ts";
import { findLimited, linkHeaders, refusePath, sendProblem } from "#server/links/protect-link.ts";
import { sendPage } from "#server/links/send-page.ts";
import { readLogo } from "#server/proposals/logo.ts";
import { sendLogo } from "#server/proposals/page/send-logo.ts";
import { inquiryInput } from "#shared/inquiries/contract.ts";
import { findInquiryPage, type LinkedPage, pageNotFound } from "./find-inquiry-page.ts";
import { inquiryFormPage, type Refused, TRAP_FIELD, thanksPage } from "./inquiry-form.ts";
import { readPageOwner } from "./page-frame.ts";
import { receiveInquiry } from "./receive-inquiry.ts";

type C = Context<PublicEnv>;

const linked = (c: C, kind: keyof typeof linkLimits): Promise<LinkedPage> =>
  findLimited(c, c.req.param("token") ?? "", kind, (token, signal) =>
    findInquiryPage(c.var.services, token, signal),
  );

/** The longest request has 21 KB in a form. */
const limitInquiryBody = limitBodyTo(24 * 1024);

/** The pages on which strangers ask companies for an offer: no account, no session, no script. */
export const inquiryPages = new Hono<PublicEnv>()
  .onError((error, c) => sendProblem(c, "Pedido de orçamento", error))
  .use(linkHeaders, sameOriginOnly, limitInquiryBody)
  .get("/:token", async (c) => {
    const found = await linked(c, "inquiryPage");
    return sendPage(c, await inquiryFormPage(await readPageOwner(found), found.data.today));
  })
  .post("/:token", async (c) => {
    const found = await linked(c, "inquiry");
    const entered = await readForm(c);
    const thanks = () => c.redirect(`/o/${found.token}/obrigado`, 303);
    // A robot learns nothing.
    if (entered[TRAP_FIELD]) return thanks();
    const parsed = inquiryInput(found.data.today).safeParse(entered);
    if (!parsed.success) {
      const problems: Record<string, string> = {};
      for (const { path, message } of parsed.error.issues) problems[String(path[0])] ??= message;
      return refuse(c, found, { entered, problems }, 400);
    }
    try {
      await receiveInquiry(c.var.services, found, parsed.data, addressOf(c));
    } catch (error) {
      const isFull = error instanceof AppError && (error.status === 409 || error.status === 429);
      if (!isFull) throw error;
      setRefusalHeaders(c, error);
      return refuse(c, found, { entered, problems: {}, problem: error.message }, error.status);
    }
    c.var.services.outbox.wake();
    return thanks();
  })
  .get("/:token/obrigado", async (c) => {
    const found = await linked(c, "inquiryPage");
    return sendPage(c, await thanksPage(await readPageOwner(found)));
  })
  .get("/:token/logo", async (c) => {
    const logo = await readLogo((await linked(c, "inquiryPage")).data);
    if (!logo) throw pageNotFound();
    return sendLogo(c, logo);
  })
  .all("*", refusePath("inquiryPage", pageNotFound));

async function refuse(c: C, found: LinkedPage, refused: Refused, status: AppError["status"]) {
  return sendPage(c, await inquiryFormPage(await readPageOwner(found), found.data.today, refused), status);
}
