import { expect, test } from "vitest";
import { disableProblem } from "./disable-problem.ts";

test.each([
  ["out", "Registre o retorno do estoque antes de desabilitar o evento"],
  ["planned", undefined],
  ["back", undefined],
] as const)("with its stock %s, an event is not disabled because: %s", (stockState, problem) => {
  expect(disableProblem({ stockState })).toBe(problem);
});
