import { expect, test } from "vitest";
import { fillDrinkCounts } from "./fill-drink-counts.ts";

const drink = (drinkId: number, quantity?: number) => ({
  drinkId,
  drinkName: `Drink ${drinkId}`,
  quantity,
  ingredients: [],
});
const present = [drink(1, 12), drink(2, 30), drink(1, 5)] as { drinkId: number; quantity: number }[];

test.each([
  ["what is said counts", [drink(1, 7)], [7]],
  ["what is not said stays", [drink(2), drink(1)], [30, 12]],
  ["a drink that is there twice keeps both", [drink(1), drink(1)], [12, 5]],
  ["the second of two, when the first is said", [drink(1, 3), drink(1)], [3, 5]],
  ["one of a drink that is new", [drink(9), drink(1), drink(1), drink(1)], [1, 12, 5, 1]],
])("%s", (_what, drinks, numbers) => {
  expect(fillDrinkCounts(drinks, present).map(({ quantity }) => quantity)).toEqual(numbers);
});
