import { expect, test } from "vitest";
import { AppError } from "#server/http/errors.ts";
import { FairQueue } from "./fair-queue.ts";

/** A line of which nobody leaves before `release`, and who was served in which order. */
function heldLine(mayWait: number) {
  const refusal = () => new AppError(503, "Cheio", { retryAfterSeconds: 2 });
  const line = new FairQueue({ atOnce: 1, mayWait, refusal });
  const served: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const running = line.takeTurn("first", () => held);
  const ask = (asker: string, signal?: AbortSignal) =>
    line.takeTurn(asker, async () => served.push(asker), { signal });
  return { line, ask, served, release, running };
}

test("turns go round those who ask", async () => {
  const { ask, served, release } = heldLine(10);
  const all = ["a", "a", "a", "b", "b", "c"].map((asker) => ask(asker));
  release();
  await Promise.all(all);
  expect(served).toEqual(["a", "b", "c", "a", "b", "a"]);
});

test("one asker alone may have every place; beyond them it is turned away", async () => {
  const { ask, served, release } = heldLine(3);
  const results = Promise.allSettled(["a", "a", "a", "a"].map((asker) => ask(asker)));
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
  const hostile = Promise.allSettled(["a", "a", "a", "a"].map((asker) => ask(asker)));
  const good = Promise.allSettled(["b", "c", "d", "e"].map((asker) => ask(asker)));
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

test("who leaves gives the place back, and is not served", async () => {
  const { line, ask, served, release } = heldLine(3);
  const gone = new AbortController();
  const asked = Promise.allSettled([ask("a"), ask("b", gone.signal), ask("a", gone.signal)]);
  expect(line.waiting).toBe(3);
  gone.abort(new Error("gone"));
  expect(line.waiting).toBe(1);
  const later = [ask("b"), ask("c")];
  release();
  expect(await asked).toMatchObject([
    { status: "fulfilled" },
    { reason: { message: "gone" } },
    { reason: { message: "gone" } },
  ]);
  await Promise.all(later);
  expect(served).toEqual(["a", "b", "c"]);
  await expect(ask("a", gone.signal)).rejects.toThrow("gone");
  expect(await ask("d")).toBe(4);
});

type Held = { asker: string; release: () => void };

/** A queue with lanes, in which work lasts until its `release`. */
function heldLanes(longestWait?: number) {
  const refusal = () => new AppError(503, "Cheio", { retryAfterSeconds: 2 });
  const line = new FairQueue({
    atOnce: 4,
    ofOne: 3,
    lanes: { write: { ofOne: 1 }, link: { ofOne: 2, mayWait: 1 }, large: { ofAll: 1, longestWait: 60_000 } },
    mayWait: 10,
    mayWaitOfOne: 4,
    longestWait,
    refusal,
  });
  const held: Held[] = [];
  const ask = (asker: string, ...lanes: ("write" | "link" | "large")[]) => {
    const name = [asker, ...lanes].join(" ");
    const work = () => new Promise<void>((release) => held.push({ asker: name, release }));
    return line.takeTurn(asker, work, { lanes });
  };
  const end = async (name: string) => {
    const at = held.findIndex(({ asker }) => asker === name);
    held.splice(at, 1)[0]?.release();
    await new Promise((done) => setImmediate(done));
  };
  return { line, ask, end, working: () => held.map(({ asker }) => asker) };
}

test("one asker leaves a place to others, even to one who comes later", async () => {
  const { ask, end, working } = heldLanes();
  for (let n = 0; n < 5; n++) void ask("a");
  expect(working()).toEqual(["a", "a", "a"]);
  void ask("b");
  void ask("b");
  expect(working()).toEqual(["a", "a", "a", "b"]);
  await end("a");
  expect(working()).toEqual(["a", "a", "b", "a"]);
  await end("a");
  expect(working()).toEqual(["a", "b", "a", "b"]);
});

test("a lane holds up its own, not what comes behind it", async () => {
  const { ask, end, working } = heldLanes();
  void ask("a", "write", "link");
  void ask("a", "write");
  void ask("a", "link");
  void ask("a", "link");
  void ask("b", "write");
  expect(working()).toEqual(["a write link", "a link", "b write"]);
  // It makes room in both of its lanes.
  await end("a write link");
  expect(working()).toEqual(["a link", "b write", "a write", "a link"]);
});

test("a lane may be one of all askers", async () => {
  const { ask, end, working } = heldLanes();
  void ask("a", "large");
  void ask("b", "large");
  expect(working()).toEqual(["a large"]);
  await end("a large");
  expect(working()).toEqual(["b large"]);
});

test("few wait in a lane, and few of one asker", async () => {
  const { ask } = heldLanes();
  for (let n = 0; n < 3; n++) void ask("a", "link");
  await expect(ask("a", "link")).rejects.toMatchObject({ status: 503 });
  for (let n = 0; n < 4; n++) void ask("a");
  await expect(ask("a")).rejects.toMatchObject({ status: 503 });
});

test("whoever has waited for too long is refused, and leaves no place behind", async () => {
  const { line, ask, end, working } = heldLanes(30);
  void ask("a", "write");
  await expect(ask("a", "write")).rejects.toMatchObject({ status: 503 });
  expect(line.waiting).toBe(0);
  await end("a write");
  expect(working()).toEqual([]);
});

test("a lane may be worth a longer wait", async () => {
  const { line, ask, end, working } = heldLanes(30);
  void ask("a", "large");
  const patient = ask("a", "large");
  void ask("b", "write");
  await expect(ask("b", "write")).rejects.toMatchObject({ status: 503 });
  expect(line.waiting).toBe(1);
  await end("a large");
  expect(working()).toEqual(["b write", "a large"]);
  await end("a large");
  await patient;
});
