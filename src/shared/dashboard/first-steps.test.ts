import { expect, test } from "vitest";
import { firstSteps } from "./first-steps.ts";

const nothing = { ingredients: 0, drinks: 0, clients: 0, events: 0 };
const work = ["ingredients", "drinks", "clients", "events"];

test.each<[string, Parameters<typeof firstSteps>[0], string[], boolean]>([
  ["nothing yet", nothing, [], true],
  ["still loading", { ...nothing, clients: undefined }, [], true],
  ["a beginning", { ...nothing, ingredients: 3, drinks: 1 }, ["ingredients", "drinks"], true],
  ["all but an event", { ...nothing, ingredients: 3, drinks: 1, clients: 2 }, work.slice(0, 3), true],
  [
    "an event for nobody",
    { ...nothing, ingredients: 3, drinks: 1, events: 1 },
    ["ingredients", "drinks", "events"],
    false,
  ],
  ["everything", { ingredients: 3, drinks: 1, clients: 2, events: 1 }, work, false],
])("%s", (_what, begun, done, areAhead) => {
  const steps = firstSteps(begun, false);
  expect(steps).toMatchObject({ done, areAhead });
  expect([...steps.done, ...steps.open].sort()).toEqual(work.toSorted());
});

test("an owner has the company's steps too, which keep nobody at the beginning", () => {
  expect(firstSteps({ ...nothing, pix: 1 }, true)).toEqual({
    open: [...work, "terms", "logo", "team"],
    done: ["pix"],
    areAhead: true,
  });
  expect(firstSteps({ ingredients: 1, drinks: 1, events: 1 }, true).areAhead).toBe(false);
});
