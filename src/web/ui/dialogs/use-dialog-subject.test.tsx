import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useDialogSubject } from "./use-dialog-subject.ts";

test("the subject outlives the closing; each opening has a key of its own", () => {
  const { result } = renderHook(() => useDialogSubject<string>());
  const { open, close, key } = result.current;
  expect(result.current).toMatchObject({ isOpen: false });
  act(() => open("Vodka"));
  expect(result.current).toMatchObject({ isOpen: true, subject: "Vodka", key: key + 1 });
  act(close);
  expect(result.current).toMatchObject({ isOpen: false, subject: "Vodka", key: key + 1 });
  act(() => open());
  expect(result.current).toMatchObject({ isOpen: true, subject: undefined, key: key + 2 });
  expect(result.current).toMatchObject({ open, close });
});
