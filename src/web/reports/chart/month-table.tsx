import { formatMoney } from "#shared/numbers/format.ts";
import type { MonthFigures } from "#shared/reports/monthly-figures.ts";
import type { ReportView } from "#shared/reports/report-filters.ts";
import { chartTitles, figureLabels, monthLabel } from "#web/reports/labels.ts";

const head = "h-10 border-b border-line font-medium text-muted print:h-7";
const figureHead = `${head} px-2 text-right last:pr-0`;
const cell =
  "border-b border-line px-2 py-2 print:py-0.5 text-right whitespace-nowrap tabular-nums last:pr-0";

type MonthTableProps = { months: readonly MonthFigures[]; view: ReportView };

export function MonthTable({ months, view }: MonthTableProps) {
  const labels = figureLabels[view];
  return (
    <table aria-label={chartTitles[view]} className="w-full text-sm">
      <thead>
        <tr>
          <th scope="col" className={`${head} pr-2 text-left`}>
            Mês
          </th>
          <th scope="col" className={figureHead}>
            {labels.revenue}
          </th>
          <th scope="col" className={figureHead}>
            {labels.cost}
          </th>
          {labels.profit && (
            <th scope="col" className={figureHead}>
              {labels.profit}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, revenue, cost, profit }) => (
          <tr key={month} className="break-inside-avoid">
            <th scope="row" className="border-b border-line py-2 print:py-0.5 pr-2 text-left font-medium">
              <span className="inline-block first-letter:uppercase">{monthLabel(month)}</span>
            </th>
            <td className={cell}>{formatMoney(revenue)}</td>
            <td className={cell}>{formatMoney(cost)}</td>
            {labels.profit && <td className={cell}>{formatMoney(profit)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
