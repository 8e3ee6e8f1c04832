import { ChevronRight } from "lucide-react";
import { Link } from "wouter";
import { hasMoney } from "#shared/accounts/with-money.ts";
import type { AgendaEntry } from "#shared/dashboard/agenda.ts";
import { dayOfMonth, relativeDay, shortDay, shortMonth } from "#shared/dashboard/day-names.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { eventCost } from "#shared/events/event-cost.ts";
import { shortWeekday } from "#shared/numbers/day.ts";
import { formatCount, formatTime } from "#shared/numbers/format.ts";
import { type Clock, dayIn, today } from "#shared/time/clock.ts";
import { linkToEvent } from "#web/address/links.ts";
import { paths } from "#web/address/paths.ts";
import { StatusBadge } from "#web/events/status-badge.tsx";
import type { PricedStock } from "#web/ingredients/stock-by-id.ts";
import { useCan } from "#web/session/permissions.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { cardClass } from "#web/ui/card.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { NextMoney } from "./next-money.tsx";
import { eventShortageText } from "./shortage-text.ts";

const chevron = plainIcon(ChevronRight, "size-4 shrink-0 text-muted");

/** The card keeps its height without an event, so that nothing moves when the events have loaded. */
export const NEXT_EVENT = "min-h-33 max-sm:min-h-54";

type NextEventProps = {
  entry: AgendaEntry<CateringEvent> | undefined;
  /** Undefined for those who may not see money. */
  prices: PricedStock | undefined;
  clock: Clock;
};

/** The next event with the one thing that stands in its way. */
export function NextEvent({ entry, prices, clock }: NextEventProps) {
  if (!entry) return <NoNextEvent />;
  const { event, short } = entry;
  const day = dayIn(event.date, clock.timeZone);
  const facts = [
    formatTime(event.date, clock.timeZone),
    event.location,
    formatCount(event.guests, "convidado", "convidados"),
    formatCount(event.drinks.length, "drink", "drinks"),
  ].filter(Boolean);
  return (
    <section
      aria-label="Próximo evento"
      className={`relative flex flex-col rounded-lg border border-line bg-surface transition-colors hover:border-line-strong hover:bg-hover ${NEXT_EVENT}`}
    >
      <span className="flex flex-1 flex-wrap items-center gap-x-5 gap-y-2 px-3 py-2.5 sm:px-4">
        <span aria-hidden="true" className="flex w-11 flex-col items-center text-sm text-muted max-sm:hidden">
          {shortWeekday(day)}
          <span className="text-xl leading-6 font-semibold text-ink tabular-nums">{dayOfMonth(day)}</span>
          {shortMonth(day)}
        </span>
        <span className="min-w-0 flex-1 basis-60">
          <span className="block text-sm text-muted">
            Próximo evento · <span className="sm:hidden">{shortDay(day)}, </span>
            {relativeDay(day, today(clock))}
          </span>
          <span className="line-clamp-2 text-xl font-semibold tracking-tight wrap-anywhere">
            {/* The whole card is the link. */}
            <Link href={linkToEvent(event.id)} className="after:absolute after:inset-0">
              {event.name}
            </Link>
          </span>
          <span className="line-clamp-2 text-sm text-muted tabular-nums">{facts.join(" · ")}</span>
        </span>
        {prices && hasMoney(event) && (
          <NextMoney event={event} cost={eventCost(event, prices)} today={today(clock)} />
        )}
      </span>
      <span className="flex min-h-10 items-center gap-3 border-t border-line px-3 py-1.5 text-sm sm:px-4">
        <StatusBadge status={event.status} />
        {short.length > 0 && (
          <span className="line-clamp-2 min-w-0 font-medium text-orange-ink">
            Falta: {eventShortageText(short)}
          </span>
        )}
        <span className="ml-auto flex shrink-0 items-center gap-1 text-muted">
          <span className="max-sm:hidden">Abrir evento</span>
          {chevron}
        </span>
      </span>
    </section>
  );
}

function NoNextEvent() {
  return (
    <div className={`flex flex-col items-start justify-center gap-3 ${cardClass} ${NEXT_EVENT}`}>
      <p className="text-sm text-muted">Nenhum próximo evento marcado.</p>
      {useCan("edit-records") && (
        <Link href={paths.events} className={buttonClass({ variant: "secondary", size: "sm" })}>
          Planejar um evento
        </Link>
      )}
    </div>
  );
}
