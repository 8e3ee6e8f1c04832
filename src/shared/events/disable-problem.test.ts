import { expect, test } from "vitest";
import { disableProblem } from "./disable-problem.ts";

test.each([
  [true, "Registre o retorno do estoque antes de desabilitar o evento"],
  [false, undefined],
])("with its stock out: %s, an event is not disabled because: %s", (isStockWithdrawn, problem) => {
  expect(disableProblem({ isStockWithdrawn })).toBe(problem);
});
