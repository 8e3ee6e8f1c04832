import { clsx } from "clsx";
import { Link } from "wouter";
import { type EventItem, type MonthItem, shortTime } from "#shared/calendar/month-items.ts";
import { eventStatusLabels } from "#shared/events/labels.ts";
import type { Day } from "#shared/numbers/day.ts";
import { linkToEvent } from "#web/address/links.ts";
import { paths } from "#web/address/paths.ts";
import { statusLooks } from "#web/events/status-badge.tsx";
import type { BadgeTone } from "#web/ui/badge.tsx";

const grounds: Record<BadgeTone, string> = {
  green: "bg-green-soft text-green-ink",
  yellow: "bg-yellow-soft text-yellow-ink",
  orange: "bg-orange-soft text-orange-ink",
  red: "bg-red-soft text-red-ink",
  blue: "bg-blue-soft text-blue-ink",
  violet: "bg-violet-soft text-violet-ink",
  neutral: "bg-neutral-soft text-neutral-ink",
};

const dots: Record<BadgeTone, string> = {
  green: "bg-green-ink",
  yellow: "bg-yellow-ink",
  orange: "bg-orange-ink",
  red: "bg-red-ink",
  blue: "bg-blue-ink",
  violet: "bg-violet-ink",
  neutral: "bg-neutral-ink",
};

type EntryProps = { item: MonthItem; today: Day };

const entryClass =
  "mb-0.5 line-clamp-2 rounded-sm px-1.5 py-0.5 text-xs wrap-anywhere print:line-clamp-1 print:break-all print-colours focus-visible:-outline-offset-2 [&>svg]:mr-1 [&>svg]:inline [&>svg]:size-3.5 [&>svg]:align-[-0.15em]";

/** Something on a day of the wide month. The day is the tab stop; from there Enter leads to its entries. */
export function MonthEntry({ item, today }: EntryProps) {
  return item.kind === "event" ? (
    <EventEntry item={item} today={today} />
  ) : (
    <Link
      href={paths.dashboard}
      tabIndex={-1}
      className={`${entryClass} border border-dotted border-blue-ink text-blue-ink`}
    >
      Pedido: <span className="text-ink">{item.inquiry.name}</span>
    </Link>
  );
}

function EventEntry({ item: { day, time, event }, today }: { item: EventItem; today: Day }) {
  const { tone, icon } = statusLooks[event.status];
  const isOff = event.status === "cancelado";
  const isPlain = isOff || day < today;
  return (
    <Link
      href={linkToEvent(event.id)}
      tabIndex={-1}
      className={clsx(entryClass, isPlain ? "text-muted hover:bg-hover" : grounds[tone])}
    >
      {icon}
      <span className="sr-only">{eventStatusLabels[event.status]}, </span>
      {shortTime(time)}{" "}
      <span className={clsx(!isPlain && "text-ink", isOff && "line-through")}>{event.name}</span>
    </Link>
  );
}

/** The same on the small month, where the events of the chosen day stand below. */
export function MonthDot({ item, today }: EntryProps) {
  if (item.kind === "inquiry") return <span className="size-1.5 rounded-full border border-blue-ink" />;
  const tone = item.day < today ? "neutral" : statusLooks[item.event.status].tone;
  return <span className={clsx("size-1.5 rounded-full", dots[tone])} />;
}
