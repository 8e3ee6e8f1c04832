import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useHiddenSaved } from "./use-hidden-saved.ts";

const [ana, bia] = [
  { id: 1, name: "Ana" },
  { id: 2, name: "Bia" },
];
const all = [ana, bia];

test("what the filters hide as it is saved is told, until others are set", () => {
  const { result, rerender } = renderHook(useHiddenSaved<typeof ana>, {
    initialProps: { savedId: undefined as number | undefined, all, found: [bia], filters: "bia" },
  });
  expect(result.current).toBeUndefined();
  rerender({ savedId: 1, all, found: [bia], filters: "bia" });
  expect(result.current).toBe(ana);
  rerender({ savedId: 1, all, found: [], filters: "zoé" });
  expect(result.current).toBeUndefined();
  rerender({ savedId: 1, all, found: all, filters: "" });
  expect(result.current).toBeUndefined();
});

test("what was in sight when it was saved is not missed in a later search", () => {
  const { result, rerender } = renderHook(useHiddenSaved<typeof ana>, {
    initialProps: { savedId: undefined as number | undefined, all, found: all, filters: "" },
  });
  rerender({ savedId: 1, all, found: all, filters: "" });
  rerender({ savedId: 1, all, found: [bia], filters: "bia" });
  expect(result.current).toBeUndefined();
});
