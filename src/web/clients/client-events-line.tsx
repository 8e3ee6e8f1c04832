import { useQuery } from "@tanstack/react-query";
import { CalendarDays } from "lucide-react";
import { type ClientEvents, clientEvents } from "#shared/events/client-events.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { formatCount, formatDate } from "#shared/format.ts";
import { eventsQuery } from "#web/events/queries.ts";
import { Detail } from "#web/ui/detail.tsx";

const remembered = new WeakMap<readonly CateringEvent[], Map<number, ClientEvents>>();

/** Worked out once for all the cards of a screen. */
function byClient(events: readonly CateringEvent[]): Map<number, ClientEvents> {
  const known = remembered.get(events) ?? clientEvents(events, new Date());
  remembered.set(events, known);
  return known;
}

/** A client's events, as soon as they are there; a client without any has no such line. */
export function ClientEventsLine({ clientId }: { clientId: number }) {
  const { data: events } = useQuery(eventsQuery);
  const own = events && byClient(events).get(clientId);
  if (!own) return null;
  const { count, next, last } = own;
  return (
    <Detail icon={<CalendarDays aria-hidden="true" />} label="Eventos">
      {[
        formatCount(count, "evento", "eventos"),
        next && `próximo\u00a0${formatDate(next)}`,
        last && `último\u00a0${formatDate(last)}`,
      ]
        .filter(Boolean)
        .join(" · ")}
    </Detail>
  );
}
