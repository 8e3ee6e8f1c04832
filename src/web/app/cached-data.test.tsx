import { focusManager, onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#web/api/query-client.ts";

const DAY_MS = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});

function watch(answer: () => Promise<unknown>) {
  const client = createQueryClient({ onUnauthorized: () => {} });
  // As the provider does it: from then on it hears of focus and network.
  client.mount();
  const fetch = vi.fn(answer);
  const observer = () => new QueryObserver(client, { queryKey: ["drinks"], queryFn: fetch });
  const leave = observer().subscribe(() => {});
  return { client, fetch, leave, look: () => observer().subscribe(() => {}) };
}

test("what was fetched is not fetched again by time, by the window's focus or by the network's return", async () => {
  const { fetch, look } = watch(async () => []);
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(DAY_MS);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  look();
  await vi.advanceTimersByTimeAsync(DAY_MS);
  expect(fetch).toHaveBeenCalledOnce();
});

test("what failed is not tried again by itself", async () => {
  const { fetch } = watch(() => Promise.reject(new Error("não")));
  await vi.advanceTimersByTimeAsync(DAY_MS);
  expect(fetch).toHaveBeenCalledOnce();
});

test("what nobody looks at is thrown away after five minutes, not before", async () => {
  const { client, leave } = watch(async () => ["Mojito"]);
  await vi.advanceTimersByTimeAsync(0);
  leave();
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
  expect(client.getQueryData(["drinks"])).toEqual(["Mojito"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(["drinks"])).toBeUndefined();
});
