import { eventTypeLabels } from "#shared/events/labels.ts";
import { formatMoney, formatNumber, formatWeekdayDate } from "#shared/numbers/format.ts";
import type { ReportedEvent } from "#shared/reports/company-report.ts";
import type { ReportTotals } from "#shared/reports/report-totals.ts";
import { SortHeading } from "#web/ui/lists/sort-heading.tsx";
import { EventName } from "./event-name.tsx";
import { keyedByPosition } from "./keyed-by-position.ts";
import { ProfitAmount } from "./profit-amount.tsx";
import { type Sorting, type SortKey, sortKeys, sortLabels } from "./sort-events.ts";

type EventsTableProps = {
  events: readonly ReportedEvent[];
  totals: ReportTotals;
  sorting: Sorting;
  onSort: (key: SortKey) => void;
  isPrinting: boolean;
};

const numbers: readonly SortKey[] = ["guests", "revenue", "cost", "profit"];
const cell =
  "border-b border-line px-2 py-3 align-top first:pl-4 last:pr-4 max-xl:px-1.5 print:px-1 print:py-1.5 print:first:pl-0 print:last:pr-0";
const number = `${cell} text-right whitespace-nowrap tabular-nums`;

export function EventsTable({ events, totals, sorting, onSort, isPrinting }: EventsTableProps) {
  return (
    <table aria-label="Eventos do relatório" className="w-full text-sm max-xl:text-xs">
      <thead className="print:break-inside-avoid">
        <tr>
          {sortKeys.map((key) =>
            isPrinting ? (
              <PaperHeading key={key} name={key} />
            ) : (
              <SortHeading
                key={key}
                label={sortLabels[key]}
                order={sorting.key === key ? (sorting.isDescending ? "descending" : "ascending") : undefined}
                isNumber={numbers.includes(key)}
                onSort={() => onSort(key)}
              />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {keyedByPosition(events).map(({ event, place }) => (
          <tr key={place} className="break-inside-avoid transition-colors hover:bg-hover/50">
            <td className={`${cell} whitespace-nowrap text-muted tabular-nums`}>
              {formatWeekdayDate(event.date)}
            </td>
            <th scope="row" className={`${cell} min-w-36 text-left font-normal print:min-w-0`}>
              <EventName event={event} />
            </th>
            <td className={`${cell} text-muted`}>{eventTypeLabels[event.type]}</td>
            <td className={number}>{formatNumber(event.guests)}</td>
            <td className={number}>{formatMoney(event.revenue)}</td>
            <td className={number}>{formatMoney(event.cost)}</td>
            <td className={number}>
              <ProfitAmount value={event.profit} />
            </td>
          </tr>
        ))}
      </tbody>
      {/* In print a table foot would repeat on every sheet, with totals that are not that sheet's. */}
      <tfoot className="font-semibold print:table-row-group">
        <tr className="break-inside-avoid [&>*]:border-b-0">
          <th scope="row" colSpan={4} className={`${cell} text-left`}>
            Total
          </th>
          <td className={number}>{formatMoney(totals.revenue)}</td>
          <td className={number}>{formatMoney(totals.cost)}</td>
          <td className={number}>
            <ProfitAmount value={totals.profit} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Chromium leaves buttons out of headings that repeat on every sheet. */
function PaperHeading({ name }: { name: SortKey }) {
  return (
    <th
      scope="col"
      className={`h-8 border-b border-line px-1 font-medium text-muted first:pl-0 last:pr-0 ${numbers.includes(name) ? "text-right" : "text-left"}`}
    >
      {sortLabels[name]}
    </th>
  );
}
