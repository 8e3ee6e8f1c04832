import { expect, test } from "vitest";
import { atLeast } from "./run-out.ts";
import { sampleParty } from "./testing/sample-party.ts";
import { learnThirst, type Thirst } from "./thirst.ts";

const weddings = (...rates: number[]) => rates.map((rate) => sampleParty({ rate }));

/** Worked out by hand. */
test.each<[string, Parameters<typeof learnThirst>[0], Thirst, Thirst]>([
  [
    "no party: what the trade reckons",
    [],
    { mean: -0.287682, spread: 0.3, meanWeight: 2, spreadWeight: 4 },
    { mean: -0.287682, spread: 0.3, meanWeight: 2, spreadWeight: 4 },
  ],
  [
    "one party at 1.0",
    weddings(1),
    { mean: -0.191788, spread: 0.288158, meanWeight: 3, spreadWeight: 5 },
    { mean: -0.127859, spread: 0.267081, meanWeight: 3, spreadWeight: 5 },
  ],
  [
    "three parties",
    weddings(0.5, 0.6, 0.9),
    { mean: -0.37694, spread: 0.284756, meanWeight: 5, spreadWeight: 7 },
    { mean: -0.412643, spread: 0.269825, meanWeight: 5, spreadWeight: 7 },
  ],
  [
    "a party ten times over the trade's rate counts as three times it",
    weddings(7.5),
    { mean: 0.078522, spread: 0.482625, meanWeight: 3, spreadWeight: 5 },
    { mean: 0.444726, spread: 0.589293, meanWeight: 3, spreadWeight: 5 },
  ],
  [
    "and one at a tenth as a third",
    weddings(0.075),
    { mean: -0.653886, spread: 0.482625, meanWeight: 3, spreadWeight: 5 },
    { mean: -1.02009, spread: 0.589293, meanWeight: 3, spreadWeight: 5 },
  ],
])("%s", (_name, parties, company, wedding) => {
  const { ofCompany, of } = learnThirst(parties);
  for (const [actual, expected] of [
    [ofCompany, company],
    [of("casamento"), wedding],
  ] as const) {
    expect(actual.mean).toBeCloseTo(expected.mean, 5);
    expect(actual.spread).toBeCloseTo(expected.spread, 5);
    expect(actual).toMatchObject({ meanWeight: expected.meanWeight, spreadWeight: expected.spreadWeight });
  }
});

test("a type without parties of its own takes the company's thirst, as sure as the trade's was", () => {
  const { ofCompany, of } = learnThirst(weddings(0.5, 0.6, 0.9));
  expect(of("corporativo")).toEqual({ ...ofCompany, meanWeight: 2, spreadWeight: 4 });
});

test("what ran out at the expected rate counts as the mean of all that is more", () => {
  expect(atLeast(-0.3, { mean: -0.3, spread: 0.3 })).toBeCloseTo(-0.3 + 0.3 * 0.797885, 5);
});

test("what ran out far above counts as little more, and far below as the mean", () => {
  expect(atLeast(3, { mean: 0, spread: 0.1 })).toBeCloseTo(3.003326, 5);
  expect(atLeast(-3, { mean: 0, spread: 0.1 })).toBeCloseTo(0, 5);
});

test("a party that ran out is judged by the others, in both steps", () => {
  const parties = [...weddings(0.5, 0.6, 0.9), sampleParty({ rate: 0.7, gone: [1] })];
  // By the three others: −0,376940 and 0,284756; ln 0,7 is 0,071166 of it above: hazard 0,843739.
  const replaced = -0.37694 + 0.284756 * 0.843739;
  const { ofCompany, of } = learnThirst(parties);
  expect(ofCompany.mean).toBeCloseTo((2 * -0.287682 - 1.309334 + replaced) / 6, 5);
  expect(of("casamento").mean).toBeGreaterThan(
    learnThirst([...weddings(0.5, 0.6, 0.9), sampleParty({ rate: 0.7 })]).of("casamento").mean,
  );
});

test("a single party that ran out is judged by the trade's rate", () => {
  const { ofCompany } = learnThirst([sampleParty({ rate: 0.75, gone: [1] })]);
  expect(ofCompany.mean).toBeCloseTo(-0.287682 + (0.3 * 0.797885) / 3, 5);
});
