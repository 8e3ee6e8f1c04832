import { expect, test } from "vitest";
import type { EventCount } from "./contract.ts";
import { type CountItem, countLines } from "./count-lines.ts";
import { countedTwice, readLines } from "./counted-twice.ts";

const vodka: CountItem = {
  ingredientId: 1,
  name: "Vodka",
  unit: "L",
  packName: "garrafa",
  packQuantity: 0.75,
  out: 4.5,
};
const count = (by: string, closed: number, changes: Partial<EventCount> = {}): EventCount => ({
  id: `${by} ${closed}`,
  ingredientId: 1,
  closed,
  openTenths: [],
  lost: 0,
  broken: 0,
  at: "",
  by,
  packQuantity: 0.75,
  isByLink: false,
  ...changes,
});
const broken = (by: string) => count(by, 0, { broken: 0.75 });
const readings = (...counts: EventCount[]) =>
  countedTwice(countLines([vodka], counts), counts).flatMap((twice) =>
    twice.readings.map(({ people, line }) => [people.join(", "), line.back]),
  );

test.each<[string, EventCount[], [string, number][]]>([
  ["nobody", [], []],
  ["one person, twice", [count("Ana", 1), count("Ana", 2)], []],
  [
    "two people",
    [count("Ana", 1), count("Bia", 2)],
    [
      ["", 2.25],
      ["Ana", 0.75],
      ["Bia", 1.5],
    ],
  ],
  [
    "two with the same amount",
    [count("Ana", 2), count("Bia", 2)],
    [
      ["", 3],
      ["Ana, Bia", 1.5],
    ],
  ],
  ["more than went out: the sum cannot be", [count("Ana", 5), count("Bia", 5)], [["Ana, Bia", 3.75]]],
  ["each more than went out: nothing to choose", [count("Ana", 7), count("Bia", 7)], []],
  ["exactly what went out: the sum is right", [count("Ana", 4), count("Bia", 2)], []],
  ["somebody who only corrects", [count("Ana", 3), count("Bia", -1)], []],
  ["one, and somebody who only tells of a broken bottle", [count("Ana", 3), broken("Bia")], []],
  [
    "two who only tell of a broken bottle",
    [broken("Ana"), broken("Bia")],
    [
      ["", 0],
      ["Ana, Bia", 0],
    ],
  ],
  [
    "and one more who corrects both",
    [count("Ana", 3), count("Bia", 2), count("Caio", -1)],
    [
      ["", 3],
      ["Ana", 1.5],
      ["Bia", 0.75],
    ],
  ],
  [
    "of the same name, with and without an account",
    [count("Ana", 1), count("Ana", 2, { isByLink: true })],
    [
      ["", 2.25],
      ["Ana", 0.75],
      ["Ana", 1.5],
    ],
  ],
])("%s", (_name, counts, expected) => {
  expect(readings(...counts)).toEqual(expected);
});

test("the chosen reading is returned, the sum where none was chosen", () => {
  const counts = [count("Ana", 1), count("Bia", 2)];
  const lines = countLines([vodka], counts);
  const twice = countedTwice(lines, counts);
  expect(readLines(lines, twice, new Map())).toMatchObject([{ back: 2.25, used: 2.25 }]);
  expect(readLines(lines, twice, new Map([[1, 2]]))).toMatchObject([{ back: 1.5, used: 3 }]);
});

test("whichever shelf counts, what somebody else saw break is broken", () => {
  const counts = [count("Ana", 2), count("Bia", 1), broken("Caio")];
  const [twice] = countedTwice(countLines([vodka], counts), counts);
  expect(twice?.readings).toMatchObject([
    { people: [], line: { back: 2.25, counted: { broken: 0.75 } } },
    { people: ["Ana"], line: { back: 1.5, counted: { broken: 0.75 } } },
    { people: ["Bia"], line: { back: 0.75, counted: { broken: 0.75 } } },
  ]);
});
