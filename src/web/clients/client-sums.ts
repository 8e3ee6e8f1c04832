import { hasMoney } from "#shared/accounts/with-money.ts";
import { type ClientEvents, clientEvents } from "#shared/events/client-events.ts";
import type { CateringEvent, PricedEvent } from "#shared/events/contract.ts";
import { groupBy } from "#shared/group-by.ts";
import type { Day } from "#shared/numbers/day.ts";
import { type ClientMoney, clientMoney } from "#shared/payments/agreed/client-money.ts";

export type ClientSums = {
  events: ReadonlyMap<number, ClientEvents>;
  /** Undefined for those who may not see money. */
  money: ReadonlyMap<number, ClientMoney> | undefined;
  /** Of all clients together: an event of several counts once. */
  total: ClientMoney | undefined;
};

/** What the list says of each client besides what was entered, in one pass over the events. */
export function clientSums(
  events: readonly CateringEvent[],
  now: Date,
  today: Day,
  seesMoney: boolean,
): ClientSums {
  const priced = seesMoney ? events.filter(hasMoney) : undefined;
  return {
    events: clientEvents(events, now),
    money: priced && moneyByClient(priced, today),
    total: priced && clientMoney(priced.filter(isOfPresentClient), today),
  };
}

/** A removed client is not in the list, and neither is what only it owes. */
const isOfPresentClient = ({ clients, removedClients }: CateringEvent) =>
  clients.some((id) => !removedClients.includes(id));

function moneyByClient(events: readonly PricedEvent[], today: Day): Map<number, ClientMoney> {
  const links = events.flatMap((event) => event.clients.map((clientId) => ({ clientId, event })));
  return new Map(
    [...groupBy(links, ({ clientId }) => clientId)].map(([clientId, own]) => [
      clientId,
      clientMoney(
        own.map(({ event }) => event),
        today,
      ),
    ]),
  );
}
