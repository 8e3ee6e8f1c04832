import type { CateringEvent } from "#shared/events/contract.ts";

/** The card counts what is confirmed or being planned, whenever it is. */
export const openEvents = <E extends Pick<CateringEvent, "status" | "active">>(events: readonly E[]): E[] =>
  events.filter(
    ({ active, status }) => active === "true" && (status === "confirmado" || status === "planejamento"),
  );
