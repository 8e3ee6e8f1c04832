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

test("gives the answers in the order of the statements", async () => {
  expect(
    await pipelined(
      after(3, () => "a"),
      after(1, () => 2),
    ),
  ).toEqual(["a", 2]);
});

test("fails as the first statement that failed, however late it is heard of, and not before all are over", async () => {
  let isOver = false;
  const last = after(9, () => {
    isOver = true;
  });
  const sent = pipelined(after(5, fail("first")), after(1, fail("second")), last);
  await expect(sent).rejects.toThrow("first");
  expect(isOver).toBe(true);
});
