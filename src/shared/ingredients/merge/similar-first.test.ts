import { expect, test } from "vitest";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import { mergeUses } from "./merge-uses.ts";
import { similarFirst } from "./similar-first.ts";

const item = (id: number, name: string, category = "Bebidas") => ({ id, name, category });

test("names that share words stand first, then the category", () => {
  const stock = [
    item(1, "Açúcar", "Outros"),
    item(2, "Gin Tanqueray 750ml"),
    item(3, "VODKA absolut"),
    item(4, "Vodka Smirnoff"),
    item(5, "Vodka Absolut 1L"),
  ];
  expect(similarFirst(item(5, "Vodka Absolut 1L"), stock).map(({ id }) => id)).toEqual([3, 4, 2, 1]);
});

test("counts the recipes and the coming events that name it", () => {
  const lines = (...ids: number[]) => ids.map((ingredientId) => ({ ingredientId }));
  const event = (changes: object = {}) => ({
    date: "2026-03-20T20:00:00.000Z",
    active: "true" as const,
    stockState: "planned" as const,
    drinks: [{ ingredients: lines(2) }],
    supplies: lines(1),
    ...changes,
  });
  const uses = mergeUses(
    1,
    {
      drinks: [{ ingredients: lines(1, 2) }, { ingredients: lines(2) }],
      events: [
        event(),
        event({ supplies: [], drinks: [{ ingredients: lines(1) }] }),
        event({ supplies: [] }),
        event({ active: "false" }),
        event({ stockState: "back" }),
        event({ date: "2026-01-20T20:00:00.000Z" }),
      ],
    },
    clockAt(new Date("2026-03-10T12:00:00.000Z")),
  );
  expect(uses).toEqual({ recipes: 1, events: 2 });
});
