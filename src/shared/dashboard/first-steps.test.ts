import { expect, test } from "vitest";
import { firstStepNames, firstSteps } from "./first-steps.ts";

test.each<[string, Parameters<typeof firstSteps>[0], string[], boolean]>([
  ["nothing yet", { ingredients: 0, drinks: 0, clients: 0, events: 0 }, [], true],
  ["still loading", { ingredients: 0, drinks: 0, clients: undefined, events: 0 }, [], true],
  ["a beginning", { ingredients: 3, drinks: 1, clients: 0, events: 0 }, ["ingredients", "drinks"], true],
  [
    "all but an event",
    { ingredients: 3, drinks: 1, clients: 2, events: 0 },
    ["ingredients", "drinks", "clients"],
    true,
  ],
  [
    "an event for nobody",
    { ingredients: 3, drinks: 1, clients: 0, events: 1 },
    ["ingredients", "drinks", "events"],
    false,
  ],
  ["everything", { ingredients: 3, drinks: 1, clients: 2, events: 1 }, [...firstStepNames], false],
])("%s", (_what, begun, done, areAhead) => {
  const steps = firstSteps(begun);
  expect(firstStepNames.filter(steps.isDone)).toEqual(done);
  expect(steps).toMatchObject({ doneCount: done.length, areAhead });
});
