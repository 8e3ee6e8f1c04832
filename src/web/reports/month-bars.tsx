import { clsx } from "clsx";
import type { MonthFigures } from "#shared/reports/monthly-figures.ts";
import { COST_BAR, REVENUE_BAR } from "./bar-looks.ts";
import type { MoneyScale } from "./money-scale.ts";

type MonthBarsProps = { months: readonly MonthFigures[]; shown: MonthFigures; scale: MoneyScale };

/** Two bars for each month, side by side from zero up; the month that is shown stands on a tinted ground. */
export function MonthBars({ months, shown, scale }: MonthBarsProps) {
  const bottom = scale.at(0);
  const sizeOf = (value: number) => ({ bottom: `${bottom}%`, height: `${scale.at(value) - bottom}%` });
  return (
    <div aria-hidden="true" className="absolute inset-0 flex">
      {months.map((figures, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the place, not the month: to fill in another is quicker.
          key={place}
          className={clsx(
            "relative min-w-0 flex-1 rounded-sm",
            figures === shown && "bg-hover/70 print:bg-transparent",
          )}
        >
          <div className="absolute inset-y-0 left-1/2 w-[70%] max-w-16 -translate-x-1/2">
            <div
              className={`absolute right-[calc(50%+1px)] left-0 ${REVENUE_BAR}`}
              style={sizeOf(figures.revenue)}
            />
            {figures.cost > 0 && (
              <div
                className={`absolute right-0 left-[calc(50%+1px)] ${COST_BAR}`}
                style={sizeOf(figures.cost)}
              />
            )}
          </div>
        </div>
      ))}
    </div>
  );
}
