import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useRetryLoop } from "./use-retry-loop.ts";

function start() {
  vi.useFakeTimers();
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  const attempt = vi.fn();
  const loop = renderHook(({ subject }) => useRetryLoop(subject, attempt), {
    initialProps: { subject: "cart" } as { subject?: string },
  });
  const show = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  return { ...loop, attempt, show };
}

test("tries at the start, every 20 s, when the page is seen again and when the network is back", () => {
  const { attempt, show } = start();
  expect(attempt).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(40_000);
  expect(attempt).toHaveBeenCalledTimes(3);
  show("hidden");
  vi.advanceTimersByTime(60_000);
  expect(attempt).toHaveBeenCalledTimes(3);
  window.dispatchEvent(new Event("online"));
  expect(attempt).toHaveBeenCalledTimes(4);
  show("visible");
  expect(attempt).toHaveBeenCalledTimes(5);
});

test("begins at once with another subject, and ends without one", () => {
  const { attempt, rerender, unmount } = start();
  rerender({ subject: "cart" });
  expect(attempt).toHaveBeenCalledTimes(1);
  rerender({ subject: "next cart" });
  expect(attempt).toHaveBeenCalledTimes(2);
  rerender({});
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event("online"));
  expect(attempt).toHaveBeenCalledTimes(2);
  rerender({ subject: "last cart" });
  unmount();
  vi.advanceTimersByTime(60_000);
  expect(attempt).toHaveBeenCalledTimes(3);
});
