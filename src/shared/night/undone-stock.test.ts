import { expect, test } from "vitest";
import { undoneReturn, undoneWithdrawal } from "./undone-stock.ts";

const gin = { name: "Gin", unit: "L" as const, quantity: 6, unitCost: "30" };
const taken = { quantity: 4, unit: "L", unitCost: "30" };

test.each([
  ["nothing happened since", gin, taken, { quantity: 10, unitCost: "30", value: 300 }],
  ["the stock is empty", { ...gin, quantity: 0 }, taken, { quantity: 4, unitCost: "30", value: 120 }],
  [
    "more was bought at another cost",
    { ...gin, quantity: 12, unitCost: "45" },
    taken,
    { quantity: 16, unitCost: "41.25", value: 660 },
  ],
  [
    "it is measured anew",
    { ...gin, unit: "ml" as const },
    taken,
    { problem: "Gin foi movimentado em L e agora é medido em ml: volte a medi-lo em L antes de desfazer" },
  ],
  [
    "there would be too much",
    { ...gin, quantity: 99_999_999 },
    taken,
    { problem: "O estoque de Gin ficaria grande demais" },
  ],
])("a withdrawal is undone: %s", (_what, stock, moved, undone) => {
  const { unitCost, ...rest } = undoneWithdrawal(stock, moved) as { unitCost?: string };
  expect({ ...rest, ...(unitCost && { unitCost: String(Number(unitCost)) }) }).toEqual(undone);
});

const returned = { ...taken, unitCostBefore: "20", pricePerUnitBefore: null };
/** 6 L at 20 and 4 L at 30. */
const after = { ...gin, quantity: 10, unitCost: "24" };

test.each([
  ["nothing happened since", after, returned, { quantity: 6, unitCost: "20", value: 120 }],
  [
    "without a trace of what cannot be divided",
    { ...gin, quantity: 3.01, unitCost: "9.966794019933" },
    { quantity: 3, unit: "L", unitCost: "9.999999999999", unitCostBefore: "0.005", pricePerUnitBefore: null },
    { quantity: 0.01, unitCost: "0.005", value: 0 },
  ],
  [
    "it met an empty stock with a price",
    { ...gin, quantity: 4 },
    { ...returned, unitCostBefore: "7", pricePerUnitBefore: "12.34" },
    { quantity: 0, unitCost: "7", value: 12.34 },
  ],
  [
    "the rest was used since",
    { ...gin, quantity: 4, unitCost: "30" },
    returned,
    { quantity: 0, unitCost: "30", value: 0 },
  ],
  [
    "more was bought since",
    { ...after, quantity: 20, unitCost: "42" },
    returned,
    { quantity: 16, unitCost: "45", value: 720 },
  ],
  [
    "from before the cost was kept",
    after,
    { ...returned, unitCostBefore: null },
    { quantity: 6, unitCost: "20", value: 120 },
  ],
  [
    "nothing had come back",
    gin,
    { ...returned, quantity: 0, unitCostBefore: null },
    { quantity: 6, unitCost: "30", value: 180 },
  ],
  [
    "there is less than came back",
    { ...after, quantity: 3 },
    returned,
    { problem: "O estoque de Gin não cobre: voltaram 4 L, e há 3 L" },
  ],
  [
    "its value has left",
    { ...after, unitCost: "11.99" },
    returned,
    { problem: "Parte do que voltou de Gin já saiu do estoque a outro custo" },
  ],
])("a return is undone: %s", (_what, stock, moved, undone) => {
  const result = undoneReturn(stock, moved) as { unitCost?: string; problem?: string };
  if (result.unitCost) result.unitCost = String(Number(result.unitCost));
  if (result.problem) result.problem = result.problem.replaceAll("\u00a0", " ");
  expect(result).toEqual(undone);
});
