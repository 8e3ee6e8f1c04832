import { type CSSProperties, type PointerEvent, useMemo, useRef } from "react";
import { formatMoney } from "#shared/numbers/format.ts";
import type { MonthFigures } from "#shared/reports/monthly-figures.ts";
import { type FigureLabels, monthLabel } from "#web/reports/labels.ts";
import { moneyScale, shortMoney } from "./money-scale.ts";
import { MonthBars } from "./month-bars.tsx";
import { MonthNames } from "./month-names.tsx";
import { ProfitLine } from "./profit-line.tsx";

type MonthPlotProps = {
  months: readonly MonthFigures[];
  shown: MonthFigures;
  labels: FigureLabels;
  onChoose: (month: string) => void;
};

/** Below this width the two bars of a month merge: many months scroll sideways. */
const NARROWEST_MONTH = 18;

export function MonthPlot({ months, shown, labels, onChoose }: MonthPlotProps) {
  const names = useRef<HTMLDivElement>(null);
  const hasProfit = labels.profit !== undefined;
  const scale = useMemo(
    () =>
      moneyScale(
        months.flatMap(({ revenue, cost, profit }) =>
          hasProfit ? [revenue, cost, profit] : [revenue, cost],
        ),
      ),
    [months, hasProfit],
  );

  const choose = (index: number) => {
    const month = months[Math.max(0, Math.min(index, months.length - 1))]?.month;
    if (month) onChoose(month);
  };
  const chooseByKey = (index: number) => {
    choose(index);
    names.current?.children[index]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    choose(Math.floor(((clientX - left) / width) * months.length));
  };

  return (
    <div className="flex gap-2">
      <div aria-hidden="true" className="relative my-2 h-56 w-12 shrink-0 text-xs text-muted tabular-nums">
        {scale.ticks.map((tick, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: keyed by position, like the bars.
            key={place}
            className="absolute right-0 translate-y-1/2 whitespace-nowrap"
            style={{ bottom: `${scale.at(tick)}%` }}
          >
            {shortMoney(tick)}
          </span>
        ))}
      </div>
      {/* Reversed, so that it starts scrolled to the latest months without a script that measures the page. */}
      <div className="flex min-w-0 flex-1 flex-row-reverse overflow-x-auto overflow-y-hidden has-focus-visible:outline-2 has-focus-visible:outline-focus print:overflow-visible">
        <div
          // Some room at both ends: a label may be wider than its month.
          className="min-w-(--plot-width) flex-1 px-1.5 print:min-w-0"
          style={{ "--plot-width": `${months.length * NARROWEST_MONTH}px` } as CSSProperties}
        >
          <div className="relative my-2 h-56" onPointerMove={point} onPointerDown={point}>
            {scale.ticks.map((tick, place) => (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: keyed by position, like the bars.
                key={place}
                aria-hidden="true"
                className={`absolute inset-x-0 border-t ${tick === 0 ? "border-line-strong" : "border-line"}`}
                style={{ bottom: `${scale.at(tick)}%` }}
              />
            ))}
            <MonthBars months={months} shown={shown} scale={scale} />
            {hasProfit && <ProfitLine months={months} shown={shown} scale={scale} />}
            {/* For keyboard and screen readers; a pointer selects the months themselves. */}
            <input
              type="range"
              aria-label="Mês do gráfico"
              min={0}
              max={months.length - 1}
              value={months.indexOf(shown)}
              aria-valuetext={inWords(shown, labels)}
              onChange={({ target }) => chooseByKey(Number(target.value))}
              // Includes the room at the ends, so that scrolling into view does not cut a label.
              className="pointer-events-none absolute inset-y-0 -left-1.5 h-full w-[calc(100%+0.75rem)] opacity-0 print:hidden"
            />
          </div>
          <MonthNames ref={names} months={months} />
        </div>
      </div>
    </div>
  );
}

/** "novembro de 2026: receita R$ 300,00, custo R$ 200,00, lucro R$ 100,00" */
function inWords({ month, revenue, cost, profit }: MonthFigures, labels: FigureLabels): string {
  const figures = [
    [labels.revenue, revenue] as const,
    [labels.cost, cost] as const,
    ...(labels.profit ? [[labels.profit, profit] as const] : []),
  ];
  return `${monthLabel(month)}: ${figures.map(([label, value]) => `${label.toLowerCase()} ${formatMoney(value)}`).join(", ")}`;
}
