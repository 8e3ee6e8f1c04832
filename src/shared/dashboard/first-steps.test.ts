import { expect, test } from "vitest";
import { firstStepNames, firstSteps } from "./first-steps.ts";

const forAna = { clients: [1] };
const forNobody = { clients: [] };

test.each<[string, Parameters<typeof firstSteps>[0], string[], boolean]>([
  ["nothing yet", { ingredients: 0, drinks: 0, clients: 0, events: [] }, [], true],
  ["still loading", { ingredients: 0, drinks: 0, clients: undefined, events: [] }, [], true],
  ["a beginning", { ingredients: 3, drinks: 1, clients: 0, events: [] }, ["ingredients", "drinks"], true],
  [
    "an event for nobody",
    { ingredients: 3, drinks: 1, clients: 0, events: [forNobody] },
    ["ingredients", "drinks", "events"],
    true,
  ],
  // The card must not flash up and go.
  [
    "all but what is still loading",
    { ingredients: 3, drinks: 1, clients: undefined, events: [forNobody] },
    ["ingredients", "drinks", "events"],
    false,
  ],
  [
    "an event for a client",
    { ingredients: 3, drinks: 1, clients: undefined, events: [forNobody, forAna] },
    [...firstStepNames],
    false,
  ],
  ["everything", { ingredients: 3, drinks: 1, clients: 2, events: [forNobody] }, [...firstStepNames], false],
])("%s", (_what, begun, done, areAhead) => {
  const steps = firstSteps(begun);
  expect(firstStepNames.filter(steps.isDone)).toEqual(done);
  expect(steps).toMatchObject({ doneCount: done.length, areAhead });
});
