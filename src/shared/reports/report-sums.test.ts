import fc from "fast-check";
import { expect, test } from "vitest";
import type { PricedEvent } from "#shared/events/contract.ts";
import { eventStatuses } from "#shared/events/enumerations.ts";
import { plannedLine, sampleDrink, sampleEvent } from "#shared/events/testing/sample-event.ts";
import { addDays } from "#shared/numbers/day.ts";
import { moneySum } from "#shared/numbers/money.ts";
import { dayIn } from "#shared/time/clock.ts";
import { type TimeZone, timeZones } from "#shared/time/time-zones.ts";
import { type CompanyReport, reportOn } from "./company-report.ts";
import { receiptsOf } from "./receipts.ts";
import { DEFAULT_FILTERS, matchesReport, reportStatuses, reportViews } from "./report-filters.ts";
import { reportSpan } from "./report-period.ts";
import { ingredients } from "./testing/priced-company.ts";

const now = new Date("2026-11-15T15:00:00Z");
const cents = (amount: number) => (amount / 100).toFixed(2);
const summed = (amounts: readonly number[]) => Number(moneySum(amounts.map((one) => one.toFixed(2))));
const anyDay = fc.integer({ min: 0, max: 400 }).map((days) => addDays("2026-01-01", days));
const anyAmount = fc.integer({ min: 1, max: 10_000_000 }).map(cents);

const anyEvent = fc.record({
  day: anyDay,
  hour: fc.integer({ min: 0, max: 23 }),
  total: fc.option(anyAmount),
  millilitres: fc.integer({ min: 0, max: 5000 }),
  clients: fc.subarray([1, 2, 3]),
  type: fc.constantFrom("casamento" as const, "social" as const),
  status: fc.constantFrom(...eventStatuses, ...Array.from({ length: 10 }, () => "confirmado" as const)),
  active: fc.constantFrom("true" as const, "false" as const),
});
const anyReceipt = fc.record({
  event: fc.nat(),
  paidOn: anyDay,
  amount: anyAmount,
  isReversed: fc.boolean(),
});
const anyFilters = fc.record({
  type: fc.constantFrom("", "", "casamento"),
  status: fc.constantFrom("", "", ...reportStatuses),
  period: fc.constantFrom("mes" as const, "ano" as const, "personalizado" as const),
  from: fc.constantFrom("", "2026-03-01", "2026-03-05", "2026-06-30"),
  to: fc.constantFrom("", "2026-06-30", "2026-07-01", "2026-12-31"),
});
const anyZone = fc.constantFrom(...timeZones);
type Made<Any> = Any extends fc.Arbitrary<infer T> ? T : never;
type DraftEvent = Made<typeof anyEvent>;

const anyCompany = fc.record({
  events: fc.array(anyEvent, { maxLength: 12 }).map((drafts) => drafts.map(eventOf)),
  receipts: fc.array(anyReceipt, { maxLength: 20 }),
});

function eventOf({ day, hour, millilitres, clients, ...more }: DraftEvent, index: number): PricedEvent {
  return sampleEvent({
    ...more,
    id: index + 1,
    date: `${day}T${String(hour).padStart(2, "0")}:00:00Z`,
    drinks: [sampleDrink(plannedLine(1, millilitres))],
    clients,
    clientNames: clients.map((id) => `Cliente ${id}`),
  });
}

function paymentsOf({ events, receipts }: Made<typeof anyCompany>) {
  if (events.length === 0) return [];
  return receipts.flatMap(({ event, paidOn, amount, isReversed }) => {
    const payment = { eventId: (event % events.length) + 1, paidOn, amount };
    return isReversed ? [payment, { ...payment, amount: `-${amount}` }] : [payment];
  });
}

const check = (property: (report: CompanyReport, company: Company) => void) =>
  fc.assert(
    fc.property(
      anyCompany,
      anyFilters,
      fc.constantFrom(...reportViews),
      anyZone,
      (made, chosen, view, timeZone) => {
        const company = { ...made, payments: paymentsOf(made) };
        const { events, payments } = company;
        const filters = { ...DEFAULT_FILTERS, ...chosen, view };
        const reportFor = reportOn(events, ingredients, timeZone);
        const receipts = receiptsOf(events, payments, timeZone);
        // The second one adds up the months that the first one has kept.
        reportFor({ ...filters, from: "", to: "" }, now, receipts);
        property(reportFor(filters, now, receipts), { events, payments, filters, timeZone });
      },
    ),
    { numRuns: 300 },
  );
type Company = {
  events: PricedEvent[];
  payments: ReturnType<typeof paymentsOf>;
  filters: typeof DEFAULT_FILTERS;
  timeZone: TimeZone;
};

test("months and events add up to the totals", () => {
  check(({ totals, months, events, estimatedRevenue }) => {
    // What is estimated and what ingredients cost has fractions of a cent, which every row rounds for itself.
    const tolerance = Math.max(months.length, events.length) * 0.005 + 1e-9;
    for (const rows of [months, events]) {
      const off = (key: keyof typeof totals) => Math.abs(summed(rows.map((row) => row[key])) - totals[key]);
      expect(off("revenue")).toBeLessThanOrEqual(estimatedRevenue === 0 ? 0 : tolerance);
      expect(off("cost")).toBeLessThanOrEqual(tolerance);
      expect(off("profit")).toBeLessThanOrEqual(2 * tolerance);
    }
  });
});

test("what is estimated and what is agreed is the revenue, to the cent", () => {
  check(({ view, totals, events, estimatedRevenue }) => {
    const agreed = summed(events.filter(({ isEstimated }) => !isEstimated).map(({ revenue }) => revenue));
    expect(summed([agreed, estimatedRevenue])).toBe(totals.revenue);
    if (view === "recebimento") expect(estimatedRevenue).toBe(0);
  });
});

test("clients and types each have every event with a price once", () => {
  check(({ view, margins, events }) => {
    const priced = view === "evento" ? events.filter(({ isEstimated }) => !isEstimated) : [];
    for (const groups of [margins.byClient, margins.byType]) {
      expect(groups.reduce((count, group) => count + group.events, 0)).toBe(priced.length);
      expect(summed(groups.map(({ revenue }) => revenue))).toBe(summed(priced.map(({ revenue }) => revenue)));
    }
  });
});

test("what is received is each receipt of the days and filters, whatever became of its event", () => {
  check(({ view, totals }, { events, payments, filters, timeZone }) => {
    if (view === "evento") return;
    const span = reportSpan(filters, { now, timeZone });
    const own = payments.filter(({ eventId, paidOn }) => {
      const event = events.find(({ id }) => id === eventId);
      const isInTime = paidOn >= dayIn(span.from, timeZone) && paidOn < dayIn(span.to, timeZone);
      return event && isInTime && matchesReport(event, filters);
    });
    expect(totals.revenue).toBe(Number(moneySum(own.map(({ amount }) => amount))));
  });
});
