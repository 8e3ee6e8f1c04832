import { Hono } from "hono";
import { sendListOf } from "#server/http/cache/send-list.ts";
import type { PublicEnv } from "#server/http/context.ts";
import { sameOriginOnly } from "#server/http/protect.ts";
import {
  findLimited,
  limitLinkBody,
  linkHeaders,
  refusePath,
  sendProblem,
} from "#server/links/protect-link.ts";
import { calendarFeed } from "./calendar-feed.ts";
import { calendarNotFound, findCalendarLink } from "./find-calendar-link.ts";

/** The feeds that calendars of people's phones follow: no account, no session. */
export const calendarFeeds = new Hono<PublicEnv>()
  .onError((error, c) => sendProblem(c, "Agenda", error))
  .use(linkHeaders, sameOriginOnly, limitLinkBody)
  .get("/:file{[^/]+\\.ics}", async (c) => {
    const token = c.req.param("file").replace(/\.ics$/, "");
    const { services } = c.var;
    const found = await findLimited(c, token, "calendar", (text) => findCalendarLink(services, text));
    return sendListOf(c, calendarFeed(services.config.publicUrl), found);
  })
  .all("*", refusePath("calendar", calendarNotFound));
