import { useQuery } from "@tanstack/react-query";
import { memo, useCallback } from "react";
import type { Client } from "#shared/clients/contract.ts";
import { clientEvents } from "#shared/events/client-events.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { memoizeByObject } from "#shared/memoize-by-object.ts";
import { eventsQuery } from "#web/events/queries.ts";
import { LongList } from "#web/ui/lists/long-list.tsx";
import { ClientCard } from "./client-card.tsx";
import { useRemoveClient } from "./use-remove-client.ts";

const eventsByClient = memoizeByObject((events: readonly CateringEvent[]) =>
  clientEvents(events, new Date()),
);

type ClientGridProps = {
  clients: readonly Client[];
  onEdit: (client: Client) => void;
  savedId?: number;
};

/** Memoized: unchanged while a search is typed, until its result differs. */
export const ClientGrid = memo(function ClientGrid({ clients, onEdit, savedId }: ClientGridProps) {
  const { data: events } = useQuery(eventsQuery);
  const eventsOf = events && eventsByClient(events);
  const { remove, removingIds } = useRemoveClient();
  const renderItem = useCallback(
    (client: Client) => (
      <ClientCard
        client={client}
        events={eventsOf?.get(client.id)}
        isRemoving={removingIds.includes(client.id)}
        onEdit={onEdit}
        onRemove={(one) => void remove(one)}
      />
    ),
    [eventsOf, removingIds, onEdit, remove],
  );
  return (
    <LongList
      label="Clientes"
      items={clients}
      minWidth={300}
      estimateHeight={212}
      renderItem={renderItem}
      savedId={savedId}
    />
  );
});
