import { clsx } from "clsx";
import type { Ref } from "react";
import type { MonthFigures } from "#shared/reports/monthly-figures.ts";
import { shortMonthLabel } from "./labels.ts";

/**
 * Where not all have room: every second one, every fourth, and in any case every twelfth. Each divides the next. A name
 * is there if its month has its share of the 28 pixels from one name to the next: else it may be nothing wide, and
 * otherwise as wide as it likes. Such a condition also holds on paper, where no script is asked, and costs less than one
 * on the width of the whole row.
 */
const STEPS = [
  { every: 12, room: "" },
  { every: 4, room: "max-w-[calc((100%-7px)*100)]" },
  { every: 2, room: "max-w-[calc((100%-14px)*100)]" },
  { every: 1, room: "max-w-[calc((100%-28px)*100)]" },
];

type MonthNamesProps = { months: readonly Pick<MonthFigures, "month">[]; ref?: Ref<HTMLDivElement> };

/** The names below the months, as many as the width has room for; the year below the first and each January. */
export function MonthNames({ months, ref }: MonthNamesProps) {
  const hasJanuary = months.some(({ month }) => month.endsWith("-01"));
  return (
    <div ref={ref} aria-hidden="true" className="flex h-9 text-center text-xs text-muted">
      {months.map(({ month }, index) => {
        const isJanuary = month.endsWith("-01");
        // Counted from the last, which is the one looked for.
        const fromLast = months.length - 1 - index;
        const step = STEPS.find(({ every }) => fromLast % every === 0);
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the place, as with the bars.
            key={index}
            className="flex min-w-0 flex-1 scroll-mx-1.5 flex-col items-center"
          >
            <div className={clsx("h-4 overflow-hidden", step?.room)}>{shortMonthLabel(month)}</div>
            {(isJanuary || index === 0) && (
              <div
                className={clsx(
                  "font-medium whitespace-nowrap text-ink",
                  !isJanuary && hasJanuary && isNearJanuary(month) && "hidden",
                )}
              >
                {month.slice(0, 4)}
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** The year would run into the next one. */
const isNearJanuary = (month: string) => month.endsWith("-12") || month.endsWith("-11");
