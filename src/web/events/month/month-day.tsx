import { clsx } from "clsx";
import { Plus } from "lucide-react";
import type { KeyboardEvent } from "react";
import { monthOfDay } from "#shared/calendar/month.ts";
import { isEventItem, type MonthItem } from "#shared/calendar/month-items.ts";
import { type Day, formatDay, weekdayName } from "#shared/numbers/day.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { monthNames } from "#shared/numbers/month-names.ts";
import { MonthDot, MonthEntry } from "./month-entry.tsx";

/** Entries of a day before the rest is a number. */
const MOST_ENTRIES = 3;

export type MonthDayProps = {
  day: Day;
  month: string;
  today: Day;
  items: readonly MonthItem[];
  isWide: boolean;
  /** The tab stop of the grid. */
  isCurrent: boolean;
  isSelected: boolean;
  /** Shows all entries of the day. */
  isUnfolded: boolean;
  onPick: () => void;
  onUnfold: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Absent for those who may not add events. */
  onAdd: (() => void) | undefined;
};

export function MonthDay(props: MonthDayProps) {
  const { day, month, today, items, isWide, isCurrent, isSelected, onPick, onKeyDown } = props;
  const isOutside = monthOfDay(day) !== month;
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a table that is moved through by keys.
      role="gridcell"
      data-day={day}
      tabIndex={isCurrent ? 0 : -1}
      aria-selected={isSelected}
      aria-current={day === today ? "date" : undefined}
      aria-label={`${weekdayName(day)} ${formatDay(day)}, ${dayCountText(items)}`}
      onClick={onPick}
      onKeyDown={onKeyDown}
      className={clsx(
        "group cursor-default focus-visible:-outline-offset-2",
        isWide
          ? "h-21 border-line p-1 pt-1.5 align-top not-last:border-r in-[tr:not(:last-child)]:border-b aria-selected:shadow-[inset_0_0_0_2px_var(--color-primary)] print:h-14 print:shadow-none"
          : "h-10.5 rounded-md p-0 text-center align-top",
        isOutside && (isWide ? "bg-page" : "opacity-45"),
      )}
    >
      {isWide ? <WideDay {...props} isOutside={isOutside} /> : <SmallDay {...props} />}
    </td>
  );
}

/** "2 eventos, 1 pedido" or "livre" */
export function dayCountText(items: readonly MonthItem[]): string {
  const events = items.filter(isEventItem).length;
  const inquiries = items.length - events;
  return (
    [
      ...(events > 0 ? [formatCount(events, "evento", "eventos")] : []),
      ...(inquiries > 0 ? [formatCount(inquiries, "pedido", "pedidos")] : []),
    ].join(", ") || "livre"
  );
}

function WideDay({
  day,
  today,
  items,
  isOutside,
  isUnfolded,
  onUnfold,
  onAdd,
}: MonthDayProps & { isOutside: boolean }) {
  const shown = isUnfolded ? items : items.slice(0, MOST_ENTRIES);
  const hidden = items.length - shown.length;
  return (
    <>
      <DayNumber
        day={day}
        today={today}
        isBusy={items.length > 0}
        hasMonth={isOutside && day.endsWith("-01")}
      />
      {shown.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry shows what stands in its place.
        <MonthEntry key={place} item={item} today={today} />
      ))}
      {hidden > 0 && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Mais ${hidden} em ${formatDay(day)}`}
          onClick={onUnfold}
          className="rounded-sm px-1.5 text-xs text-muted hover:text-ink hover:underline"
        >
          +{hidden}
        </button>
      )}
      {items.length === 0 && onAdd && (
        <button
          type="button"
          tabIndex={-1}
          onClick={onAdd}
          className="invisible flex items-center gap-1 rounded-sm px-1.5 py-1 text-xs font-medium text-primary-ink group-hover:visible group-focus:visible group-aria-selected:visible hover:underline print:hidden"
        >
          <Plus className="size-3.5" />
          Novo evento
        </button>
      )}
    </>
  );
}

type DayNumberProps = { day: Day; today: Day; isBusy: boolean; hasMonth: boolean };

function DayNumber({ day, today, isBusy, hasMonth }: DayNumberProps) {
  return (
    <p
      className={clsx(
        "mb-0.5 inline-flex h-5.5 min-w-5.5 items-center justify-center rounded-full px-1.5 text-xs tabular-nums",
        day === today
          ? "bg-primary font-semibold text-on-primary print-colours"
          : isBusy
            ? "font-semibold text-ink"
            : "text-muted",
      )}
    >
      {Number(day.slice(8))}
      {hasMonth && ` ${monthNames[Number(day.slice(5, 7)) - 1]?.slice(0, 3)}`}
    </p>
  );
}

function SmallDay({ day, today, items, isSelected }: MonthDayProps) {
  return (
    <>
      <span
        className={clsx(
          "mx-auto flex h-7 w-7.5 items-center justify-center rounded-md text-base tabular-nums",
          isSelected
            ? "bg-primary text-on-primary"
            : day === today
              ? "font-semibold text-primary-ink"
              : items.length > 0
                ? "font-semibold text-ink"
                : "text-muted",
        )}
      >
        {Number(day.slice(8))}
      </span>
      <span className="mt-0.5 flex h-1.5 justify-center gap-0.75">
        {items.slice(0, MOST_ENTRIES).map((item) => (
          <MonthDot key={item.key} item={item} today={today} />
        ))}
      </span>
    </>
  );
}
