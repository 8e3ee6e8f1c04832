import { useMemo } from "react";
import { byId } from "#shared/group-by.ts";
import { differingVersion } from "#shared/proposals/difference.ts";
import { failedQueries } from "#web/api/load-error.tsx";
import { clientNamesQuery } from "#web/clients/queries.ts";
import { useKeptQuery } from "#web/device/use-kept-query.ts";
import { useUnkeptQuery } from "#web/device/use-unkept-query.ts";
import { ingredientsQuery } from "#web/ingredients/queries.ts";
import { useNamedStock } from "#web/ingredients/use-named-stock.ts";
import { useProposals } from "#web/proposals/queries.ts";
import { useClock } from "#web/session/clock.ts";
import { useCan } from "#web/session/permissions.ts";
import type { EventContext } from "./event-context.ts";
import { eventsQuery } from "./queries.ts";
import { stockOutlook } from "./stock-outlook.ts";

/** A constant for memoization, until the lists have loaded. */
const NONE: never[] = [];

/** The events with what their cards, pages and reports need besides. */
export function useEventContext() {
  const events = useKeptQuery(eventsQuery);
  const ingredients = useKeptQuery(ingredientsQuery);
  // Without a network the events' own names of their clients do.
  const clients = useUnkeptQuery(clientNamesQuery);
  const stock = useNamedStock(ingredients.data);
  const outlook = stockOutlook(events.data ?? NONE, stock ?? NONE, useClock());
  const seesMoney = useCan("see-money");
  const proposals = useProposals();
  const context: EventContext = useMemo(
    () => ({
      ...outlook,
      priced: seesMoney ? outlook.priced : undefined,
      clients: byId(clients.data),
      differing: new Map(
        proposals?.flatMap(({ eventId }) => {
          const version = differingVersion(proposals, eventId);
          return version ? [[eventId, version]] : [];
        }),
      ),
      proposals: new Map(proposals?.toReversed().map((proposal) => [proposal.eventId, proposal])),
    }),
    [outlook, seesMoney, clients.data, proposals],
  );
  return {
    events: events.data,
    context,
    /** For the note that says from when they are. */
    kept: [events, ingredients],
    failed: failedQueries(events, ingredients, ...(clients.wasMissed ? [] : [clients])),
    isReady: Boolean(events.data && ingredients.data && (clients.data || clients.wasMissed)),
  };
}
