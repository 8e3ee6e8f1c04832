import { Hono } from "hono";
import { requires } from "#server/accounts/authenticate.ts";
import type { CalendarLink } from "#shared/calendar/contract.ts";
import { createCalendarLink, readCalendarLink, revokeCalendarLink } from "./calendar-link.ts";

export const calendarLinkRoutes = new Hono()
  .get("/", requires("membership"), async (c) =>
    c.json<CalendarLink>(await readCalendarLink(c.var.data, c.var.publicUrl)),
  )
  .post("/", requires("membership"), async (c) => {
    const { link, isNew } = await createCalendarLink(c.var.data, c.var.publicUrl);
    return c.json<CalendarLink>({ link }, isNew ? 201 : 200);
  })
  .delete("/", requires("membership"), async (c) => {
    await revokeCalendarLink(c.var.data);
    return c.json<CalendarLink>({ link: null });
  });
