import { clsx } from "clsx";
import type { MonthFigures } from "#shared/reports/monthly-figures.ts";
import { shortMonthLabel } from "./labels.ts";

/** More months than these leave no room for all their names, on a phone and on wide screens. */
const MOST_NAMED = { narrow: 8, wide: 30 };

/** The names below the months, every other one where they would touch; the year below the first and each January. */
export function MonthNames({ months }: { months: readonly Pick<MonthFigures, "month">[] }) {
  const hasJanuary = months.some(({ month }) => month.endsWith("-01"));
  return (
    <div aria-hidden="true" className="flex h-9 text-center text-xs text-muted">
      {months.map(({ month }, index) => {
        const isJanuary = month.endsWith("-01");
        // Counted from the last, which is the one looked for.
        const isOdd = (months.length - 1 - index) % 2 === 1;
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the place, as with the bars.
            key={index}
            className={clsx(
              "flex min-w-0 flex-1 flex-col items-center",
              isOdd && months.length > MOST_NAMED.narrow && "max-md:text-transparent",
              isOdd && months.length > MOST_NAMED.wide && "md:text-transparent",
            )}
          >
            {shortMonthLabel(month)}
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
