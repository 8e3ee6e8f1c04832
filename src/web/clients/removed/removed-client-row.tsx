import type { RemovedClient } from "#shared/clients/contract.ts";
import { formatCount, formatDate } from "#shared/numbers/format.ts";
import { useRestoreClient } from "#web/clients/queries.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { Button } from "#web/ui/button.tsx";

type RemovedClientRowProps = {
  client: RemovedClient;
  /** The number of events that name it, disabled ones too. */
  events: number;
  onDelete: (client: RemovedClient) => void;
};

export function RemovedClientRow({ client, events, onDelete }: RemovedClientRowProps) {
  const { id, name, phone, email, removedAt } = client;
  const timeZone = useTimeZone();
  const { mutate: restore, isPending } = useRestoreClient();
  const facts = [
    `Cliente ID ${id}`,
    `removido em\u00a0${formatDate(removedAt, timeZone)}`,
    events > 0 && formatCount(events, "evento", "eventos").replace(" ", "\u00a0"),
  ];
  const contacts = [phone, email].filter(Boolean);
  return (
    <li className="flex gap-x-4 gap-y-2 py-3 max-sm:flex-col max-sm:items-start sm:items-center sm:justify-between">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-muted tabular-nums">{facts.filter(Boolean).join(" · ")}</p>
        {contacts.length > 0 && (
          <p className="text-sm text-muted tabular-nums wrap-anywhere">{contacts.join(" · ")}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 sm:shrink-0">
        <Button
          variant="secondary"
          size="sm"
          isBusy={isPending}
          aria-label={`Restaurar ${name}`}
          onClick={() => restore(id)}
        >
          Restaurar
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Excluir ${name} definitivamente`}
          onClick={() => onDelete(client)}
        >
          Excluir definitivamente
        </Button>
      </div>
    </li>
  );
}
