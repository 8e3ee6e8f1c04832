import { expect, test } from "vitest";
import { MOST_STEPS, quantitySteps } from "./quantity-steps.ts";

const at = (second: number, quantityAfter: number) => ({
  createdAt: new Date(second * 1000).toISOString(),
  quantityAfter,
});

test.each([
  ["no movement", [], 0, "", 1],
  ["one movement is level until now", [at(0, 8)], 0, "M0 0H100", 8],
  ["a step for each movement", [at(5, 2), at(0, 8)], 0, "M0 0H50V75H100", 8],
  ["a minimum above all is the top", [at(0, 5)], 10, "M0 50H100", 10],
  ["an empty stock lies on the ground", [at(0, 0)], 0, "M0 100H100", 1],
] as const)("%s", (_, movements, minimum, line, ceiling) => {
  expect(quantitySteps(movements, 10_000, minimum)).toMatchObject({ line, ceiling });
});

test("everything at once still has a line", () => {
  expect(quantitySteps([at(1, 4), at(1, 8)], 1000, 0).line).toBe("M0 0H0V50H100");
});

test("of a long history the newest part is drawn", () => {
  const movements = Array.from({ length: MOST_STEPS + 5 }, (_, step) => at(1000 - step, step));
  expect(quantitySteps(movements, 1_000_000, 0).start).toBe((1000 - MOST_STEPS + 1) * 1000);
});
