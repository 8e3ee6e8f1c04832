import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { CoalescedCalls } from "./coalesced-calls.ts";

function counting() {
  const lists = new CoalescedCalls<number>();
  let [made, atOnce, mostAtOnce] = [0, 0, 0];
  const ask = (key = "a") =>
    lists.run(key, async () => {
      mostAtOnce = Math.max(mostAtOnce, ++atOnce);
      const number = ++made;
      await sleep(10);
      atOnce--;
      return number;
    });
  return { ask, most: () => mostAtOnce };
}

test("who asks while it is being made gets the next one, together with all the others", async () => {
  const { ask, most } = counting();
  const first = ask();
  const others = Array.from({ length: 20 }, () => ask());
  expect(await first).toBe(1);
  // They have asked before the second was begun; this one after.
  const later = ask();
  expect(new Set(await Promise.all(others))).toEqual(new Set([2]));
  expect(await later).toBeGreaterThanOrEqual(2);
  expect(most()).toBe(1);
  expect(await ask()).toBeGreaterThan(await later);
});

test("other things are made meanwhile", async () => {
  const { ask, most } = counting();
  await Promise.all([ask("a"), ask("b")]);
  expect(most()).toBe(2);
});

test("a failure is told to those who waited for it and holds up nobody", async () => {
  const lists = new CoalescedCalls<string>();
  const failing = lists.run("a", async () => {
    await sleep(5);
    throw new Error("away");
  });
  const next = lists.run("a", async () => "there");
  await expect(failing).rejects.toThrow("away");
  expect(await next).toBe("there");
  expect(await lists.run("a", async () => "again")).toBe("again");
});
