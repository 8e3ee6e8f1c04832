import { expect, test } from "vitest";
import { FinishedAnswers } from "./finished-answers.ts";

const answer = (revision: string, size = 1000) =>
  ({ revision, encoding: "identity", bytes: new Uint8Array(size) }) as const;
const events = { companyId: 1, list: "events", wanted: "br" } as const;

test("a list is found by its company, its name, its encoding and the very state of the data", () => {
  const answers = new FinishedAnswers();
  answers.keep(events, answer("first"));
  expect(answers.find(events, "first")).toEqual(answer("first"));
  expect(answers.find(events, "second")).toBeUndefined();
  expect(answers.find({ ...events, companyId: 2 }, "first")).toBeUndefined();
  expect(answers.find({ ...events, list: "drinks" }, "first")).toBeUndefined();
  expect(answers.find({ ...events, wanted: "identity" }, "first")).toBeUndefined();
});

test("only one state of a list is kept", () => {
  const answers = new FinishedAnswers();
  answers.keep(events, answer("first"));
  const { bytes } = answers;
  answers.keep(events, answer("second"));
  expect(answers.bytes).toBe(bytes);
  expect(answers.find(events, "first")).toBeUndefined();
});

test("the memory has an end: what was asked for longest ago makes way", () => {
  const answers = new FinishedAnswers(5_000);
  for (const companyId of [1, 2, 3]) answers.keep({ ...events, companyId }, answer("x"));
  answers.find({ ...events, companyId: 1 }, "x");
  answers.keep({ ...events, companyId: 4 }, answer("x"));
  const kept = [1, 2, 3, 4].filter((companyId) => answers.find({ ...events, companyId }, "x"));
  expect(kept).toEqual([1, 3, 4]);
  answers.keep({ ...events, companyId: 5 }, answer("x", 5_000));
  expect(answers.find({ ...events, companyId: 5 }, "x")).toBeUndefined();
  expect(answers.bytes).toBeLessThanOrEqual(5_000);
});
