import { expect, test } from "vitest";
import { statusChangeProblem } from "./status-change-problem.ts";

test.each([
  ["planned", undefined],
  ["back", undefined],
  ["out", "Registre o retorno do estoque antes de mudar o status"],
] as const)("with the stock %s, a change of status is refused by: %s", (stockState, problem) => {
  expect(statusChangeProblem({ stockState })).toBe(problem);
});
