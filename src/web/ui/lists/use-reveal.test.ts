import type { Virtualizer } from "@tanstack/react-virtual";
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useReveal } from "./use-reveal.ts";

const PAGE_END = 4000;
const rows = Array.from({ length: 60 }, (_, index) => ({ index, start: index * 100, size: 80 }));
const virtualizer = { measurementsCache: rows, elementsCache: new Map() } as unknown as Virtualizer<
  Window,
  Element
>;
const goTo = (top: number) => vi.stubGlobal("scrollY", Math.min(Math.max(top, 0), PAGE_END));
const pass = (frames: number) => {
  for (let n = 0; n < frames; n++) vi.advanceTimersToNextTimer();
};

beforeEach(() => {
  vi.useFakeTimers();
  goTo(0);
  vi.spyOn(window, "scrollTo").mockImplementation((...to: unknown[]) => goTo(to[1] as number));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const isInSight = (index: number) => {
  const above = index * 100 - window.scrollY;
  return above >= 0 && above + 80 <= window.innerHeight;
};

test("a far item is brought into sight, once", () => {
  const { rerender } = renderHook(() => useReveal(virtualizer, { id: 7, index: 30 }));
  expect(window.scrollY).toBe(0);
  pass(10);
  expect(isInSight(30)).toBe(true);
  goTo(0);
  rerender();
  pass(10);
  expect(window.scrollY).toBe(0);
});

test("it is brought back into sight where the browser returns to where the page was before", () => {
  renderHook(() => useReveal(virtualizer, { id: 7, index: 30 }));
  pass(2);
  expect(isInSight(30)).toBe(true);
  goTo(0);
  pass(10);
  expect(isInSight(30)).toBe(true);
});

test("where the page ends before the aim, it comes to rest there", () => {
  renderHook(() => useReveal(virtualizer, { id: 7, index: 59 }));
  pass(10);
  expect(window.scrollY).toBe(PAGE_END);
  const calls = vi.mocked(window.scrollTo).mock.calls.length;
  pass(10);
  expect(window.scrollTo).toHaveBeenCalledTimes(calls);
});
