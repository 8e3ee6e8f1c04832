import { clsx } from "clsx";
import { Plus } from "lucide-react";
import type { Ref } from "react";
import { Link } from "wouter";
import type { EventItem, InquiryItem, MonthItem } from "#shared/calendar/month-items.ts";
import { guestsText } from "#shared/events/labels.ts";
import { inquiryFacts } from "#shared/inquiries/inquiry-text.ts";
import { type Day, formatDay, shortWeekday } from "#shared/numbers/day.ts";
import { linkToEvent } from "#web/address/links.ts";
import { paths } from "#web/address/paths.ts";
import { StatusBadge } from "#web/events/status-badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { dayCountText } from "./month-day.tsx";

type DayEventsProps = {
  day: Day;
  items: readonly MonthItem[];
  onAdd: (() => void) | undefined;
  listRef: Ref<HTMLDivElement>;
};

/** What is on the chosen day, below the small month. */
export function DayEvents({ day, items, onAdd, listRef }: DayEventsProps) {
  return (
    <div ref={listRef} className="mt-3">
      <h3 className="mb-2 flex items-baseline gap-2 font-semibold">
        {shortWeekday(day)} {formatDay(day).slice(0, 5)}
        <span className="text-sm font-normal text-muted">{dayCountText(items)}</span>
      </h3>
      {items.length > 0 ? (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {items.map((item) => (
            <li key={item.key}>
              {item.kind === "event" ? <DayRow item={item} /> : <InquiryRow item={item} />}
            </li>
          ))}
        </ul>
      ) : (
        onAdd && (
          <Button variant="secondary" onClick={onAdd}>
            <Plus className="size-4.5" />
            Novo evento
          </Button>
        )
      )}
    </div>
  );
}

function InquiryRow({ item: { inquiry } }: { item: InquiryItem }) {
  return (
    <Link href={paths.dashboard} className="flex items-center gap-3 px-3.5 py-2.5 hover:bg-hover">
      <span className="rounded-sm border border-dotted border-blue-ink px-1.5 text-sm text-blue-ink">
        Pedido
      </span>
      <span className="min-w-0 flex-1">
        <span className="font-medium wrap-anywhere">{inquiry.name}</span>
        <span className="block truncate text-sm text-muted">{inquiryFacts(inquiry)}</span>
      </span>
    </Link>
  );
}

function DayRow({ item: { time, event } }: { item: EventItem }) {
  const { id, name, status, location, guests } = event;
  return (
    <Link href={linkToEvent(id)} className="flex items-center gap-3 px-3.5 py-2.5 hover:bg-hover">
      <span className="font-medium tabular-nums">{time}</span>
      <span className="min-w-0 flex-1">
        <span className="flex items-start justify-between gap-2">
          <span
            className={clsx("font-medium wrap-anywhere", status === "cancelado" && "text-muted line-through")}
          >
            {name}
          </span>
          <StatusBadge status={status} />
        </span>
        <span className="block truncate text-sm text-muted">
          {[location, guestsText(guests)].filter(Boolean).join(" · ")}
        </span>
      </span>
    </Link>
  );
}
