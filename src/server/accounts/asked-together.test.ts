import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { AskedTogether } from "./asked-together.ts";

/** Answers with the key in capitals, and "b" not at all; keeps what it was asked. */
function shouter() {
  const questions: string[][] = [];
  const asked = new AskedTogether(4, async (keys) => {
    questions.push(keys);
    return new Map(keys.filter((key) => key !== "b").map((key) => [key, key.toUpperCase()]));
  });
  return { asked, questions };
}

test("what is asked in the same turn is one question, and each gets its own answer", async () => {
  const { asked, questions } = shouter();
  const answers = await Promise.all(["a", "b", "c", "a"].map((key) => asked.find(key)));
  expect(answers).toEqual(["A", undefined, "C", "A"]);
  expect(questions).toEqual([["a", "b", "c"]]);
});

test("more than a question may have are several questions", async () => {
  const { asked, questions } = shouter();
  const answers = await Promise.all(["c", "d", "e", "f", "g"].map((key) => asked.find(key)));
  expect(answers).toEqual(["C", "D", "E", "F", "G"]);
  expect(questions).toEqual([["c", "d", "e", "f"], ["g"]]);
});

test("whoever asks after a question has left gets one of their own, also for the same key", async () => {
  const { asked, questions } = shouter();
  const first = asked.find("a");
  await nextTurn();
  expect(questions).toEqual([["a"]]);
  expect(await Promise.all([first, asked.find("a")])).toEqual(["A", "A"]);
  expect(questions).toEqual([["a"], ["a"]]);
});

test("a question that fails fails for all who are in it, and for nobody else", async () => {
  let isBroken = true;
  const asked = new AskedTogether(4, async (keys) => {
    if (isBroken) throw new Error("away");
    return new Map(keys.map((key) => [key, key]));
  });
  const both = await Promise.allSettled([asked.find("a"), asked.find("b")]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  isBroken = false;
  expect(await asked.find("a")).toBe("a");
});
