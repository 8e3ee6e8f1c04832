import { expect, test } from "vitest";
import { plannedLine, sampleDrink, sampleEvent, sampleUse } from "#shared/events/testing/sample-event.ts";
import { partyOf, type TeachingEvent, teachingParties } from "./party.ts";

const past = (changes: Partial<TeachingEvent> = {}): TeachingEvent => ({
  ...sampleEvent({ guests: 100, durationMinutes: 240 }),
  drinks: [sampleDrink(plannedLine(1, 5000))],
  stockUse: [sampleUse({ ingredientId: 1, withdrawn: 5, returned: 2 })],
  stockState: "back",
  ...changes,
});

test("an event whose stock is back teaches", () => {
  expect(partyOf(past())).toMatchObject({
    guests: 100,
    hours: 4,
    served: 60,
    ranOut: false,
    drinks: [{ drinkId: 1, planned: 100, served: 60, ranOut: false }],
  });
});

test("the guests who came replace the planned ones", () => {
  expect(partyOf(past({ guestsPresent: 80 }))?.guests).toBe(80);
  expect(partyOf(past({ guests: 0, guestsPresent: 80 }))?.guests).toBe(80);
});

test("what ran out is known of the party and of each drink that needs it", () => {
  const gone = past({
    drinks: [sampleDrink(plannedLine(1, 5000)), { ...sampleDrink(plannedLine(2, 5000)), drinkId: 2 }],
    stockUse: [
      sampleUse({ ingredientId: 1, withdrawn: 5, ranOut: true }),
      sampleUse({ ingredientId: 2, withdrawn: 5, returned: 1 }),
    ],
  });
  expect(partyOf(gone)).toMatchObject({ ranOut: true, drinks: [{ ranOut: true }, { ranOut: false }] });
});

test("a drink that stands twice on the menu is one", () => {
  const twice = past({
    drinks: [sampleDrink(plannedLine(1, 2500)), sampleDrink(plannedLine(1, 2500))],
  });
  expect(partyOf(twice)?.drinks).toEqual([{ drinkId: 1, planned: 200, served: 120, ranOut: false }]);
});

test.each<[string, Partial<TeachingEvent>]>([
  ["is planned", { stockState: "planned" }],
  ["is out", { stockState: "out" }],
  ["used nothing of the stock", { stockState: "unused" }],
  ["has no guests", { guests: 0 }],
  ["has no drinks", { drinks: [] }],
  ["brought everything back", { stockUse: [sampleUse({ ingredientId: 1, withdrawn: 5, returned: 5 })] }],
  ["took other things than its drinks need", { stockUse: [sampleUse({ ingredientId: 9 })] }],
])("an event that %s teaches nothing", (_name, changes) => {
  expect(partyOf(past(changes))).toBeUndefined();
});

test("nor does one that its owner excluded", () => {
  expect(teachingParties([past({ teaches: false }), past()])).toHaveLength(1);
});
