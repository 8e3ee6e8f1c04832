import { EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { Link } from "wouter";
import type { Client } from "#shared/clients/contract.ts";
import { documentText } from "#shared/clients/document-text.ts";
import type { ClientEvents } from "#shared/events/client-events.ts";
import { formatDate, formatWeekdayDate } from "#shared/numbers/format.ts";
import type { ClientMoney } from "#shared/payments/agreed/client-money.ts";
import { nearDayText } from "#shared/payments/agreed/open-reason.ts";
import { dayIn } from "#shared/time/clock.ts";
import { linkToClient } from "#web/address/links.ts";
import { useTimeZone, useToday } from "#web/session/clock.ts";
import { Button } from "#web/ui/button.tsx";
import { Menu, MenuItem } from "#web/ui/dialogs/menu.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { AgreedAmount, OpenAmount } from "./client-amounts.tsx";
import { cells } from "./client-columns.ts";

export type ClientEdits = { onEdit: (client: Client) => void; onRemove: (client: Client) => void };

type ClientListRowProps = {
  client: Client;
  /** Undefined for a client without events. */
  events: ClientEvents | undefined;
  /** Undefined for those who may not see money; null for a client without events. */
  money: ClientMoney | null | undefined;
  isRemoving: boolean;
  /** Undefined for those who may not edit. */
  edits: ClientEdits | undefined;
};

const smallText = "truncate text-xs leading-4 text-muted";
const small = `${smallText} print:whitespace-normal`;
const note = `${smallText} print:whitespace-pre-line`;
// Shared elements: React skips them when a search re-renders the rows.
const icons = {
  more: plainIcon(EllipsisVertical, "size-4.5"),
  edit: plainIcon(Pencil),
  remove: plainIcon(Trash2),
};

export function ClientListRow({ client, events, money, isRemoving, edits }: ClientListRowProps) {
  const { id, name, email, phone, address, notes, createdAt } = client;
  const timeZone = useTimeZone();
  const today = useToday();
  const dateText = (date: string) => formatWeekdayDate(date, timeZone);
  const document = documentText(client);
  return (
    <div className={cells(money !== undefined, "row")}>
      <div className="min-w-0">
        <h2 className="truncate text-sm font-medium text-ink print:whitespace-normal">
          {/* The whole row is the link. */}
          <Link
            href={linkToClient(id)}
            className="after:absolute after:inset-0 pointer-coarse:block pointer-coarse:truncate pointer-coarse:leading-6"
          >
            {name}
          </Link>
        </h2>
        <p className={small}>
          {events?.next && (
            <span className="lg:hidden print:hidden">
              {nearDayText(dayIn(events.next, timeZone), today)} ·{" "}
            </span>
          )}
          {phone && (
            <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className="relative hover:text-ink">
              {phone}
            </a>
          )}
          {email && (
            <span className="max-lg:hidden print:inline">
              {phone && " · "}
              <a href={`mailto:${encodeURIComponent(email)}`} className="relative hover:text-ink">
                {email}
              </a>
            </span>
          )}
        </p>
      </div>
      <div className="min-w-0 max-lg:hidden print:block">
        {address && <p className="truncate text-[0.8125rem] text-muted print:whitespace-normal">{address}</p>}
        {document && <p className={small}>{document}</p>}
        {notes && <p className={document ? `hidden print:block ${note}` : note}>{notes}</p>}
      </div>
      <div className="min-w-0 tabular-nums max-lg:hidden print:block">
        <p className="text-[0.8125rem]">
          {events?.next ? (
            <>
              <span className="sr-only">Próximo evento </span>
              {dateText(events.next)}
            </>
          ) : (
            events?.last && <span className="text-muted">último {dateText(events.last)}</span>
          )}
        </p>
        <p className={small}>Cadastrado em {formatDate(createdAt, timeZone)}</p>
      </div>
      {money !== undefined && <AgreedAmount money={money} />}
      {money !== undefined && <OpenAmount money={money} />}
      {edits && (
        <div className="relative -my-2 -mr-2 print:hidden">
          <Menu
            label={`Mais ações: ${name}`}
            trigger={
              <Button variant="quiet" size="icon" data-edits="" isBusy={isRemoving} busyLabel="">
                {icons.more}
              </Button>
            }
          >
            <MenuItem icon={icons.edit} onSelect={() => edits.onEdit(client)}>
              Editar
            </MenuItem>
            <MenuItem icon={icons.remove} onSelect={() => edits.onRemove(client)}>
              Remover
            </MenuItem>
          </Menu>
        </div>
      )}
    </div>
  );
}
