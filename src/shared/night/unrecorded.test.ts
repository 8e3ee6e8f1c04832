import { expect, test } from "vitest";
import type { CateringEvent } from "#shared/events/contract.ts";
import { sampleEvent } from "#shared/events/testing/sample-event.ts";
import { isUnrecorded, nothingUsedProblem } from "./unrecorded.ts";

const now = new Date("2026-12-28T15:00:00Z");

test.each<[string, Partial<CateringEvent>, boolean]>([
  ["three days past", {}, true],
  ["two days past", { date: "2026-12-26T23:30:00.000Z" }, false],
  ["to come", { date: "2027-01-10T23:30:00.000Z" }, false],
  ["not confirmed", { status: "planejamento" }, false],
  ["disabled", { active: "false" }, false],
  ["withdrawn", { stockWithdrawn: "true" }, false],
  ["returned", { stockReturned: true }, false],
  ["said to have used nothing", { nothingUsed: true }, false],
])("an event that is %s is without its withdrawal: %j, %s", (_name, change, expected) => {
  expect(isUnrecorded(sampleEvent(change), now)).toBe(expected);
});

const over = {
  status: "confirmado",
  date: new Date("2026-12-25T23:30:00Z"),
  isStockWithdrawn: false,
  hasReturned: false,
};

test.each([
  [{}, undefined],
  [{ isStockWithdrawn: true }, "O estoque deste evento já foi retirado"],
  [{ hasReturned: true }, "O estoque deste evento já foi retirado e devolvido"],
  [{ status: "orçamento" }, "Somente eventos confirmados permitem registrar que nada foi usado"],
  [{ date: now }, undefined],
  [{ date: new Date("2026-12-28T15:00:01Z") }, "O evento ainda não aconteceu"],
])("nothing used, of an event with %j: %s", (change, problem) => {
  expect(nothingUsedProblem({ ...over, ...change }, now)).toBe(problem);
});
