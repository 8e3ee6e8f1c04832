import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useAfterPaint } from "./use-after-paint.ts";

test("follows after the next frame, to the latest value only", async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal("cancelAnimationFrame", (id: number) => {
    frames[id - 1] = () => {};
  });
  const seen: string[] = [];
  const { result, rerender } = renderHook(
    ({ value }) => {
      const painted = useAfterPaint(value);
      if (seen.at(-1) !== painted) seen.push(painted);
      return painted;
    },
    { initialProps: { value: "" } },
  );
  rerender({ value: "l" });
  rerender({ value: "li" });
  expect(result.current).toBe("");
  act(() => {
    for (const frame of frames) frame(0);
  });
  await waitFor(() => expect(result.current).toBe("li"));
  expect(seen).toEqual(["", "li"]);
});
