import { expect, test } from "vitest";
import { nothingUsedProblem } from "./nothing-used-problem.ts";

const now = new Date("2026-12-28T15:00:00Z");
const over = { stockState: "planned" as const, status: "confirmado", date: new Date("2026-12-25T23:30:00Z") };

test.each([
  [{}, undefined],
  [{ stockState: "out" as const }, "O estoque deste evento já foi retirado"],
  [{ stockState: "back" as const }, "O estoque deste evento já foi retirado e devolvido"],
  [{ status: "orçamento" }, "Somente eventos confirmados permitem registrar que nada foi usado"],
  [{ date: now }, undefined],
  [{ date: new Date("2026-12-28T15:00:01Z") }, "O evento ainda não aconteceu"],
])("nothing used, of an event with %j: %s", (change, problem) => {
  expect(nothingUsedProblem({ ...over, ...change }, now)).toBe(problem);
});
