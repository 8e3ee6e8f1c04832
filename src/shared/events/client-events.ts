import { groupBy } from "#shared/group-by.ts";
import type { CateringEvent } from "./contract.ts";
import { hasBegun } from "./event-days.ts";

export type ClientEvents = {
  count: number;
  /** The number of those to come. */
  coming: number;
  next: string | undefined;
  last: string | undefined;
};

/** Numbers of events, next and last date per client, without disabled and cancelled events. */
export function clientEvents(
  events: readonly Pick<CateringEvent, "clients" | "date" | "active" | "status">[],
  now: Date,
): Map<number, ClientEvents> {
  const links = events
    .filter(({ active, status }) => active === "true" && status !== "cancelado")
    .map((event) => ({ event, moment: Date.parse(event.date), isComing: !hasBegun(event, now) }))
    .sort((a, b) => a.moment - b.moment)
    .flatMap(({ event: { clients, date }, isComing }) =>
      clients.map((clientId) => ({ clientId, date, isComing })),
    );
  const byClient = groupBy(links, ({ clientId }) => clientId);
  return new Map(
    [...byClient].map(([clientId, own]) => [
      clientId,
      {
        count: own.length,
        coming: own.filter(({ isComing }) => isComing).length,
        next: own.find(({ isComing }) => isComing)?.date,
        last: own.findLast(({ isComing }) => !isComing)?.date,
      },
    ]),
  );
}
