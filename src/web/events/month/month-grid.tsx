import { clsx } from "clsx";
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { type Month, monthTitle, weeksOf } from "#shared/calendar/month.ts";
import type { MonthItem } from "#shared/calendar/month-items.ts";
import { type Day, shortWeekday, weekdayName } from "#shared/numbers/day.ts";
import { dayByKey } from "./day-keys.ts";
import { MonthDay } from "./month-day.tsx";

type MonthGridProps = {
  month: Month;
  /** The tab stop. */
  day: Day;
  selected: Day | undefined;
  today: Day;
  items: ReadonlyMap<Day, readonly MonthItem[]>;
  isWide: boolean;
  onPick: (day: Day) => void;
  /** Enter on a day, unless it leads into the day's own entries. */
  onOpen: (day: Day) => void;
  onAdd: ((day: Day) => void) | undefined;
};

const NONE: readonly MonthItem[] = [];

export function MonthGrid({
  month,
  day,
  selected,
  today,
  items,
  isWide,
  onPick,
  onOpen,
  onAdd,
}: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const [unfolded, setUnfolded] = useState<Day>();
  const focusEntries = useFocusAfterMove(grid, day, unfolded);
  const weeks = weeksOf(month);
  const firstWeek = weeks[0] ?? [];

  const onKeyDown = (event: KeyboardEvent, at: Day) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target !== event.currentTarget) return moveWithinDay(event);
    const next = dayByKey(event.key, at);
    if (next) {
      focusEntries.current = "day";
      onPick(next);
    } else if (event.key === "Enter") {
      if (isWide && (items.get(at)?.length ?? 0) > 1) {
        focusEntries.current = "entry";
        onPick(at);
        setUnfolded(at);
      } else onOpen(at);
    } else return;
    event.preventDefault();
  };

  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it is moved through by keys.
      role="grid"
      aria-label={`Eventos de ${monthTitle(month)}`}
      className={clsx("w-full table-fixed", isWide ? "border-separate border-spacing-0" : "border-collapse")}
    >
      <thead>
        <tr>
          {firstWeek.map((each) => (
            <th
              key={each}
              scope="col"
              aria-label={weekdayName(each)}
              className={clsx(
                "text-xs font-normal text-muted",
                isWide ? "border-b border-line px-2.5 py-1.5 text-left" : "py-1.5 uppercase",
              )}
            >
              {isWide ? shortWeekday(each) : shortWeekday(each).slice(0, 1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {/* The cells stay and show another day: making them anew is half of the time that another month takes. */}
        {weeks.map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the grid.
          <tr key={row}>
            {week.map((each, column) => (
              <MonthDay
                // biome-ignore lint/suspicious/noArrayIndexKey: a place in the grid.
                key={column}
                day={each}
                month={month}
                today={today}
                items={items.get(each) ?? NONE}
                isWide={isWide}
                isCurrent={each === day}
                isSelected={each === selected}
                isUnfolded={each === unfolded}
                onPick={() => onPick(each)}
                onUnfold={() => setUnfolded(each)}
                onKeyDown={(event) => onKeyDown(event, each)}
                onAdd={onAdd && (() => onAdd(each))}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Up and down lead through the entries of a day, Escape back to it. */
function moveWithinDay(event: KeyboardEvent) {
  const cell = event.currentTarget as HTMLElement;
  const links = [...cell.querySelectorAll("a")];
  const at = links.indexOf(event.target as HTMLAnchorElement);
  const target = { ArrowDown: links[at + 1], ArrowUp: links[at - 1], Escape: cell }[event.key];
  if (!target) return;
  event.preventDefault();
  event.stopPropagation();
  target.focus();
}

/** Moves the focus once what a key led to is rendered: another day, or the first entry of the day. */
function useFocusAfterMove(grid: RefObject<HTMLTableElement | null>, day: Day, unfolded: Day | undefined) {
  const wanted = useRef<"day" | "entry">(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what a key changes.
  useLayoutEffect(() => {
    const cell = grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`);
    const target = wanted.current === "entry" ? cell?.querySelector("a") : wanted.current && cell;
    wanted.current = undefined;
    target?.focus();
  }, [day, unfolded]);
  return wanted;
}
