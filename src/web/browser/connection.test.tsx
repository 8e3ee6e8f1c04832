import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { noteAnswer, useIsOffline } from "./connection.ts";

afterEach(() => {
  vi.restoreAllMocks();
  noteAnswer(true);
});

test("the browser's own word counts, and its change is followed", () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { result } = renderHook(useIsOffline);
  expect(result.current).toBe(true);
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(result.current).toBe(false);
});

test("a call without an answer says so too, until one is answered or the browser is back online", () => {
  const { result } = renderHook(useIsOffline);
  act(() => noteAnswer(false));
  expect(result.current).toBe(true);
  act(() => noteAnswer(true));
  expect(result.current).toBe(false);
  act(() => noteAnswer(false));
  act(() => void window.dispatchEvent(new Event("online")));
  expect(result.current).toBe(false);
});
