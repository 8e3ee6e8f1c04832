import { memo, useCallback } from "react";
import type { Client } from "#shared/clients/contract.ts";
import { VirtualGrid } from "#web/ui/virtual-grid.tsx";
import { ClientCard } from "./client-card.tsx";

type ClientGridProps = { clients: readonly Client[]; onEdit: (client: Client) => void };

/** Left as it is while a search is being typed, until there is another result. */
export const ClientGrid = memo(function ClientGrid({ clients, onEdit }: ClientGridProps) {
  const renderItem = useCallback(
    (client: Client) => <ClientCard client={client} onEdit={() => onEdit(client)} />,
    [onEdit],
  );
  return (
    <VirtualGrid
      label="Clientes"
      items={clients}
      minWidth={300}
      estimateHeight={212}
      renderItem={renderItem}
    />
  );
});
