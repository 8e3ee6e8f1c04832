import { expect, test } from "vitest";
import { exact } from "#shared/numbers/exact.ts";
import type { Convertible } from "#shared/units/convert-units.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";
import { mergedLines } from "./merged-lines.ts";

const [FIRST, SECOND, OTHER] = [1, 2, 3];
type Line = readonly [ingredientId: number, quantity: number, unit: RecipeUnit];

const merged = (lines: readonly Line[], first: Convertible, second: Convertible, factor: number | string) =>
  mergedLines(
    lines.map(([ingredientId, quantity, unit]) => ({ ingredientId, quantity, unit })),
    ["quantity"],
    { first: { ...first, id: FIRST }, second: { ...second, id: SECOND }, factor: exact(factor) },
  ).map(({ ingredientId, quantity, unit }): Line => [ingredientId, quantity, unit]);

const litres = { unit: "L" } as const;
const bottles = { unit: "unidade", yieldQuantity: 750, yieldUnit: "ml" } as const;
const pieces = { unit: "unidade" } as const;
const slices = { unit: "unidade", yieldQuantity: 8, yieldUnit: "rodela" } as const;
const kilos = { unit: "kg" } as const;

test.each<[string, Line[], Convertible, Convertible, number, Line[]]>([
  ["a measure that both know stays", [[FIRST, 50, "ml"]], litres, litres, 1, [[SECOND, 50, "ml"]]],
  [
    "also where a bottle is not what its yield says",
    [[FIRST, 50, "ml"]],
    bottles,
    litres,
    1,
    [[SECOND, 50, "ml"]],
  ],
  ["a piece becomes what is in it", [[FIRST, 2, "unidade"]], bottles, litres, 0.75, [[SECOND, 1500, "ml"]]],
  ["a slice becomes grams", [[FIRST, 2, "rodela"]], slices, kilos, 0.1, [[SECOND, 25, "g"]]],
  ["a measure that neither knows stays", [[FIRST, 4, "folhas"]], pieces, kilos, 0.1, [[SECOND, 4, "folhas"]]],
  ["what is little is not nothing", [[FIRST, 0.1, "ml"]], litres, pieces, 0.5, [[SECOND, 0.01, "unidade"]]],
  [
    "other lines keep their places",
    [
      [OTHER, 1, "L"],
      [FIRST, 50, "ml"],
      [OTHER, 2, "L"],
    ],
    litres,
    litres,
    1,
    [
      [OTHER, 1, "L"],
      [SECOND, 50, "ml"],
      [OTHER, 2, "L"],
    ],
  ],
  [
    "both in one recipe add up",
    [
      [FIRST, 50, "ml"],
      [SECOND, 20, "ml"],
    ],
    litres,
    litres,
    1,
    [[SECOND, 70, "ml"]],
  ],
  [
    "in the unit of the second",
    [
      [SECOND, 0.02, "L"],
      [FIRST, 50, "ml"],
    ],
    litres,
    litres,
    1,
    [[SECOND, 0.07, "L"]],
  ],
  [
    "a piece and a measure",
    [
      [SECOND, 20, "ml"],
      [FIRST, 1, "unidade"],
    ],
    bottles,
    litres,
    0.75,
    [[SECOND, 770, "ml"]],
  ],
  [
    "twice the first and once the second",
    [
      [FIRST, 50, "ml"],
      [OTHER, 1, "ml"],
      [FIRST, 5, "ml"],
      [SECOND, 20, "ml"],
    ],
    litres,
    litres,
    1,
    [
      [OTHER, 1, "ml"],
      [SECOND, 75, "ml"],
    ],
  ],
  [
    "units that nobody knows, if they are the same",
    [
      [SECOND, 3, "folhas"],
      [FIRST, 4, "folhas"],
    ],
    pieces,
    pieces,
    1,
    [[SECOND, 7, "folhas"]],
  ],
  [
    "and counted one to one if they are not",
    [
      [SECOND, 3, "folhas"],
      [FIRST, 0.1, "kg"],
    ],
    kilos,
    kilos,
    1,
    [[SECOND, 3100, "g"]],
  ],
  [
    "a recipe without the first is left alone",
    [
      [SECOND, 3, "folhas"],
      [OTHER, 1, "L"],
    ],
    litres,
    litres,
    1,
    [
      [SECOND, 3, "folhas"],
      [OTHER, 1, "L"],
    ],
  ],
])("%s", (_, lines, first, second, factor, expected) => {
  expect(merged(lines, first, second, factor)).toEqual(expected);
});

test("all amounts of a plan are converted, and nothing else", () => {
  const line = {
    ingredientId: FIRST,
    unit: "unidade" as const,
    plannedQuantity: 4,
    returnQuantity: 0,
    name: "Gin",
  };
  const merge = { first: { ...bottles, id: FIRST }, second: { ...litres, id: SECOND }, factor: exact(0.75) };
  expect(mergedLines([line], ["plannedQuantity", "returnQuantity"], merge)).toEqual([
    { ingredientId: SECOND, unit: "ml", plannedQuantity: 3000, returnQuantity: 0, name: "Gin" },
  ]);
});
