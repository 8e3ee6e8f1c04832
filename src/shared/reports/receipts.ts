import type { CateringEvent, PricedEvent } from "#shared/events/contract.ts";
import { byId, groupBy } from "#shared/group-by.ts";
import type { Day } from "#shared/numbers/day.ts";
import { addTo, type Exact, exact, sum } from "#shared/numbers/exact.ts";
import type { Payment } from "#shared/payments/contract.ts";
import { dayIn, momentAt } from "#shared/time/clock.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import { nextMonth } from "./monthly-figures.ts";
import { matchesReport } from "./report-filters.ts";
import type { Span } from "./report-period.ts";
import type { Kind } from "./report-portions.ts";

/** Receipts of one month, or of some days of it, net of reversals. */
export type ReceivedPart = {
  /** A moment within the month. */
  date: string;
  revenue: Exact;
  byEvent: ReadonlyMap<CateringEvent, Exact>;
};

/** Looks up receipts by their days and the kind of their events. */
export type Receipts = (span: Span, kind: Kind) => ReceivedPart[];

type Receipt = { event: PricedEvent; paidOn: Day; amount: Exact };

/** Indexes receipts by month; whole months are added up once per type and status, as the events are. */
export function receiptsOf(
  events: readonly PricedEvent[],
  payments: readonly Pick<Payment, "eventId" | "paidOn" | "amount">[],
  timeZone: TimeZone,
): Receipts {
  const eventOf = byId(events);
  const receipts = payments.flatMap(({ eventId, paidOn, amount }): Receipt[] => {
    const event = eventOf.get(eventId);
    // The lists are fetched one after the other: an event may be newer than the list of events.
    return event ? [{ event, paidOn, amount: exact(amount) }] : [];
  });
  const months = [...groupBy(receipts, ({ paidOn }) => paidOn.slice(0, 7))].map(([month, own]) => ({
    date: momentAt(`${month}-01T12:00`, timeZone).toISOString(),
    first: `${month}-01`,
    end: `${nextMonth(month)}-01`,
    own,
    known: new Map<string, ReceivedPart>(),
  }));

  return (span, kind) => {
    const [from, to] = [dayIn(span.from, timeZone), dayIn(span.to, timeZone)];
    return months
      .filter(({ first, end }) => first < to && end > from)
      .map(({ date, first, end, own, known }) => {
        if (first < from || end > to) {
          const some = own.filter(({ paidOn }) => paidOn >= from && paidOn < to);
          return receivedPart(date, some, kind);
        }
        const name = `${kind.type} ${kind.status}`;
        const whole = known.get(name) ?? receivedPart(date, own, kind);
        known.set(name, whole);
        return whole;
      })
      .filter(({ byEvent }) => byEvent.size > 0);
  };
}

/** Received is received: unlike a cost, it counts whatever the status of the event. */
function receivedPart(date: string, receipts: readonly Receipt[], kind: Kind): ReceivedPart {
  const byEvent = new Map<CateringEvent, Exact>();
  for (const { event, amount } of receipts) {
    if (matchesReport(event, kind)) addTo(byEvent, event, amount);
  }
  for (const [event, amount] of byEvent) {
    if (amount.numerator === 0n) byEvent.delete(event);
  }
  return { date, revenue: sum(byEvent.values()), byEvent };
}
