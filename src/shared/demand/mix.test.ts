import { expect, test } from "vitest";
import { mixLessons, popularity } from "./mix.ts";
import { sampleParty } from "./testing/sample-party.ts";

const learned = (...parties: ReturnType<typeof sampleParty>[]) => popularity(mixLessons(parties));

test("a drink that nobody knows counts as one", () => {
  expect(learned()(1)).toBe(1);
  expect(learned(sampleParty())(99)).toBe(1);
});

test("one party with the shares 3 : 1", () => {
  const of = learned(sampleParty({ shares: { 1: 0.75, 2: 0.25 } }));
  // The two add up to 2 in each sweep: (2 + 0,75 × 2) ÷ 3 and (2 + 0,25 × 2) ÷ 3.
  expect(of(1)).toBeCloseTo(3.5 / 3, 9);
  expect(of(2)).toBeCloseTo(2.5 / 3, 9);
});

test("a drink among popular ones gains by its share", () => {
  const strong = Array.from({ length: 8 }, () => sampleParty({ shares: { 1: 0.75, 2: 0.25 } }));
  const of = learned(...strong, sampleParty({ shares: { 1: 0.5, 3: 0.5 } }));
  expect(of(3)).toBeGreaterThan(1);
  expect(of(3)).toBeLessThan(of(1));
});

test("a drink that ran out is not learned from that party, the others are", () => {
  const of = learned(sampleParty({ shares: { 1: 0.75, 2: 0.25 }, gone: [1] }));
  expect(of(1)).toBe(1);
  expect(of(2)).toBeLessThan(1);
});

test("a party that is left out changes nothing", () => {
  const parties = [
    sampleParty({ shares: { 1: 0.75, 2: 0.25 } }),
    sampleParty({ shares: { 1: 0.1, 2: 0.9 } }),
  ];
  const [first] = parties;
  const of = popularity(mixLessons(parties), 1);
  expect([of(1), of(2)]).toEqual([1, 2].map(learned(first as (typeof parties)[0])));
});
