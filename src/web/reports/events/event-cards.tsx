import { eventTypeLabels, guestsText } from "#shared/events/labels.ts";
import { formatDate, formatMoney } from "#shared/numbers/format.ts";
import type { ReportedEvent } from "#shared/reports/company-report.ts";
import type { ReportTotals } from "#shared/reports/report-totals.ts";
import { figureLabels } from "#web/reports/labels.ts";
import { EventName } from "./event-name.tsx";
import { keyedByPosition } from "./keyed-by-position.ts";
import { ProfitAmount } from "./profit-amount.tsx";

type EventCardsProps = { events: readonly ReportedEvent[]; totals: ReportTotals };

/** The table's content on screens too narrow for seven columns. */
export function EventCards({ events, totals }: EventCardsProps) {
  return (
    <>
      <ul aria-label="Eventos do relatório" className="ruled">
        {keyedByPosition(events).map(({ event, place }) => (
          <li key={place} className="px-4 py-3">
            <p>
              <EventName event={event} />
            </p>
            <p className="mt-0.5 mb-1.5 text-sm text-muted tabular-nums">
              {[formatDate(event.date), eventTypeLabels[event.type], guestsText(event.guests)].join(" · ")}
            </p>
            <Figures figures={event} />
          </li>
        ))}
      </ul>
      <div className="border-t border-line-strong px-4 py-3">
        <p className="mb-1.5 font-semibold">Total</p>
        <Figures figures={totals} />
      </div>
    </>
  );
}

function Figures({ figures: { revenue, cost, profit } }: { figures: ReportTotals }) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 text-sm">
      <dt className="text-muted">{figureLabels.revenue}</dt>
      <dd className="text-right tabular-nums">{formatMoney(revenue)}</dd>
      <dt className="text-muted">{figureLabels.cost}</dt>
      <dd className="text-right tabular-nums">{formatMoney(cost)}</dd>
      <dt className="font-medium">{figureLabels.profit}</dt>
      <dd className="text-right font-medium tabular-nums">
        <ProfitAmount value={profit} />
      </dd>
    </dl>
  );
}
