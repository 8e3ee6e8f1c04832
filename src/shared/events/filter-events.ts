import { stockState } from "#shared/night/stock-state.ts";
import { isSameWord, matchesSearch } from "#shared/text/search.ts";
import type { Clock } from "#shared/time/clock.ts";
import type { CateringEvent } from "./contract.ts";
import { firstDayOf, isPast, lastDayOf } from "./event-days.ts";

/** An empty text does not filter. */
export type EventFilters = {
  name: string;
  type: string;
  status: string;
  /** Days as "2026-12-25", both inclusive. */
  from: string;
  to: string;
  /** The id of a client. */
  client: string;
  /** Shows the disabled events, and only those. */
  isDisabled: boolean;
  /** Shows the past events that nobody recorded a withdrawal of, and only those. */
  isUnrecorded: boolean;
};

export const NO_FILTERS: EventFilters = {
  name: "",
  type: "",
  status: "",
  from: "",
  to: "",
  client: "",
  isDisabled: false,
  isUnrecorded: false,
};

type Filtered = Parameters<typeof stockState>[0] & Pick<CateringEvent, "name" | "type" | "clients">;

export const filterEvents = <E extends Filtered>(
  events: readonly E[],
  { name, type, status, from, to, client, isDisabled, isUnrecorded }: EventFilters,
  clock: Clock,
): E[] =>
  events.filter(
    (event) =>
      (event.active === "false") === isDisabled &&
      (!isUnrecorded || stockState(event, clock) === "unrecorded") &&
      matchesSearch(name, event.name) &&
      (type === "" || event.type === type) &&
      (status === "" || isSameWord(event.status, status)) &&
      (client === "" || event.clients.includes(Number(client))) &&
      (from === "" || lastDayOf(event, clock.timeZone) >= from) &&
      (to === "" || firstDayOf(event, clock.timeZone) <= to),
  );

/** Upcoming events first, the next one on top; then past events, the latest on top. */
export function byRelevance<E extends Pick<CateringEvent, "id" | "date">>(
  events: readonly E[],
  clock: Clock,
): E[] {
  const isOver = isPast(clock);
  return events
    .map((event) => ({ event, moment: Date.parse(event.date), isOver: isOver(event) }))
    .sort((a, b) => {
      if (a.isOver !== b.isOver) return a.isOver ? 1 : -1;
      const order = a.moment - b.moment || a.event.id - b.event.id;
      return a.isOver ? -order : order;
    })
    .map(({ event }) => event);
}
