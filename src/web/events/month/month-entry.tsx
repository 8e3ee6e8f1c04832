import { clsx } from "clsx";
import { Link } from "wouter";
import { type MonthItem, shortTime } from "#shared/calendar/month-items.ts";
import { eventStatusLabels } from "#shared/events/labels.ts";
import type { Day } from "#shared/numbers/day.ts";
import { linkToEvent } from "#web/address/links.ts";
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

/** Something on a day of the wide month. The day is the tab stop; from there Enter leads to its entries. */
export function MonthEntry({ item: { day, time, event }, today }: EntryProps) {
  const { tone, icon } = statusLooks[event.status];
  const isOff = event.status === "cancelado";
  const isPlain = isOff || day < today;
  return (
    <Link
      href={linkToEvent(event.id)}
      tabIndex={-1}
      className={clsx(
        "mb-0.5 line-clamp-2 rounded-sm px-1.5 py-0.5 text-xs wrap-anywhere print:line-clamp-1 print-colours focus-visible:-outline-offset-2 [&>svg]:mr-1 [&>svg]:inline [&>svg]:size-3.5 [&>svg]:align-[-0.15em]",
        isPlain ? "text-muted hover:bg-hover" : grounds[tone],
      )}
    >
      {icon}
      <span className="sr-only">{eventStatusLabels[event.status]}, </span>
      {shortTime(time)}{" "}
      <span className={clsx(!isPlain && "text-ink", isOff && "line-through")}>{event.name}</span>
    </Link>
  );
}

/** The same on the small month, where the events of the chosen day stand below. */
export function MonthDot({ item: { day, event }, today }: EntryProps) {
  const tone = day < today ? "neutral" : statusLooks[event.status].tone;
  return <span className={clsx("size-1.5 rounded-full", dots[tone])} />;
}
