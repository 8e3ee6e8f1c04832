import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useMediaQuery } from "./use-media-query.ts";

test("follows the window", () => {
  const list = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", () => list);
  const { result, unmount } = renderHook(() => useMediaQuery("(min-width: 80rem)"));
  expect(result.current).toBe(false);
  const turn = (matches: boolean) =>
    act(() => {
      list.matches = matches;
      list.dispatchEvent(new Event("change"));
    });
  turn(true);
  expect(result.current).toBe(true);
  unmount();
  turn(false);
  expect(result.current).toBe(true);
});
