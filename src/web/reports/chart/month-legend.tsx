import type { ReactNode } from "react";
import { formatMoney } from "#shared/numbers/format.ts";
import type { MonthFigures } from "#shared/reports/monthly-figures.ts";
import type { ReportTotals } from "#shared/reports/report-totals.ts";
import { figureLabels, monthLabel } from "#web/reports/labels.ts";
import { COST_BAR, REVENUE_BAR } from "./bar-styles.ts";

/** The legend, with the numbers of the selected month. */
export function MonthLegend({ figures }: { figures: MonthFigures }) {
  return (
    <div className="mb-5">
      <p className="text-sm text-muted first-letter:uppercase print:hidden">{monthLabel(figures.month)}</p>
      <dl className="mt-1 grid gap-x-6 gap-y-0.5 text-sm sm:flex sm:flex-wrap">
        <Entry figures={figures} figure="revenue">
          <span className={`size-3 ${REVENUE_BAR}`} />
        </Entry>
        <Entry figures={figures} figure="cost">
          <span className={`size-3 ${COST_BAR}`} />
        </Entry>
        <Entry figures={figures} figure="profit">
          <span className="relative flex w-5 items-center justify-center">
            <span className="absolute inset-x-0 border-t-2 border-ink" />
            <span className="relative size-2 rounded-full border-2 border-ink bg-surface" />
          </span>
        </Entry>
      </dl>
    </div>
  );
}

type EntryProps = { figures: ReportTotals; figure: keyof ReportTotals; children: ReactNode };

function Entry({ figures, figure, children }: EntryProps) {
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden="true" className="flex w-5 shrink-0 justify-center">
        {children}
      </span>
      <dt className="text-muted">{figureLabels[figure]}</dt>
      <dd className="font-medium tabular-nums max-sm:ml-auto print:hidden">{formatMoney(figures[figure])}</dd>
    </div>
  );
}
