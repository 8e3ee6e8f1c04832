import { ChevronRight, TriangleAlert } from "lucide-react";
import { Link } from "wouter";
import { hasMoney } from "#shared/accounts/with-money.ts";
import type { AgendaEntry } from "#shared/dashboard/agenda.ts";
import { relativeDay } from "#shared/dashboard/day-names.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { eventCost } from "#shared/events/event-cost.ts";
import { formatCount, formatWeekdayDateTime } from "#shared/numbers/format.ts";
import { type Clock, dayIn, today } from "#shared/time/clock.ts";
import { linkToEvent } from "#web/address/links.ts";
import { StatusBadge } from "#web/events/status-badge.tsx";
import type { PricedStock } from "#web/ingredients/stock-by-id.ts";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { NextMoney } from "./next-money.tsx";
import { eventShortageText } from "./shortage-text.ts";

const chevron = plainIcon(ChevronRight, "size-4 shrink-0 text-muted");
const warning = plainIcon(TriangleAlert, "mt-0.5 size-4 shrink-0");

/** The usual height, which the skeleton keeps. */
export const NEXT_EVENT = "min-h-54";

type NextEventProps = {
  entry: AgendaEntry<CateringEvent>;
  /** Undefined for those who may not see money. */
  prices: PricedStock | undefined;
  clock: Clock;
};

/** The next event with the one thing that stands in its way. */
export function NextEvent({ entry, prices, clock }: NextEventProps) {
  const { event, short } = entry;
  const size = [
    formatCount(event.guests, "convidado", "convidados"),
    formatCount(event.drinks.length, "drink", "drinks"),
  ];
  return (
    <section
      aria-label="Próximo evento"
      className={`relative flex flex-col rounded-lg border border-line bg-surface transition-colors hover:border-line-strong hover:bg-hover ${NEXT_EVENT}`}
    >
      <div className="flex-1 px-3 py-2.5 sm:px-4">
        <div className="flex items-center justify-between gap-3">
          <p className="text-sm text-muted">
            Próximo evento, {relativeDay(dayIn(event.date, clock.timeZone), today(clock))}
          </p>
          <StatusBadge status={event.status} />
        </div>
        <h2 className="line-clamp-2 text-lg leading-6 font-semibold tracking-tight wrap-anywhere">
          {/* The whole card is the link. */}
          <Link href={linkToEvent(event.id)} className="after:absolute after:inset-0">
            {event.name}
          </Link>
        </h2>
        <p className="text-sm font-medium tabular-nums">
          {formatWeekdayDateTime(event.date, clock.timeZone)}
        </p>
        {event.location && <p className="line-clamp-2 text-sm wrap-anywhere text-muted">{event.location}</p>}
        <p className="text-sm text-muted tabular-nums">{size.join(" · ")}</p>
        {prices && hasMoney(event) && (
          <NextMoney event={event} cost={eventCost(event, prices)} today={today(clock)} />
        )}
      </div>
      <p className="flex min-h-10 items-start gap-2 border-t border-line px-3 py-2.5 text-sm sm:px-4">
        {short.length > 0 ? (
          <span className="flex min-w-0 flex-1 gap-2 font-medium text-orange-ink">
            {warning}
            <span className="line-clamp-2">Falta: {eventShortageText(short)}</span>
          </span>
        ) : (
          <span className="flex-1 text-muted">Abrir evento</span>
        )}
        {chevron}
      </p>
    </section>
  );
}
