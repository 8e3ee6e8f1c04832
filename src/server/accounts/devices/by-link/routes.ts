import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { endDeviceByLink, isDevice } from "#server/accounts/devices/devices.ts";
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

const TITLE = "Novo acesso";
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const linkNotFound = () => new AppError(404, "Link não encontrado. Confira o endereço.");

/** Finds by a token; whatever is no token is of no device. */
const limited = (c: Context<PublicEnv>, find: (token: string) => Promise<boolean>) =>
  findLimited(c, c.req.param("token") ?? "", "endDevice", async (token) => {
    if (!UUID.test(token) || !(await find(token))) throw linkNotFound();
  });

/** Where a sign-in that was told of by mail is ended, without a session. */
export const devicePages = new Hono<PublicEnv>()
  .onError((error, c) => sendProblem(c, TITLE, error))
  .use(linkHeaders, sameOriginOnly, limitLinkBody)
  .get("/:token", async (c) => {
    await limited(c, (token) => isDevice(c.var.services.db, token));
    const form = html`<form method="post"><button>Encerrar esse acesso</button></form>`;
    return sendPage(c, await messagePage(TITLE, "Encerrar o acesso desse navegador à sua conta?", form));
  })
  .post("/:token", async (c) => {
    await limited(c, (token) => endDeviceByLink(c.var.services.db, token));
    const done =
      "Pronto: esse navegador saiu da sua conta. Troque a sua senha, para que ele não entre de novo.";
    return sendPage(c, await messagePage(TITLE, done));
  })
  .all("*", refusePath("endDevice", linkNotFound));
