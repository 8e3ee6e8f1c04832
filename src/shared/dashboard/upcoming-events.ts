import type { CateringEvent } from "#shared/events/contract.ts";

type Listed = Pick<CateringEvent, "id" | "date" | "status" | "active">;

/** Whether somebody still has to be there: what was disabled or cancelled does not stand in the way of what comes. */
export const isOnAgenda = ({ active, status }: Pick<CateringEvent, "active" | "status">): boolean =>
  active === "true" && status !== "cancelado";

/** Those whose moment is still to come, the next first. */
export const upcomingEvents = <E extends Listed>(events: readonly E[], now: Date): E[] =>
  events
    .filter((event) => isOnAgenda(event) && Date.parse(event.date) > now.getTime())
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date) || a.id - b.id);
