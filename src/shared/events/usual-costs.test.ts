import { expect, test } from "vitest";
import {
  costScopeText,
  costsForGuests,
  type UsualCost,
  usualCostsInput,
  usualFixedCosts,
} from "./usual-costs.ts";

const van: UsualCost = { name: "Van", category: "Transporte", amount: "300.00", per: "evento", guests: null };
const bartender: UsualCost = {
  name: "Bartender",
  category: "Bartender",
  amount: "250.00",
  per: "convidados",
  guests: 50,
};

test.each([
  [0, ["Van 300"]],
  [1, ["Van 300", "Bartender 250"]],
  [50, ["Van 300", "Bartender 250"]],
  [51, ["Van 300", "Bartender (2) 500"]],
  [150, ["Van 300", "Bartender (3) 750"]],
])("an event of %i guests starts with %j", (guests, costs) => {
  expect(usualFixedCosts([van, bartender], guests).map(({ name, value }) => `${name} ${value}`)).toEqual(
    costs,
  );
});

test.each([
  ["as proposed", 120, { name: "Bartender (2)", value: 500 }, "Bartender (3) 750"],
  ["down to one", 50, { name: "Bartender (2)", value: 500 }, "Bartender 250"],
  ["with another amount", 120, { name: "Bartender (2)", value: 480 }, "Bartender (2) 480"],
  ["with another name", 120, { name: "Bartender Ana", value: 500 }, "Bartender Ana 500"],
  ["and no guests at all", 0, { name: "Bartender (2)", value: 500 }, "Bartender (2) 500"],
])("a cost %s, when 100 guests become %i", (_what, to, cost, expected) => {
  const costs = [
    { name: "Van", category: "Transporte", value: 300 } as const,
    { ...cost, category: "Bartender" } as const,
  ];
  const followed = costsForGuests(costs, [van, bartender], { from: 100, to });
  expect(followed.map(({ name, value }) => `${name} ${value}`)).toEqual(["Van 300", expected]);
});

test("a cost stays within what can be stored", () => {
  const dear = { ...bartender, amount: "99999999.99", guests: 1 };
  expect(usualFixedCosts([dear], 1000)).toMatchObject([{ value: 99999999.99 }]);
});

test.each([
  [{ ...van, guests: 30 }, undefined],
  [{ ...bartender, guests: null }, "guests"],
  [{ ...bartender, guests: 0 }, "guests"],
  [{ ...van, amount: "0" }, "amount"],
  [{ ...van, amount: "1.005" }, "amount"],
  [{ ...van, name: " " }, "name"],
  [{ ...van, category: "Nada" }, "category"],
  [{ ...van, per: "hora" }, "per"],
])("%j: refused at %s", (cost, path) => {
  expect(usualCostsInput.safeParse([cost]).error?.issues[0]?.path[1]).toBe(path);
});

test("what is counted once has no number of guests, and a list has an end", () => {
  expect(usualCostsInput.parse([{ ...van, guests: 30 }])).toEqual([van]);
  expect(usualCostsInput.safeParse(Array(51).fill(van)).success).toBe(false);
});

test.each([
  [[], "sem equipe e transporte"],
  [["Equipamentos"], "sem equipe e transporte"],
  [["Bartender", "Transporte"], "com equipe e transporte"],
  [["Funcionários"], "com equipe, sem transporte"],
  [["Transporte", "Outros"], "com transporte, sem equipe"],
] as const)("a cost of %j is one %s", (categories, text) => {
  expect(costScopeText(categories.map((category) => ({ category })))).toBe(text);
});
