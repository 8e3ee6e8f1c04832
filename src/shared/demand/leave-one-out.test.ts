import { expect, test } from "vitest";
import { compareParties, meanErrors } from "./leave-one-out.ts";
import { learn, suggest } from "./suggestion.ts";
import { sampleParty } from "./testing/sample-party.ts";

test("each party is compared with plans that do not know it", () => {
  const parties = [sampleParty({ rate: 0.5 }), sampleParty({ rate: 1, shares: { 1: 0.8, 2: 0.2 } })];
  const [first] = compareParties(parties);
  const others = learn(parties.slice(1));
  const menu = { guests: 100, hours: 4, type: "casamento", drinkIds: [1, 2] } as const;
  const suggested = suggest(others, menu, "na_medida");
  // 200 were served, 100 of each drink; one per guest is 200 as well.
  expect(first).toMatchObject({ perGuest: 200, planned: 200, suggested: suggested?.total });
  expect(first?.errors).toMatchObject({ perGuest: 0, planned: 0 });
  const wrong = suggested?.drinks.reduce((sum, { count }) => sum + Math.abs(count - 100), 0) ?? 0;
  expect(first?.errors.suggested).toBeCloseTo(wrong / 200, 9);
});

test("an error is counted drink by drink: too much of one does not make up for another", () => {
  const [compared] = compareParties([sampleParty({ rate: 0.5, shares: { 1: 0.75, 2: 0.25 } })]);
  // 150 and 50 served, 100 of each planned.
  expect(compared?.errors.planned).toBeCloseTo(0.5, 9);
});

test("the mean errors of no party are none", () => {
  expect(meanErrors([])).toBeUndefined();
});

test("the mean errors weigh each party alike", () => {
  const compared = compareParties([sampleParty({ rate: 0.5 }), sampleParty({ rate: 1, guests: 500 })]);
  expect(meanErrors(compared)?.planned).toBeCloseTo(0.25, 9);
});
