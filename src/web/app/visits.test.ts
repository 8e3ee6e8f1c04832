import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RoutedScreen } from "./paths.ts";
import { firstVisit, nextVisits, type Visits } from "./visits.ts";

const A_MINUTE = 60_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** As the page does it: each screen is told whether it is shown. */
function goTo(visits: Visits, to: RoutedScreen, { isPlain = true } = {}): Visits {
  const next = nextVisits(visits, { to, isPlain, mayStay: (screen) => screen !== "activity" });
  for (const { screen, life } of next.list) life.show(screen === to);
  return next;
}

const lifeOf = ({ list }: Visits, screen: RoutedScreen) =>
  list.find((visit) => visit.screen === screen)?.life;

test("a screen that was left is the same when somebody comes back", () => {
  const first = firstVisit("stock");
  const there = goTo(first, "events");
  expect(there.list.map(({ screen, life }) => [screen, life.isShown()])).toEqual([
    ["stock", false],
    ["events", true],
  ]);
  const back = goTo(there, "stock");
  expect(lifeOf(back, "stock")).toBe(lifeOf(first, "stock"));
  expect(back.list.map(({ life }) => life.isShown())).toEqual([true, false]);
});

test("it is a new one where something was typed or open when it was left", () => {
  const first = firstVisit("stock");
  const closed = lifeOf(first, "stock")?.beginAnew();
  expect(goTo(first, "events").list.map(({ screen }) => screen)).toEqual(["events"]);
  closed?.();
  expect(goTo(first, "events").list.map(({ screen }) => screen)).toEqual(["stock", "events"]);
});

test("it is a new one where the address asks for more than the screen", () => {
  const there = goTo(firstVisit("events"), "dashboard");
  const back = goTo(there, "events", { isPlain: false });
  expect(back.list.map(({ screen, number }) => [screen, number])).toEqual([
    ["dashboard", 2],
    ["events", 3],
  ]);
});

test("some never stay", () => {
  const there = goTo(goTo(firstVisit("stock"), "activity"), "stock");
  expect(there.list.map(({ screen }) => screen)).toEqual(["stock"]);
});

test.each([
  { minutes: 4, isKept: true },
  { minutes: 5, isKept: false },
])("it is there after $minutes minutes: $isKept", ({ minutes, isKept }) => {
  const first = firstVisit("events");
  const there = goTo(first, "stock");
  vi.advanceTimersByTime(minutes * A_MINUTE);
  const back = goTo(there, "events");
  expect(lifeOf(back, "events") === lifeOf(first, "events")).toBe(isKept);
});

test("however long somebody has looked at it", () => {
  const first = firstVisit("events");
  vi.advanceTimersByTime(60 * A_MINUTE);
  expect(lifeOf(goTo(goTo(first, "stock"), "events"), "events")).toBe(lifeOf(first, "events"));
});
