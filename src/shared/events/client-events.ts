import { groupBy } from "#shared/group-by.ts";
import type { CateringEvent } from "./contract.ts";

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
    .flatMap(({ clients, date }) => clients.map((clientId) => ({ clientId, date, moment: Date.parse(date) })))
    .sort((a, b) => a.moment - b.moment);
  const byClient = groupBy(links, ({ clientId }) => clientId);
  return new Map(
    [...byClient].map(([clientId, own]) => [
      clientId,
      {
        count: own.length,
        coming: own.filter(({ moment }) => moment >= now.getTime()).length,
        next: own.find(({ moment }) => moment >= now.getTime())?.date,
        last: own.findLast(({ moment }) => moment < now.getTime())?.date,
      },
    ]),
  );
}
