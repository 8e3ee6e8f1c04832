import { ChevronRight } from "lucide-react";
import { Link } from "wouter";
import { hasMoney } from "#shared/accounts/with-money.ts";
import type { AgendaEntry } from "#shared/dashboard/agenda.ts";
import { dayOfMonth, relativeDay, shortMonth } from "#shared/dashboard/day-names.ts";
import type { CateringEvent, PricedEvent } from "#shared/events/contract.ts";
import { eventCost } from "#shared/events/event-cost.ts";
import { costText } from "#shared/ingredients/unknown-prices.ts";
import { shortWeekday } from "#shared/numbers/day.ts";
import { formatCount, formatTime } from "#shared/numbers/format.ts";
import { type Clock, dayIn, today } from "#shared/time/clock.ts";
import { linkToEvent } from "#web/address/links.ts";
import { paths } from "#web/address/paths.ts";
import { StatusBadge } from "#web/events/status-badge.tsx";
import type { PricedStock } from "#web/ingredients/stock-by-id.ts";
import { useCan } from "#web/session/permissions.ts";
import { Badge } from "#web/ui/badge.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { cardClass } from "#web/ui/card.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { eventShortageText } from "./shortage-text.ts";

const chevron = plainIcon(ChevronRight, "size-4 shrink-0 text-muted");

/** The card keeps its height without an event, so that nothing moves when the events have loaded. */
export const NEXT_EVENT = "min-h-37 max-sm:min-h-50";

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
    <Link
      href={linkToEvent(event.id)}
      aria-label={`Próximo evento: ${event.name}`}
      className={`flex flex-col rounded-lg border border-line bg-surface transition-colors hover:border-line-strong hover:bg-hover ${NEXT_EVENT}`}
    >
      <span className="grid flex-1 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-5">
        <span aria-hidden="true" className="flex w-12 flex-col items-center text-sm text-muted">
          {shortWeekday(day)}
          <span className="text-xl leading-6 font-semibold text-ink tabular-nums">{dayOfMonth(day)}</span>
          {shortMonth(day)}
        </span>
        <span className="min-w-0">
          <span className="block text-sm text-muted">Próximo evento · {relativeDay(day, today(clock))}</span>
          <span className="line-clamp-2 text-xl font-semibold tracking-tight wrap-anywhere">
            {event.name}
          </span>
          <span className="line-clamp-2 text-sm text-muted tabular-nums">{facts.join(" · ")}</span>
        </span>
        {prices && hasMoney(event) && (
          <span className="flex flex-col max-sm:col-span-2 max-sm:flex-row max-sm:items-baseline max-sm:justify-between sm:items-end">
            <span className="text-sm text-muted">Custo previsto</span>
            <span className="text-3xl font-semibold tracking-tight tabular-nums max-sm:text-2xl">
              {forecastText(event, prices)}
            </span>
          </span>
        )}
      </span>
      <span className="flex min-h-11 items-center gap-3 border-t border-line px-4 py-2 text-sm sm:px-5">
        <StatusBadge status={event.status} />
        {short.length > 0 && (
          <>
            <Badge tone="orange">
              {short.length === 1 ? "falta 1 item" : `faltam ${short.length} itens`}
            </Badge>
            <span className="min-w-0 truncate text-muted max-sm:hidden">{eventShortageText(short)}</span>
          </>
        )}
        <span className="ml-auto flex shrink-0 items-center gap-1 text-muted">
          <span className="max-sm:hidden">Abrir evento</span>
          {chevron}
        </span>
      </span>
    </Link>
  );
}

function forecastText(event: PricedEvent, prices: PricedStock): string {
  const { total, unpriced } = eventCost(event, prices);
  return costText(total, unpriced);
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
