import { expect, test } from "vitest";
import { rounded } from "#shared/numbers/exact.ts";
import { spentCost, usedAmount } from "./used-stock.ts";

test.each([
  { withdrawn: 4, returned: 0, lost: 0, used: 4 },
  { withdrawn: 4, returned: 1.5, lost: 0, used: 2.5 },
  { withdrawn: 0.3, returned: 0.1, lost: 0.2, used: 0 },
])("of $withdrawn, $returned came back and $lost was lost: $used", ({ used, ...use }) => {
  expect(usedAmount(use)).toBe(used);
});

test.each([
  { cost: "30", lostCost: "0", spent: 30 },
  { cost: "0.005", lostCost: "0.005", spent: 0.01 },
])("$cost used and $lostCost lost: $spent", ({ spent, ...use }) => {
  expect(rounded(spentCost(use), 2)).toBe(spent);
});
