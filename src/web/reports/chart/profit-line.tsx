import { clsx } from "clsx";
import type { MonthFigures } from "#shared/reports/monthly-figures.ts";
import type { MoneyScale } from "./money-scale.ts";

type ProfitLineProps = { months: readonly MonthFigures[]; shown: MonthFigures; scale: MoneyScale };

/** A line through the centres of the months. The SVG is stretched, so the round points are separate elements. */
export function ProfitLine({ months, shown, scale }: ProfitLineProps) {
  const points = months.map((figures, index) => ({
    figures,
    x: ((index + 0.5) / months.length) * 100,
    y: scale.at(figures.profit),
  }));
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
        aria-hidden="true"
      >
        <polyline
          points={points.map(({ x, y }) => `${x},${100 - y}`).join(" ")}
          fill="none"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-ink"
        />
      </svg>
      {points.map(({ figures, x, y }, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: keyed by position, like the bars.
          key={place}
          className={clsx(
            "absolute -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-ink",
            figures === shown ? "size-3 bg-ink print:size-2 print:bg-surface" : "size-2 bg-surface",
          )}
          style={{ left: `${x}%`, bottom: `${y}%` }}
        />
      ))}
    </div>
  );
}
