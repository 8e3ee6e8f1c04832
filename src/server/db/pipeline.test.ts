import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { pipelined } from "./pipeline.ts";

const after = async <T>(milliseconds: number, work: () => T): Promise<T> => {
  await sleep(milliseconds);
  return work();
};
const fail = (message: string) => () => {
  throw new Error(message);
};

test("gives each answer under the name of its statement", async () => {
  expect(await pipelined({ one: after(3, () => "a"), other: after(1, () => 2) })).toEqual({
    one: "a",
    other: 2,
  });
});

test("gives the answers of a list in the order of the statements", async () => {
  expect(await pipelined([after(3, () => "a"), after(1, () => 2)])).toEqual(["a", 2]);
});

test("fails as the first statement that failed, however late it is heard of, and not before all are over", async () => {
  let isOver = false;
  const last = after(9, () => {
    isOver = true;
  });
  const sent = pipelined([after(5, fail("first")), after(1, fail("second")), last]);
  await expect(sent).rejects.toThrow("first");
  expect(isOver).toBe(true);
});
