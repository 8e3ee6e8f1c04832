import { act, fireEvent, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useDebouncedAddress } from "./use-debounced-address.ts";

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, "", "/estoque?busca=gin");
});
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, "", "/");
});

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test("a change shows at once, and reaches the address when nobody has typed for a moment", () => {
  const { result } = renderHook(() => useDebouncedAddress());
  expect(result.current[0]).toBe("busca=gin");
  act(() => result.current[1]("busca=r"));
  pass(299);
  act(() => result.current[1]("busca=rum"));
  expect(result.current[0]).toBe("busca=rum");
  pass(299);
  expect(window.location.search).toBe("?busca=gin");
  pass(1);
  expect(window.location.search).toBe("?busca=rum");
  act(() => result.current[1](""));
  pass(300);
  expect(window.location.pathname + window.location.search).toBe("/estoque");
});

test("a step can be gone back from, and other changes before it is written belong to it", async () => {
  const { result } = renderHook(() => useDebouncedAddress());
  act(() => result.current[1]("periodo=ano", { isStep: true }));
  pass(49);
  act(() => result.current[1]("periodo=mes"));
  pass(50);
  expect(window.location.search).toBe("?periodo=mes");
  act(() => result.current[1]("periodo=dia"));
  pass(300);
  vi.useRealTimers();
  act(() => window.history.back());
  await waitFor(() => expect(result.current[0]).toBe("busca=gin"));
});

test("two steps, however quick, are two", async () => {
  const { result } = renderHook(() => useDebouncedAddress());
  act(() => result.current[1]("periodo=ano", { isStep: true }));
  act(() => result.current[1]("periodo=mes", { isStep: true }));
  expect(result.current[0]).toBe("periodo=mes");
  expect(window.location.search).toBe("?periodo=ano");
  pass(50);
  expect(window.location.search).toBe("?periodo=mes");
  vi.useRealTimers();
  act(() => window.history.back());
  await waitFor(() => expect(result.current[0]).toBe("periodo=ano"));
  act(() => window.history.back());
  await waitFor(() => expect(result.current[0]).toBe("busca=gin"));
});

test.each([
  ["a pointer", () => fireEvent.pointerDown(document.body)],
  ["leaving the field", () => fireEvent.focusOut(document.body)],
])("%s writes it at once", (_what, goOn) => {
  const { result } = renderHook(() => useDebouncedAddress());
  act(() => result.current[1]("busca=rum"));
  goOn();
  expect(window.location.search).toBe("?busca=rum");
});

test("the next change, made while the one before is being written, is kept", () => {
  const { result } = renderHook(() => useDebouncedAddress());
  act(() => result.current[1]("busca=rum"));
  act(() => {
    fireEvent.focusOut(document.body);
    result.current[1]("busca=rum&status=sem");
  });
  expect(result.current[0]).toBe("busca=rum&status=sem");
  pass(300);
  expect(window.location.search).toBe("?busca=rum&status=sem");
});

test.each(["100%", "a+b", "limão & gelo", "ç%20ã", "#1"])("%s is kept as it was typed", (typed) => {
  const query = new URLSearchParams({ busca: typed }).toString();
  const { result } = renderHook(() => useDebouncedAddress());
  act(() => result.current[1](query));
  pass(300);
  expect(new URLSearchParams(result.current[0]).get("busca")).toBe(typed);
  expect(new URLSearchParams(window.location.search).get("busca")).toBe(typed);
});

test("a link changes it from outside, also over what was just typed", () => {
  const { result } = renderHook(() => useDebouncedAddress());
  act(() => result.current[1]("busca=rum"));
  act(() => window.history.pushState(null, "", "/estoque?status=baixo"));
  expect(result.current[0]).toBe("status=baixo");
  pass(1000);
  expect(window.location.search).toBe("?status=baixo");
});

test("who goes back at once loses the field, and with it the focus, but not the way", () => {
  const { result } = renderHook(() => useDebouncedAddress());
  act(() => result.current[1]("busca=rum"));
  // As with the browser's own way back: the address is another one before this screen has gone.
  window.history.replaceState(null, "", "/drinks");
  fireEvent.focusOut(document.body);
  pass(1000);
  expect(window.location.pathname + window.location.search).toBe("/drinks");
});

test("who has left the screen finds nothing of it in the next one's address", () => {
  const { result, unmount } = renderHook(() => useDebouncedAddress());
  act(() => result.current[1]("busca=rum"));
  unmount();
  window.history.pushState(null, "", "/drinks");
  pass(1000);
  expect(window.location.pathname + window.location.search).toBe("/drinks");
});
