import { expect, test } from "vitest";
import { hasMoney, requireMoney, type WithMoney, type WithoutMoney } from "./with-money.ts";

type Bottle = { id: number; note: string | null; unitCost?: number };
type Party = { id: number; fixedCosts?: { value: number }[]; stockUse: { out: number; cost?: string }[] };

const bottle: Bottle = { id: 1, note: null };
const paid: Bottle = { ...bottle, unitCost: 0 };
const party: Party = { id: 1, stockUse: [{ out: 2 }] };
const pricedParty: Party = { id: 1, fixedCosts: [], stockUse: [{ out: 2, cost: "8.50" }] };

test("a record has its money or none of it, also where it is 0", () => {
  expect([bottle, paid].map(hasMoney)).toEqual([false, true]);
  expect([party, pricedParty].map(hasMoney)).toEqual([false, true]);
});

test("records without their money are refused where it is needed", () => {
  expect(requireMoney([paid, paid])).toEqual([paid, paid]);
  expect(() => requireMoney([paid, bottle])).toThrow("Money was asked for without the permission");
});

test("the compiler asks where money is needed, and where it must not be", () => {
  const whole: WithMoney<Party> = { id: 1, fixedCosts: [], stockUse: [{ out: 2, cost: "8.50" }] };
  const bare: WithoutMoney<Party> = { id: 1, stockUse: [{ out: 2 }] };
  // @ts-expect-error the cost of what was used is missing
  const half: WithMoney<Party> = { id: 1, fixedCosts: [], stockUse: [{ out: 2 }] };
  // @ts-expect-error the cost of what was used is left in
  const leaking: WithoutMoney<Party> = { id: 1, stockUse: [{ out: 2, cost: "8.50" }] };
  expect([whole, bare, half, leaking]).toHaveLength(4);
});
