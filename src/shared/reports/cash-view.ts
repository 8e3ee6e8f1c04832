import type { CateringEvent } from "#shared/events/contract.ts";
import { addTo, type Exact, exact, ZERO } from "#shared/numbers/exact.ts";
import type { EventFigures } from "./event-figures.ts";
import type { ReceivedPart } from "./receipts.ts";
import { reportTotals } from "./report-totals.ts";
import { type ReportedEvent, reportedEvent } from "./reported-event.ts";

/** Revenue and cost of an event or a month. */
export type MoneyPart = { date: string; figures: Pick<EventFigures, "revenue" | "estimated" | "cost"> };

/** Receipts by their own months, beside the costs, which have no day of payment, by those of the events. */
export const cashParts = (events: readonly MoneyPart[], received: readonly ReceivedPart[]): MoneyPart[] => [
  ...events.map(({ date, figures: { cost } }) => ({
    date,
    figures: { revenue: ZERO, estimated: ZERO, cost },
  })),
  ...received.map(({ date, revenue }) => ({ date, figures: { revenue, estimated: ZERO, cost: ZERO } })),
];

/**
 * The counted events of the period with what was received for them in it, and the other events that something was
 * received for, whose costs are not those of the period. They have no margin: a part of the price is not compared with
 * the whole cost.
 */
export function cashRows(
  counted: readonly ReportedEvent[],
  received: readonly ReceivedPart[],
): ReportedEvent[] {
  const receivedBy = new Map<CateringEvent, Exact>();
  for (const { byEvent } of received) {
    for (const [event, amount] of byEvent) addTo(receivedBy, event, amount);
  }
  const rows = new Map(counted.map((row) => [row.id, withRevenue(row, ZERO)]));
  for (const [event, revenue] of receivedBy) {
    const row = rows.get(event.id) ?? reportedEvent(event, { revenue: ZERO, cost: ZERO });
    rows.set(event.id, withRevenue(row, revenue));
  }
  return [...rows.values()];
}

function withRevenue(row: ReportedEvent, received: Exact): ReportedEvent {
  const totals = reportTotals([{ revenue: received, cost: exact(row.cost) }]);
  return { ...row, ...totals, isEstimated: false, margin: undefined };
}
