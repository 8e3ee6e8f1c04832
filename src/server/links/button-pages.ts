import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type { Database } from "#server/db/database.ts";
import type { PublicEnv } from "#server/http/context.ts";
import { AppError } from "#server/http/errors.ts";
import { sameOriginOnly } from "#server/http/protect.ts";
import { messagePage } from "./message-page.ts";
import { findLimited, limitLinkBody, linkHeaders, refusePath, sendProblem } from "./protect-link.ts";
import { sendPage } from "./send-page.ts";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const linkNotFound = () => new AppError(404, "Link não encontrado. Confira o endereço.");

type ButtonPages = {
  /** By which the calls are limited. */
  kind: Parameters<typeof findLimited>[2];
  title: string;
  question: string;
  button: string;
  done: string;
  /** Looks the token up; false if nobody has it. */
  isKnown: (db: Database, token: string) => Promise<boolean>;
  /** Does what the button says; false if nobody has the token. */
  act: (db: Database, token: string) => Promise<boolean>;
};

/** A link of a message that does one thing without a session: GET shows a button and changes nothing, POST does it. */
export function buttonPages({ kind, title, question, button, done, isKnown, act }: ButtonPages) {
  const limited = (c: Context<PublicEnv>, find: ButtonPages["act"]) =>
    findLimited(c, c.req.param("token") ?? "", kind, async (token) => {
      if (!UUID.test(token) || !(await find(c.var.services.db, token))) throw linkNotFound();
    });
  return new Hono<PublicEnv>()
    .onError((error, c) => sendProblem(c, title, error))
    .use(linkHeaders, sameOriginOnly, limitLinkBody)
    .get("/:token", async (c) => {
      await limited(c, isKnown);
      const form = html`<form method="post"><button>${button}</button></form>`;
      return sendPage(c, await messagePage(title, question, form));
    })
    .post("/:token", async (c) => {
      await limited(c, act);
      return sendPage(c, await messagePage(title, done));
    })
    .all("*", refusePath(kind, linkNotFound));
}
