import { expect, test } from "vitest";
import { fixedCostName } from "./fixed-cost-name.ts";

test.each([
  ["Van e combustível", "Transporte", "Van e combustível · Transporte"],
  ["Bartenders (3)", "Bartender", "Bartenders (3)"],
  ["Chefe de bar", "Chefe de Bar", "Chefe de bar"],
  ["Lanche", "Alimentação", "Lanche · Alimentação"],
] as const)("%s of %s", (name, category, shown) => {
  expect(fixedCostName({ name, category })).toBe(shown);
});
