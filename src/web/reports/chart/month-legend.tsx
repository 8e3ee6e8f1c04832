import type { ReactNode } from "react";
import { formatMoney } from "#shared/numbers/format.ts";
import type { MonthFigures } from "#shared/reports/monthly-figures.ts";
import { type FigureLabels, monthLabel } from "#web/reports/labels.ts";
import { COST_BAR, REVENUE_BAR } from "./bar-styles.ts";

/** The legend, with the numbers of the selected month. */
export function MonthLegend({ figures, labels }: { figures: MonthFigures; labels: FigureLabels }) {
  return (
    <div className="mb-5">
      <p className="text-sm text-muted first-letter:uppercase print:hidden">{monthLabel(figures.month)}</p>
      <dl className="mt-1 grid gap-x-6 gap-y-0.5 text-sm sm:flex sm:flex-wrap">
        <Entry label={labels.revenue} value={figures.revenue}>
          <span className={`size-3 ${REVENUE_BAR}`} />
        </Entry>
        <Entry label={labels.cost} value={figures.cost}>
          <span className={`size-3 ${COST_BAR}`} />
        </Entry>
        {labels.profit && (
          <Entry label={labels.profit} value={figures.profit}>
            <span className="relative flex w-5 items-center justify-center">
              <span className="absolute inset-x-0 border-t-2 border-ink" />
              <span className="relative size-2 rounded-full border-2 border-ink bg-surface" />
            </span>
          </Entry>
        )}
      </dl>
    </div>
  );
}

type EntryProps = { label: string; value: number; children: ReactNode };

function Entry({ label, value, children }: EntryProps) {
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden="true" className="flex w-5 shrink-0 justify-center">
        {children}
      </span>
      <dt className="text-muted">{label}</dt>
      <dd className="font-medium tabular-nums max-sm:ml-auto print:hidden">{formatMoney(value)}</dd>
    </div>
  );
}
