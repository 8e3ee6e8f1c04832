import { clsx } from "clsx";
import type { CSSProperties, Ref } from "react";
import type { MonthFigures } from "#shared/reports/monthly-figures.ts";
import { shortMonthLabel } from "#web/reports/labels.ts";

/** Pixels per label, so that they do not touch. */
const ROOM_FOR_NAME = 28;
/** If not all labels fit: every second, fourth, or at least every twelfth. Each divides the next. */
const STEPS = [12, 4, 2, 1];

type MonthNamesProps = { months: readonly Pick<MonthFigures, "month">[]; ref?: Ref<HTMLDivElement> };

/** As many month labels as fit, with the year below the first one and each January. */
export function MonthNames({ months, ref }: MonthNamesProps) {
  const hasJanuary = months.some(({ month }) => month.endsWith("-01"));
  return (
    <div ref={ref} aria-hidden="true" className="@container flex h-9 text-center text-xs text-muted">
      {months.map(({ month }, index) => {
        const isJanuary = month.endsWith("-01");
        // Counted from the last month, the most relevant one.
        const fromLast = months.length - 1 - index;
        const step = STEPS.find((every) => fromLast % every === 0) ?? 1;
        const needed = step === STEPS[0] ? 0 : (months.length / step) * ROOM_FOR_NAME;
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: keyed by position, like the bars.
            key={index}
            className="flex min-w-0 flex-1 scroll-mx-1.5 flex-col items-center"
          >
            <div
              // A container query by arithmetic: zero width if the row is too narrow, else unlimited. Works in print
              // too, where no script runs.
              className="h-4 max-w-[calc((100cqi-var(--needed))*100)] overflow-hidden"
              style={{ "--needed": `${needed}px` } as CSSProperties}
            >
              {shortMonthLabel(month)}
            </div>
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

/** The year would overlap the next one. */
const isNearJanuary = (month: string) => month.endsWith("-12") || month.endsWith("-11");
