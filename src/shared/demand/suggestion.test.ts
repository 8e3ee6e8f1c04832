import { expect, test } from "vitest";
import { learn, type PlannedParty, type SuggestionLevel, suggest } from "./suggestion.ts";
import { sampleParty } from "./testing/sample-party.ts";

const planned: PlannedParty = { guests: 150, hours: 5, type: "casamento", drinkIds: [1, 2, 3, 4, 5, 6] };
const nothing = learn([]);

/** 150 × 5 × 0,75 is 562,5; the margins are exp(0,940965 × 0,367423) and exp(2,131847 × 0,367423). */
test.each<[SuggestionLevel, number, number[]]>([
  ["na_medida", 563, [94, 94, 94, 94, 94, 93]],
  ["com_folga", 795, [133, 133, 133, 132, 132, 132]],
  ["farta", 1231, [206, 205, 205, 205, 205, 205]],
])("without a party of one's own, %s is %d drinks", (level, total, counts) => {
  const suggestion = suggest(nothing, planned, level);
  expect(suggestion).toMatchObject({ total, rate: expect.closeTo(0.75) });
  expect(suggestion?.drinks.map(({ count }) => count)).toEqual(counts);
});

test("eight of ten parties need something around the share of the drink, whatever the level", () => {
  // 93,75 divided and multiplied by exp(1,533206 × 0,367423).
  const ranges = (["na_medida", "farta"] as const).map(
    (level) => suggest(nothing, planned, level)?.drinks[0]?.range,
  );
  expect(ranges).toEqual([
    { from: 53, to: 165 },
    { from: 53, to: 165 },
  ]);
});

test("what was drunk moves total and shares", () => {
  const lessons = learn(
    Array.from({ length: 3 }, () => sampleParty({ rate: 1, shares: { 1: 0.75, 2: 0.25 } })),
  );
  const suggestion = suggest(lessons, { ...planned, drinkIds: [1, 2] }, "na_medida");
  // Company: (2 ln 0,75 + 3 × 0) ÷ 5; weddings: two fifths of that.
  expect(suggestion?.rate).toBeCloseTo(0.75 ** (4 / 25), 6);
  expect(suggestion?.total).toBe(716);
  // (2 + 3 × 0,75 × 2) ÷ 5 of 2.
  expect(suggestion?.drinks.map(({ share }) => share)).toEqual([expect.closeTo(0.65), expect.closeTo(0.35)]);
});

test("a children's party takes half until one is known", () => {
  const children = { ...planned, type: "festa_infantil" as const };
  expect(suggest(nothing, children, "na_medida")).toMatchObject({ total: 281, isHalvedForChildren: true });
  const known = learn([sampleParty({ type: "festa_infantil" })]);
  expect(suggest(known, children, "na_medida")).toMatchObject({ total: 563, isHalvedForChildren: false });
});

test("each drink gets at least one, and one that stands twice its share once", () => {
  const few = { ...planned, guests: 1, hours: 0.5 };
  expect(suggest(nothing, few, "na_medida")?.drinks.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 1]);
  const twice = suggest(nothing, { ...planned, drinkIds: [1, 1, 2] }, "na_medida");
  expect(twice?.drinks.map(({ share }) => share)).toEqual([0.25, 0.25, 0.5]);
});

test.each([{ guests: 0 }, { hours: 0 }, { drinkIds: [] }])(
  "with %j there is nothing to suggest",
  (change) => {
    expect(suggest(nothing, { ...planned, ...change }, "na_medida")).toBeUndefined();
  },
);

test("parties of other durations teach by the hour", () => {
  const [short, long] = [2, 8].map((hours) =>
    suggest(learn([sampleParty({ hours, rate: 0.5 })]), planned, "na_medida"),
  );
  expect(long).toEqual(short);
});
