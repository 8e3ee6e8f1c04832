import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, getSnapshot, subscribe, toast } from "./toast.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const { id } of getSnapshot()) dismissToast(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

test("shows what it is given", () => {
  const id = toast({ title: "Sucesso", description: "Drink criado com sucesso", tone: "success" });
  expect(getSnapshot()).toEqual([
    { id, open: true, title: "Sucesso", description: "Drink criado com sucesso", tone: "success" },
  ]);
});

test("shows one at a time: a new one replaces the one before", () => {
  const first = toast({ title: "Sucesso" });
  const second = toast({ title: "Erro" });
  expect(second).not.toBe(first);
  expect(getSnapshot()).toMatchObject([{ id: second, title: "Erro", open: true }]);
});

test("keeps a dismissed one, closed, and removes it after 1,000,000 ms", () => {
  const id = toast({ title: "Erro" });
  dismissToast(id);
  expect(getSnapshot()).toMatchObject([{ id, open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(getSnapshot()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(getSnapshot()).toEqual([]);
});

test("a new one is not removed by the clock of the one it replaced", () => {
  dismissToast(toast({ title: "Erro" }));
  vi.advanceTimersByTime(999_999);
  const second = toast({ title: "Sucesso" });
  vi.advanceTimersByTime(1_000_000);
  expect(getSnapshot()).toMatchObject([{ id: second, open: true }]);
});

test("dismissing one that was replaced or dismissed before changes nothing", () => {
  const first = toast({ title: "Erro" });
  const second = toast({ title: "Sucesso" });
  const before = getSnapshot();
  dismissToast(first);
  expect(getSnapshot()).toBe(before);
  dismissToast(second);
  const closed = getSnapshot();
  dismissToast(second);
  expect(getSnapshot()).toBe(closed);
});

test("tells its listeners until they leave", () => {
  const listener = vi.fn();
  const leave = subscribe(listener);
  const id = toast({ title: "Sucesso" });
  dismissToast(id);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  toast({ title: "Erro" });
  expect(listener).toHaveBeenCalledTimes(2);
});
