import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type { PublicEnv } from "#server/http/context.ts";
import { AppError } from "#server/http/errors.ts";
import { sameOriginOnly } from "#server/http/protect.ts";
import { messagePage } from "#server/links/message-page.ts";
import {
  findLimited,
  limitLinkBody,
  linkHeaders,
  refusePath,
  sendProblem,
} from "#server/links/protect-link.ts";
import { sendPage } from "#server/links/send-page.ts";
import { isSubscriber, unsubscribe } from "../settings.ts";

const TITLE = "Resumo da manhã";
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const linkNotFound = () => new AppError(404, "Link não encontrado. Confira o endereço.");

/** Finds by a token; whatever is no token is of nobody. */
const limited = (c: Context<PublicEnv>, find: (token: string) => Promise<boolean>) =>
  findLimited(c, c.req.param("token") ?? "", "unsubscribe", async (token) => {
    if (!UUID.test(token) || !(await find(token))) throw linkNotFound();
  });

/** Where the morning's mail is ended without a session: by a button, or by a mail program with one POST (RFC 8058). */
export const unsubscribePages = new Hono<PublicEnv>()
  .onError((error, c) => sendProblem(c, TITLE, error))
  .use(linkHeaders, sameOriginOnly, limitLinkBody)
  .get("/:token", async (c) => {
    await limited(c, (token) => isSubscriber(c.var.services.db, token));
    const form = html`<form method="post"><button>Não receber mais</button></form>`;
    return sendPage(c, await messagePage(TITLE, "Parar de receber o resumo da manhã?", form));
  })
  .post("/:token", async (c) => {
    await limited(c, (token) => unsubscribe(c.var.services.db, token));
    return sendPage(c, await messagePage(TITLE, "Pronto: você não recebe mais o resumo da manhã."));
  })
  .all("*", refusePath("unsubscribe", linkNotFound));
