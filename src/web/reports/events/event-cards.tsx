import { eventTypeLabels, guestsText } from "#shared/events/labels.ts";
import { formatDate } from "#shared/numbers/format.ts";
import type { CompanyReport } from "#shared/reports/company-report.ts";
import type { ReportTotals } from "#shared/reports/report-totals.ts";
import type { ReportedEvent } from "#shared/reports/reported-event.ts";
import { figureLabels } from "#web/reports/labels.ts";
import { MarginAmount } from "#web/reports/margin-amount.tsx";
import { useTimeZone } from "#web/session/clock.ts";
import { reportAmountText } from "./amount-text.ts";
import { EventName } from "./event-name.tsx";
import { keyedByPosition } from "./keyed-by-position.ts";
import { ProfitAmount } from "./profit-amount.tsx";

type EventCardsProps = {
  events: readonly ReportedEvent[];
  /** The report that they are a page of. */
  report: CompanyReport;
};

/** The table's content on screens too narrow for its columns. */
export function EventCards({ events, report }: EventCardsProps) {
  const timeZone = useTimeZone();
  return (
    <>
      <ul aria-label="Eventos do relatório" className="ruled">
        {keyedByPosition(events).map(({ event, place }) => (
          <li key={place} className="px-4 py-3">
            <p>
              <EventName event={event} />
            </p>
            <p className="mt-0.5 mb-1.5 text-sm text-muted tabular-nums">
              {[formatDate(event.date, timeZone), eventTypeLabels[event.type], guestsText(event.guests)].join(
                " · ",
              )}
            </p>
            <Figures figures={event} report={report} />
          </li>
        ))}
      </ul>
      <div className="border-t border-line-strong px-4 py-3">
        <p className="mb-1.5 font-semibold">Total</p>
        <Figures figures={{ ...report.totals, margin: report.margin }} report={report} />
      </div>
    </>
  );
}

type FiguresProps = {
  figures: ReportTotals & Pick<ReportedEvent, "margin"> & { isEstimated?: boolean };
  report: CompanyReport;
};

function Figures({ figures: { revenue, cost, profit, margin, isEstimated }, report }: FiguresProps) {
  const labels = figureLabels[report.view];
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 text-sm">
      <dt className="text-muted">
        {labels.revenue}
        {report.hasPrices && isEstimated && " estimada"}
      </dt>
      <dd className="text-right tabular-nums">{reportAmountText(revenue, report)}</dd>
      <dt className="text-muted">{labels.cost}</dt>
      <dd className="text-right tabular-nums">{reportAmountText(cost, report)}</dd>
      {labels.profit && (
        <>
          <dt className="font-medium">{labels.profit}</dt>
          <dd className="text-right font-medium tabular-nums">
            <ProfitAmount value={profit} />
          </dd>
        </>
      )}
      {report.hasPrices && (
        <>
          <dt className="text-muted">Margem</dt>
          <dd className="text-right tabular-nums">
            <MarginAmount value={margin} />
          </dd>
        </>
      )}
    </dl>
  );
}
