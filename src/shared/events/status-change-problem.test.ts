import { expect, test } from "vitest";
import { statusChangeProblem } from "./status-change-problem.ts";

test.each([
  [false, undefined],
  [true, "Registre o retorno do estoque antes de mudar o status"],
] as const)("with the stock out: %s, a change of status is refused by: %s", (isStockWithdrawn, problem) => {
  expect(statusChangeProblem({ isStockWithdrawn })).toBe(problem);
});
