import type { CateringEvent, PricedEvent } from "#shared/events/contract.ts";
import { margin } from "#shared/payments/margin/margin.ts";
import type { EventFigures } from "./event-figures.ts";
import { type ReportTotals, reportTotals } from "./report-totals.ts";

export type ReportedEvent = {
  id: number;
  name: string;
  date: string;
  type: CateringEvent["type"];
  guests: number;
  isDisabled: boolean;
  isCancelled: boolean;
  /** Without a price, the revenue is an estimate. */
  isEstimated: boolean;
  /** In per cent of the revenue; undefined without a price. */
  margin: number | undefined;
} & ReportTotals;

export function reportedEvent(
  event: PricedEvent,
  figures: Pick<EventFigures, "revenue" | "cost">,
): ReportedEvent {
  const totals = reportTotals([figures]);
  const isEstimated = event.total === null;
  return {
    id: event.id,
    name: event.name,
    date: event.date,
    type: event.type,
    guests: event.guests,
    isDisabled: event.active === "false",
    isCancelled: event.status === "cancelado",
    isEstimated,
    margin: isEstimated ? undefined : margin(totals.revenue, totals.cost),
    ...totals,
  };
}
