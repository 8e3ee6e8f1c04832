import { type ComponentProps, useMemo, useRef } from "react";
import { useLocation } from "wouter";
import { weeksOf } from "#shared/calendar/month.ts";
import { isEventItem, itemsByDay, type MonthItem } from "#shared/calendar/month-items.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { listedStatuses } from "#shared/events/enumerations.ts";
import type { Day } from "#shared/numbers/day.ts";
import { linkToEvent } from "#web/address/links.ts";
import { paths } from "#web/address/paths.ts";
import { useMediaQuery } from "#web/browser/use-media-query.ts";
import { EventFilterBar } from "#web/events/list/event-filter-bar.tsx";
import { countFilters } from "#web/events/list/use-event-filters.ts";
import { StatusBadge } from "#web/events/status-badge.tsx";
import { useInquiries } from "#web/inquiries/queries.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { useIsPrinting } from "#web/ui/print/use-is-printing.ts";
import { DayEvents } from "./day-events.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { MonthNav } from "./month-nav.tsx";
import { useMonth } from "./use-month.ts";

/** Wide enough for the names of events within the days. */
const WIDE = "(min-width: 48rem)";

type EventMonthProps = {
  events: readonly CateringEvent[];
  filterBar: ComponentProps<typeof EventFilterBar>;
  /** Absent for those who may not add events. */
  onAdd: ((day: Day) => void) | undefined;
};

/** The events as a month: "is the 12th free?" */
export function EventMonth({ events, filterBar, onAdd }: EventMonthProps) {
  const timeZone = useTimeZone();
  const inquiries = useInquiries();
  // Filters are about events.
  const shown = countFilters(filterBar.filters) > 0 ? undefined : inquiries;
  const items = useMemo(() => itemsByDay(events, shown ?? [], timeZone), [events, shown, timeZone]);
  const { today, month, picked, day, show, pick } = useMonth(items);
  const isPrinting = useIsPrinting();
  const isWide = useMediaQuery(WIDE) || isPrinting;
  const list = useRef<HTMLDivElement>(null);
  const [, navigate] = useLocation();

  const open = (at: Day) => {
    const [first, second] = items.get(at) ?? [];
    if (!first) onAdd?.(at);
    else if (!second) navigate(isEventItem(first) ? linkToEvent(first.event.id) : paths.dashboard);
    else list.current?.querySelector("a")?.focus();
  };
  const grid = (
    <MonthGrid
      month={month}
      day={day}
      selected={isWide ? picked : day}
      today={today}
      items={items}
      isWide={isWide}
      onPick={pick}
      onOpen={open}
      onAdd={onAdd}
    />
  );

  return (
    <>
      <EventFilterBar
        {...filterBar}
        lead={<MonthNav month={month} onShow={show} onToday={() => pick(today)} />}
      />
      {isWide ? (
        <div className="break-inside-avoid overflow-hidden rounded-lg border border-line bg-surface">
          {grid}
        </div>
      ) : (
        <>
          {grid}
          <DayEvents
            day={day}
            items={items.get(day) ?? []}
            onAdd={onAdd && (() => onAdd(day))}
            listRef={list}
          />
        </>
      )}
      {isWide && (
        <Legend
          statuses={statusesOf(
            weeksOf(month)
              .flat()
              .flatMap((each) => items.get(each) ?? []),
          )}
        />
      )}
    </>
  );
}

const statusesOf = (items: readonly MonthItem[]) =>
  listedStatuses.filter((status) => items.some((item) => isEventItem(item) && item.event.status === status));

function Legend({ statuses }: { statuses: readonly CateringEvent["status"][] }) {
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
      {statuses.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </p>
  );
}
