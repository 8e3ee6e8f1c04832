import { Fragment } from "react";
import type { MonthFigures } from "#shared/reports/monthly-figures.ts";
import { COST_BAR, REVENUE_BAR } from "./bar-styles.ts";
import type { MoneyScale } from "./money-scale.ts";

type MonthBarsProps = { months: readonly MonthFigures[]; shown: MonthFigures; scale: MoneyScale };

/** The width of a bar: its share of the month, and its maximum. */
const BAR_SHARE = 0.35;
const WIDEST_BAR = "2rem";

/**
 * Two bars per month, and a tinted background for the selected one. The bars are positioned absolutely: with a box
 * around each month the chart would take twice as long to draw.
 */
export function MonthBars({ months, shown, scale }: MonthBarsProps) {
  const bottom = scale.at(0);
  const place = 100 / months.length;
  const width = `min(${place * BAR_SHARE}%, ${WIDEST_BAR})`;
  const sizeOf = (value: number) => ({
    width,
    bottom: `${bottom}%`,
    height: `${scale.at(value) - bottom}%`,
  });
  return (
    <div aria-hidden="true" className="absolute inset-0">
      <div
        className="absolute inset-y-0 rounded-sm bg-hover/70 print:bg-transparent"
        style={{ left: `${months.indexOf(shown) * place}%`, width: `${place}%` }}
      />
      {months.map(({ revenue, cost }, index) => {
        const middle = (index + 0.5) * place;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: keyed by position, since updating rows is quicker than replacing them.
          <Fragment key={index}>
            <div
              className={`absolute ${REVENUE_BAR}`}
              style={{ ...sizeOf(revenue), right: `calc(${100 - middle}% + 1px)` }}
            />
            {cost > 0 && (
              <div
                className={`absolute ${COST_BAR}`}
                style={{ ...sizeOf(cost), left: `calc(${middle}% + 1px)` }}
              />
            )}
          </Fragment>
        );
      })}
    </div>
  );
}
