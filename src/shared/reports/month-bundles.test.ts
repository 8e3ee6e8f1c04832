import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { exact, rounded } from "#shared/exact.ts";
import { monthBundles } from "./month-bundles.ts";

beforeAll(() => vi.stubEnv("TZ", "America/Sao_Paulo"));
afterAll(() => vi.unstubAllEnvs());

const on = (date: string, revenue: number, category = "Frutas") => ({
  date,
  month: date.slice(0, 7),
  figures: {
    revenue: exact(revenue),
    cost: exact(revenue),
    byCategory: new Map([[category, exact(revenue)]]),
  },
  drinks: new Map([[1, { drinkId: 1, name: "Mojito", quantity: revenue, events: 1, namedOn: date }]]),
});
const october = [on("2026-10-01T12:00:00Z", 1), on("2026-10-20T12:00:00Z", 2, "Xaropes")];
const november = [on("2026-11-05T12:00:00Z", 4)];
const span = (from: string, to: string) => ({ from: new Date(`${from}T00:00`), to: new Date(`${to}T00:00`) });
const revenues = (parts: readonly { figures: { revenue: ReturnType<typeof exact> } }[]) =>
  parts.map(({ figures }) => rounded(figures.revenue, 2));

test("a month that lies wholly in the span is one part, with its categories and drinks", () => {
  const parts = monthBundles()([...october, ...november], span("2026-10-01", "2026-11-16"), "");
  expect(revenues(parts)).toEqual([3, 4]);
  expect([...(parts[0]?.figures.byCategory ?? [])].map(([name, cost]) => [name, rounded(cost, 2)])).toEqual([
    ["Frutas", 1],
    ["Xaropes", 2],
  ]);
  expect(parts[0]?.drinks.get(1)).toMatchObject({ quantity: 3, events: 2 });
});

test("a month that is cut by the span is never bundled", () => {
  const bundled = monthBundles();
  bundled(october, span("2026-10-01", "2026-11-01"), "");
  // The whole month is known by now: what is left of it must not be taken for it.
  expect(revenues(bundled(october.slice(1), span("2026-10-02", "2026-11-01"), ""))).toEqual([2]);
  expect(revenues(bundled(october.slice(0, 1), span("2026-10-01", "2026-10-31"), ""))).toEqual([1]);
});

test("each kind of events has bundles of its own", () => {
  const bundled = monthBundles();
  const whole = span("2026-10-01", "2026-11-01");
  expect(revenues(bundled(october, whole, ""))).toEqual([3]);
  expect(revenues(bundled(october.slice(1), whole, "casamento"))).toEqual([2]);
  expect(revenues(bundled(october, whole, ""))).toEqual([3]);
});
