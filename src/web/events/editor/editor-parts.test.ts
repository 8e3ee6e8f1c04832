import { expect, test } from "vitest";
import { drinkIndexOf, firstWrongField, partOf } from "./editor-parts.ts";

test.each([
  ["name", "details"],
  ["clients.0", "details"],
  ["drinks", "drinks"],
  ["drinks.1.quantity", "drinks"],
  ["drinks.1.ingredients.0.plannedQuantity", "drinks"],
  ["supplies", "drinks"],
  ["supplies.0.plannedQuantity", "drinks"],
])("%s is in %s", (path, part) => {
  expect(partOf(path)).toBe(part);
});

test.each([
  ["drinks.0.ingredients.0.quantity", 0],
  ["drinks.12.ingredients.3.plannedQuantity", 12],
  ["drinks.1.quantity", undefined],
  ["drinks", undefined],
  ["clients.0", undefined],
])("%s is among the lines of drink %s", (path, drink) => {
  expect(drinkIndexOf(path)).toBe(drink);
});

const wrong = { message: "não", ref: { name: "x" } };

test.each([
  ["nothing", {}, undefined],
  ["a field", { name: wrong }, "name"],
  ["the drinks come last", { drinks: [{ quantity: wrong }], date: wrong }, "date"],
  [
    "deep in the second drink",
    { drinks: [undefined, { ingredients: [{ unit: wrong }] }] },
    "drinks.1.ingredients.0.unit",
  ],
  [
    "the drinks before the other items",
    { supplies: [{ plannedQuantity: wrong }], drinks: [{ quantity: wrong }] },
    "drinks.0.quantity",
  ],
  ["the other items last", { supplies: [{ plannedQuantity: wrong }], date: wrong }, "date"],
  ["a list as a whole", { drinks: wrong }, "drinks"],
  ["what belongs to no field", { root: { refusal: wrong } }, undefined],
])("%s", (_what, errors, path) => {
  expect(firstWrongField(errors)).toBe(path);
});
