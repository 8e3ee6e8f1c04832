import { clsx } from "clsx";
import { eventTypeLabels } from "#shared/events/labels.ts";
import { formatMoney, formatNumber, formatWeekdayDate } from "#shared/numbers/format.ts";
import type { CompanyReport } from "#shared/reports/company-report.ts";
import type { ReportedEvent } from "#shared/reports/reported-event.ts";
import { MarginAmount } from "#web/reports/margin-amount.tsx";
import { useTimeZone } from "#web/session/clock.ts";
import { SortHeading } from "#web/ui/lists/sort-heading.tsx";
import { reportAmountText } from "./amount-text.ts";
import { EstimateMark } from "./estimate-mark.tsx";
import { EventName } from "./event-name.tsx";
import { keyedByPosition } from "./keyed-by-position.ts";
import { ProfitAmount } from "./profit-amount.tsx";
import { type Sorting, type SortKey, sortKeysOf, sortLabelsOf } from "./sort-events.ts";

type EventsTableProps = {
  events: readonly ReportedEvent[];
  /** The report that they are a page of. */
  report: CompanyReport;
  sorting: Sorting;
  onSort: (key: SortKey) => void;
  isPrinting: boolean;
};

const numbers: readonly SortKey[] = ["guests", "revenue", "cost", "profit", "margin"];
const cell =
  "border-b border-line px-2 py-3 align-top first:pl-4 last:pr-4 max-xl:px-1 print:px-1 print:py-1.5 print:first:pl-0 print:last:pr-0";
const number = `${cell} text-right whitespace-nowrap tabular-nums`;

export function EventsTable({ events, report, sorting, onSort, isPrinting }: EventsTableProps) {
  const { totals, hasPrices, margin } = report;
  const timeZone = useTimeZone();
  const labels = sortLabelsOf(report);
  return (
    <table aria-label="Eventos do relatório" className="w-full text-sm max-xl:text-xs">
      <thead className="print:break-inside-avoid">
        <tr>
          {sortKeysOf(report).map((key) =>
            isPrinting ? (
              <PaperHeading key={key} label={labels[key]} isNumber={numbers.includes(key)} />
            ) : (
              <SortHeading
                key={key}
                label={labels[key] ?? ""}
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
            <td
              className={clsx(
                `${cell} whitespace-nowrap text-muted tabular-nums`,
                // Makes room for the margin: the name beside it takes two lines anyway.
                hasPrices && "max-xl:whitespace-normal print:whitespace-nowrap",
              )}
            >
              {formatWeekdayDate(event.date, timeZone)}
            </td>
            <th
              scope="row"
              className={`${cell} min-w-36 text-left max-xl:min-w-24 font-normal print:min-w-0`}
            >
              <EventName event={event} />
            </th>
            <td className={`${cell} text-muted`}>{eventTypeLabels[event.type]}</td>
            <td className={number}>{formatNumber(event.guests)}</td>
            <td className={number}>
              {reportAmountText(event.revenue, report)}
              {hasPrices && event.isEstimated && <EstimateMark />}
            </td>
            <td className={number}>{reportAmountText(event.cost, report)}</td>
            {labels.profit && (
              <td className={number}>
                <ProfitAmount value={event.profit} />
              </td>
            )}
            {hasPrices && (
              <td className={number}>
                <MarginAmount value={event.margin} />
              </td>
            )}
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
          {labels.profit && (
            <td className={number}>
              <ProfitAmount value={totals.profit} />
            </td>
          )}
          {hasPrices && (
            <td className={number}>
              <MarginAmount value={margin} />
            </td>
          )}
        </tr>
      </tfoot>
    </table>
  );
}

/** Chromium leaves buttons out of headings that repeat on every sheet. */
function PaperHeading({ label, isNumber }: { label: string | undefined; isNumber: boolean }) {
  return (
    <th
      scope="col"
      className={`h-8 border-b border-line px-1 font-medium text-muted first:pl-0 last:pr-0 ${isNumber ? "text-right" : "text-left"}`}
    >
      {label}
    </th>
  );
}
