import { afterEach, expect, test, vi } from "vitest";
import { inSlices } from "./in-slices.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A clock on which each step takes three milliseconds. */
function slowSteps(steps: number) {
  vi.useFakeTimers();
  let now = 0;
  let done = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const step = () => {
    now += 3;
    done += 1;
    return done < steps;
  };
  return { step, done: () => done };
}

test("a few steps are done at a time, until the last one", () => {
  const { step, done } = slowSteps(7);
  inSlices(step);
  expect(done()).toBe(0);
  const after = [1, 2, 3, 4].map(() => {
    vi.runOnlyPendingTimers();
    return done();
  });
  expect(after).toEqual([3, 6, 7, 7]);
});

test("ended, nothing more is done", () => {
  const { step, done } = slowSteps(7);
  const end = inSlices(step);
  vi.runOnlyPendingTimers();
  end();
  vi.runAllTimers();
  expect(done()).toBe(3);
});
