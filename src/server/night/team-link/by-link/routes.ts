import { type Context, Hono } from "hono";
import type { linkLimits } from "#server/accounts/attempt-limits.ts";
import { sendEvent } from "#server/calendar/send-event.ts";
import { readBody } from "#server/http/body.ts";
import { sendListOf } from "#server/http/cache/send-list.ts";
import type { PublicEnv } from "#server/http/context.ts";
import { sameOriginOnly } from "#server/http/protect.ts";
import type { SendPage } from "#server/http/static/page-template.ts";
import {
  findLimited,
  limitLinkBody,
  linkHeaders,
  refusePath,
  sendProblem,
} from "#server/links/protect-link.ts";
import { waitingCountList } from "#server/night/counts/count-json.ts";
import { namedCountInput, type TakenCount } from "#shared/night/counts/contract.ts";
import { countByLink } from "./count-by-link.ts";
import { findTeamLink, type LinkedEvent, teamLinkNotFound } from "./find-team-link.ts";
import { readTeamCalendar } from "./team-calendar.ts";
import { teamEventAnswer } from "./team-event.ts";

type C = Context<PublicEnv>;

const linked = (
  c: C,
  kind: keyof typeof linkLimits,
  token = c.req.param("token") ?? "",
): Promise<LinkedEvent> =>
  findLimited(c, token, kind, (text, signal) => findTeamLink(c.var.services, text, signal));

/** Calls of the page; everything else is opened by a person. */
const isCall = (path: string) => /\/(event|counts)$/.test(path);

/** The page behind the link of an event's team, and its calls: no account, no session. */
export const teamPages = (sendPage: SendPage | undefined) =>
  new Hono<PublicEnv>()
    .onError((error, c) => {
      // The handler of the whole app answers in JSON.
      if (isCall(c.req.path)) throw error;
      return sendProblem(c, "Link da equipe", error);
    })
    .use(linkHeaders, sameOriginOnly, limitLinkBody)
    .get("/:file{[^/]+\\.ics}", async (c) => {
      const token = c.req.param("file").replace(/\.ics$/, "");
      return sendEvent(
        c,
        await readTeamCalendar(await linked(c, "team", token), c.var.services.config.publicUrl),
      );
    })
    .get("/:token", async (c) => {
      await linked(c, "team");
      // In development Vite serves the page itself.
      return sendPage ? sendPage(c) : c.body(null, 204);
    })
    .get("/:token/event", async (c) => {
      const found = await linked(c, "team");
      return sendListOf(c, teamEventAnswer(found), found);
    })
    .get("/:token/counts", async (c) => {
      const found = await linked(c, "team");
      return sendListOf(c, waitingCountList(found.data, found.eventId), found);
    })
    .post("/:token/counts", async (c) => {
      const found = await linked(c, "teamCount");
      return c.json<TakenCount>(await countByLink(found, await readBody(c, namedCountInput)), 201);
    })
    .all("*", refusePath("team", teamLinkNotFound));
