import { expect, test } from "vitest";
import { FairQueue } from "./fair-queue.ts";

/** A line of which nobody leaves before `release`, and who was served in which order. */
function heldLine(mayWait: number) {
  const line = new FairQueue({ atOnce: 1, mayWait });
  const served: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const running = line.takeTurn("first", () => held);
  const ask = (asker: string) => line.takeTurn(asker, async () => served.push(asker));
  return { ask, served, release, running };
}

test("turns go round those who ask", async () => {
  const { ask, served, release } = heldLine(10);
  const all = ["a", "a", "a", "b", "b", "c"].map(ask);
  release();
  await Promise.all(all);
  expect(served).toEqual(["a", "b", "c", "a", "b", "a"]);
});

test("one asker alone may have every place; beyond them it is turned away", async () => {
  const { ask, served, release } = heldLine(3);
  const results = Promise.allSettled(["a", "a", "a", "a"].map(ask));
  release();
  expect((await results).map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "fulfilled",
    "rejected",
  ]);
  expect(served).toEqual(["a", "a", "a"]);
});

test("in a full line whoever has most gives way to whoever has fewer, until all have the same", async () => {
  const { ask, served, release } = heldLine(4);
  const hostile = Promise.allSettled(["a", "a", "a", "a"].map(ask));
  const good = Promise.allSettled(["b", "c", "d", "e"].map(ask));
  release();
  expect((await good).map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "fulfilled",
    "rejected",
  ]);
  expect((await hostile).filter(({ status }) => status === "rejected")).toMatchObject(
    Array(3).fill({ reason: { status: 503, retryAfterSeconds: 2 } }),
  );
  expect(served).toEqual(["a", "b", "c", "d"]);
});

test("a failure passes the place on like a success", async () => {
  const { ask, release, running } = heldLine(1);
  const failing = ask("a").then(() => Promise.reject(new Error("no")));
  release();
  await expect(failing).rejects.toThrow("no");
  await running;
  expect(await ask("b")).toBe(2);
});
