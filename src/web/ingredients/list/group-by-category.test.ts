import { expect, test } from "vitest";
import { lemon, vodka } from "#web/ingredients/testing/stock.ts";
import { groupByCategory } from "./group-by-category.ts";

test("each category is one run, headed by its first item, in the filter's order", () => {
  const gin = { ...vodka, id: 3, name: "Gin" };
  expect(groupByCategory([vodka, lemon, gin])).toEqual([
    { id: 2, ingredient: vodka, groupSize: 2, isLast: false },
    { id: 3, ingredient: gin, isLast: true },
    { id: 1, ingredient: lemon, groupSize: 1, isLast: true },
  ]);
  expect(groupByCategory([])).toEqual([]);
});
