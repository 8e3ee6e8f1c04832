import { clsx } from "clsx";
import { Link } from "wouter";
import { hasMoney } from "#shared/accounts/with-money.ts";
import type { CateringEvent, PricedEvent } from "#shared/events/contract.ts";
import { guestsText } from "#shared/events/labels.ts";
import { formatMoney, formatNumber, formatWeekdayDate } from "#shared/numbers/format.ts";
import { clientMoney } from "#shared/payments/agreed/client-money.ts";
import { linkToClientEvents, linkToEvent } from "#web/address/links.ts";
import { StatusBadge } from "#web/events/status-badge.tsx";
import { useTimeZone, useToday } from "#web/session/clock.ts";
import { SectionTitle } from "./section-title.tsx";

/** The rest is on the events page, filtered by the client. */
const SHOWN = 10;

type ClientEventListProps = { clientId: number; events: readonly CateringEvent[]; seesMoney: boolean };

export function ClientEventList({ clientId, events, seesMoney }: ClientEventListProps) {
  return (
    <section className="mb-6">
      <SectionTitle count={events.length}>Eventos</SectionTitle>
      {events.length === 0 && <p className="py-3 text-sm text-muted">Nenhum evento ainda.</p>}
      <ul aria-label="Eventos" className="ruled">
        {events.slice(0, SHOWN).map((event) => (
          <EventRow key={event.id} event={event} seesMoney={seesMoney} />
        ))}
      </ul>
      {events.length > SHOWN && (
        <Link
          href={linkToClientEvents(clientId)}
          className="inline-flex h-control items-center text-sm text-muted underline-offset-4 hover:text-ink hover:underline"
        >
          Ver os {formatNumber(events.length)} eventos
        </Link>
      )}
    </section>
  );
}

function EventRow({ event, seesMoney }: { event: CateringEvent; seesMoney: boolean }) {
  const timeZone = useTimeZone();
  return (
    <li className="relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1.5 text-sm hover:bg-hover/50 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto_7.5rem]">
      <span className="text-[0.8125rem] text-muted tabular-nums max-sm:row-start-2 max-sm:text-xs">
        {formatWeekdayDate(event.date, timeZone)}
      </span>
      <p className="min-w-0 wrap-anywhere max-sm:row-start-1">
        <Link href={linkToEvent(event.id)} className="font-medium after:absolute after:inset-0">
          {event.name}
        </Link>{" "}
        <span className="text-[0.8125rem] text-muted max-sm:hidden">{guestsText(event.guests)}</span>
      </p>
      <span className="max-sm:row-start-2 max-sm:justify-self-end">
        <StatusBadge status={event.status} />
      </span>
      {seesMoney && hasMoney(event) && <EventAmount event={event} />}
    </li>
  );
}

/** The price with extras, and what is still missing of it. */
function EventAmount({ event }: { event: PricedEvent }) {
  const today = useToday();
  const { agreed, open, quoted, overdue } = clientMoney([event], today);
  const isQuoted = Number(quoted) > 0;
  const isLate = Number(overdue) > 0;
  const amount = isQuoted ? quoted : agreed;
  return (
    <div className="text-right tabular-nums max-sm:row-start-1">
      {Number(amount) > 0 && <p className="font-medium whitespace-nowrap">{formatMoney(Number(amount))}</p>}
      {isQuoted && <p className="text-xs text-muted">se fechar</p>}
      {Number(open) > 0 && (
        <p className={clsx("text-xs whitespace-nowrap", isLate ? "text-red-ink" : "text-muted")}>
          falta {formatMoney(Number(open))}
        </p>
      )}
    </div>
  );
}
