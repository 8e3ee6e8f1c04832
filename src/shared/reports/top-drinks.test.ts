import { expect, test } from "vitest";
import { drinkTally, mergedTally, topDrinks } from "./top-drinks.ts";

const drink = (drinkId: number, quantity: number, drinkName = `Drink ${drinkId}`) => ({
  drinkId,
  drinkName,
  quantity,
  ingredients: [],
});
const on = (date: string, ...drinks: ReturnType<typeof drink>[]) => ({ date, drinks });

test("five at most, the most planned first, equals by name", () => {
  const event = on(
    "2026-01-01T00:00:00Z",
    ...[30, 50, 10, 20, 40, 40].map((count, index) => drink(index, count)),
  );
  expect(topDrinks([drinkTally(event)]).map(({ drinkId }) => drinkId)).toEqual([1, 4, 5, 0, 3]);
});

test("summed over the events, by the name it had last", () => {
  const events = [
    on("2026-02-01T00:00:00Z", drink(1, 20, "Caipirinha")),
    on("2026-01-01T00:00:00Z", drink(1, 10, "Caipira")),
  ];
  const summed = [{ drinkId: 1, name: "Caipirinha", quantity: 30, events: 2 }];
  const tallies = events.map(drinkTally);
  expect(topDrinks(tallies)).toEqual(summed);
  expect(topDrinks([mergedTally(tallies)])).toEqual(summed);
  // To be added up again, they are left as they were.
  expect(topDrinks(tallies)).toEqual(summed);
});

test("in two lines of one event, it is one event's drink", () => {
  const event = on("2026-02-01T00:00:00Z", drink(1, 20), drink(1, 5));
  expect(topDrinks([drinkTally(event)])).toEqual([{ drinkId: 1, name: "Drink 1", quantity: 25, events: 1 }]);
});

test("no events, no drinks", () => {
  expect(topDrinks([])).toEqual([]);
});
