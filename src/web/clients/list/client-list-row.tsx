import { Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { Client } from "#shared/clients/contract.ts";
import { documentText } from "#shared/clients/document-text.ts";
import type { ClientEvents } from "#shared/events/client-events.ts";
import { formatDate, formatWeekdayDate } from "#shared/numbers/format.ts";
import type { ClientMoney } from "#shared/payments/agreed/client-money.ts";
import { linkToClient } from "#web/address/links.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { Button } from "#web/ui/button.tsx";
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

// Shared elements: React skips them when a search re-renders the rows.
const icons = { edit: plainIcon(Pencil, "size-4"), remove: plainIcon(Trash2, "size-4") };
const contactLink = "relative hover:text-ink hover:underline";

/** SPEC §2: all facts of a client, whole, with edit and delete in sight. On phones one under the other. */
export function ClientListRow({ client, events, money, isRemoving, edits }: ClientListRowProps) {
  const { id, name, email, phone, address, notes, createdAt } = client;
  const timeZone = useTimeZone();
  const dateText = (date: string) => formatWeekdayDate(date, timeZone);
  return (
    <div className={cells(money !== undefined, "row")}>
      <div className="min-w-0 max-lg:col-start-1">
        <h2 className="text-sm font-medium wrap-anywhere text-ink">
          {/* The whole row is the link. */}
          <Link href={linkToClient(id)} className="after:absolute after:inset-0 pointer-coarse:leading-6">
            {name}
          </Link>
        </h2>
        {email && (
          <Line>
            <a href={`mailto:${encodeURIComponent(email)}`} className={contactLink}>
              {email}
            </a>
          </Line>
        )}
        {phone && (
          <Line>
            <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className={contactLink}>
              {phone}
            </a>
          </Line>
        )}
      </div>
      <div className="min-w-0 max-lg:col-span-full">
        {address && <Line>{address}</Line>}
        <Line>{documentText(client)}</Line>
        {notes && (
          <Line>
            <span className="whitespace-pre-line">{notes}</span>
          </Line>
        )}
        <Line>Cadastrado em {formatDate(createdAt, timeZone)}</Line>
      </div>
      <p className="min-w-0 text-[0.8125rem] tabular-nums max-lg:col-span-full max-lg:empty:hidden">
        {events?.next ? (
          <>
            <span className="lg:sr-only print:not-sr-only">Próximo evento </span>
            {dateText(events.next)}
          </>
        ) : (
          events?.last && <span className="text-muted">último {dateText(events.last)}</span>
        )}
      </p>
      {money !== undefined && <AgreedAmount money={money} />}
      {money !== undefined && <OpenAmount money={money} />}
      {edits && (
        <div className="relative -my-1 -mr-2 flex max-lg:col-start-2 max-lg:row-start-1 print:hidden">
          <Button
            variant="quiet"
            size="icon"
            data-edits=""
            aria-label={`Editar ${name}`}
            title="Editar"
            onClick={() => edits.onEdit(client)}
          >
            {icons.edit}
          </Button>
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Remover ${name}`}
            title="Remover"
            isBusy={isRemoving}
            busyLabel=""
            onClick={() => edits.onRemove(client)}
          >
            {icons.remove}
          </Button>
        </div>
      )}
    </div>
  );
}

const Line = ({ children }: { children: ReactNode }) =>
  children ? <p className="text-xs leading-4.5 wrap-anywhere text-muted tabular-nums">{children}</p> : null;
