import { expect, test, vi } from "vitest";
import { afterPaint } from "./after-paint.ts";

test("acts after the frame, one for each frame, and not what was taken back", () => {
  vi.useFakeTimers();
  const done: string[] = [];
  const drawFrame = () => {
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(1);
  };
  afterPaint(() => done.push("first"));
  const takeBack = afterPaint(() => done.push("taken back"));
  afterPaint(() => done.push("second"));
  takeBack();
  expect(done).toEqual([]);
  drawFrame();
  expect(done).toEqual(["first"]);
  // Asked for while the frame is being drawn: it is not in that one yet.
  vi.advanceTimersToNextFrame();
  afterPaint(() => done.push("third"));
  vi.advanceTimersByTime(1);
  expect(done).toEqual(["first", "second"]);
  drawFrame();
  expect(done).toEqual(["first", "second", "third"]);
  vi.useRealTimers();
});
