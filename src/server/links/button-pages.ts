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

/** Whether there is something left to do by a link; unknown if nobody has its token. */
export type LinkState = "open" | "over" | "unknown";

const linkNotFound = (message = "Link não encontrado. Confira o endereço.") => new AppError(404, message);

type ButtonPages = {
  /** By which the calls are limited. */
  kind: Parameters<typeof findLimited>[2];
  title: string;
  question: string;
  button: string;
  done: string;
  /** Said of a link that has nothing left to do; the same as when it did it, if absent. */
  over?: string;
  /** Said of a token that nobody has, or has any more. */
  unknown?: string;
  look: (db: Database, token: string) => Promise<LinkState>;
  /** Does what the button says, and returns the state before. */
  act: (db: Database, token: string) => Promise<LinkState>;
};

/** A link of a message that does one thing without a session: GET shows a button and changes nothing, POST does it. */
export function buttonPages({
  kind,
  title,
  question,
  button,
  done,
  over = done,
  unknown,
  look,
  act,
}: ButtonPages) {
  const limited = (c: Context<PublicEnv>, find: ButtonPages["act"]) =>
    findLimited(c, c.req.param("token") ?? "", kind, async (token) => {
      const state = UUID.test(token) ? await find(c.var.services.db, token) : "unknown";
      if (state === "unknown") throw linkNotFound(unknown);
      return state;
    });
  return new Hono<PublicEnv>()
    .onError((error, c) => sendProblem(c, title, error))
    .use(linkHeaders, sameOriginOnly, limitLinkBody)
    .get("/:token", async (c) => {
      if ((await limited(c, look)) === "over") return sendPage(c, await messagePage(title, over));
      const form = html`<form method="post"><button>${button}</button></form>`;
      return sendPage(c, await messagePage(title, question, form));
    })
    .post("/:token", async (c) => {
      const isOver = (await limited(c, act)) === "over";
      return sendPage(c, await messagePage(title, isOver ? over : done));
    })
    .all(
      "*",
      refusePath(kind, () => linkNotFound()),
    );
}
