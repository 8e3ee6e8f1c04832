import { memo, useCallback } from "react";
import type { Client } from "#shared/clients/contract.ts";
import type { ClientSums } from "#web/clients/client-sums.ts";
import { useRemoveClient } from "#web/clients/use-remove-client.ts";
import { useCan } from "#web/session/permissions.ts";
import { LongList } from "#web/ui/lists/long-list.tsx";
import { cells } from "./client-columns.ts";
import { ClientListRow } from "./client-list-row.tsx";

type ClientRowsProps = {
  clients: readonly Client[];
  sums: ClientSums;
  onEdit: (client: Client) => void;
  savedId?: number;
};

/** Memoized: unchanged while a search is typed, until its result differs. */
export const ClientRows = memo(function ClientRows({ clients, sums, onEdit, savedId }: ClientRowsProps) {
  const { remove, removingIds } = useRemoveClient();
  const canEdit = useCan("edit-records");
  const { events, money } = sums;
  const renderItem = useCallback(
    (client: Client) => (
      <ClientListRow
        client={client}
        events={events.get(client.id)}
        money={money && (money.get(client.id) ?? null)}
        isRemoving={removingIds.includes(client.id)}
        edits={canEdit ? { onEdit, onRemove: (one) => void remove(one) } : undefined}
      />
    ),
    [events, money, removingIds, canEdit, onEdit, remove],
  );
  return (
    <div className="rounded-lg border border-line bg-surface">
      {/* Each row says its labels to screen readers. */}
      <div
        aria-hidden="true"
        className={`${cells(money !== undefined, "heading")} border-b border-line text-xs font-medium text-muted max-lg:hidden print:hidden`}
      >
        <span>Cliente</span>
        <span>Endereço, documento e nota</span>
        <span>Próximo evento</span>
        {money && <span className="text-right">Fechado</span>}
        {money && <span className="text-right">Em aberto</span>}
      </div>
      <LongList
        label="Clientes"
        items={clients}
        estimateHeight={92}
        renderItem={renderItem}
        savedId={savedId}
        isRuled
      />
    </div>
  );
});
