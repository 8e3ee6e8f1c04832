import { expect, test } from "vitest";
import { nodeProblem } from "./node-version.mjs";

test.each([
  ["20.19.0", undefined],
  ["20.20.2", undefined],
  ["22.0.0", undefined],
  ["20.18.9", "O Balcão precisa do Node.js 20.19 ou mais novo; este é o 20.18.9."],
  ["18.20.4", "O Balcão precisa do Node.js 20.19 ou mais novo; este é o 18.20.4."],
])("Node %s: %s", (version, problem) => {
  expect(nodeProblem(version)).toBe(problem);
});
