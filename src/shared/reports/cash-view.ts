import type { PricedEvent } from "#shared/events/contract.ts";
import { addTo, type Exact, exact, minus, rounded, ZERO } from "#shared/numbers/exact.ts";
import type { EventFigures } from "./event-figures.ts";
import type { ReceivedPart } from "./receipts.ts";
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
  const amounts = new Map<PricedEvent, Exact>();
  for (const { byEvent } of received) {
    for (const [event, amount] of byEvent) addTo(amounts, event, amount);
  }
  const rows = new Map(counted.map((row) => [row.id, row]));
  const paid = Array.from(amounts, ([event, amount]) => {
    const row = rows.get(event.id) ?? reportedEvent(event, { revenue: ZERO, cost: ZERO });
    return withRevenue(row, rounded(amount, 2));
  });
  const paidIds = new Set(paid.map(({ id }) => id));
  const unpaid = counted.filter(({ id }) => !paidIds.has(id)).map((row) => withRevenue(row, 0));
  return [...paid, ...unpaid];
}

const withRevenue = (row: ReportedEvent, revenue: number): ReportedEvent => ({
  ...row,
  revenue,
  profit: revenue === 0 ? 0 - row.cost : rounded(minus(exact(revenue), exact(row.cost)), 2),
  isEstimated: false,
  margin: undefined,
});
