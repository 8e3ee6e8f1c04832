import fc from "fast-check";
import { expect, test } from "vitest";
import { eventTypes } from "#shared/events/enumerations.ts";
import { plannedLine, sampleEvent, sampleUse } from "#shared/events/testing/sample-event.ts";
import { partyOf, type TeachingEvent, teachingParties } from "./party.ts";
import { learn, suggest, suggestionLevels } from "./suggestion.ts";

const DRINKS = [1, 2, 3, 4, 5, 6];
const type = fc.constantFrom(...eventTypes);

/** A past event whose drinks share three of six ingredients, of each of which any part came back or was lost. */
const pastEvent = fc
  .record({
    type,
    guests: fc.integer({ min: 1, max: 2000 }),
    durationMinutes: fc.integer({ min: 30, max: 1440 }),
    menu: fc.uniqueArray(fc.constantFrom(...DRINKS), { minLength: 1, maxLength: 6 }),
    counts: fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 6, maxLength: 6 }),
    uses: fc.array(
      fc.record({
        part: fc.integer({ min: 0, max: 100 }),
        unitCost: fc.constantFrom(0, 0.5, 30, 200),
        ranOut: fc.boolean(),
      }),
      { minLength: 6, maxLength: 6 },
    ),
    teaches: fc.boolean(),
  })
  .map(({ menu, counts, uses, ...event }): TeachingEvent => {
    const drinks = menu.map((drinkId, index) => {
      const quantity = counts[index] as number;
      const lines = [drinkId, (drinkId % 3) + 7].map((id) => plannedLine(id, quantity * 50));
      return { drinkId, drinkName: `Drink ${drinkId}`, quantity, ingredients: lines };
    });
    const ids = [
      ...new Set(drinks.flatMap(({ ingredients }) => ingredients.map((line) => line.ingredientId))),
    ];
    const stockUse = ids.map((ingredientId, index) => {
      const { part, unitCost, ranOut } = uses[index % uses.length] as (typeof uses)[0];
      return sampleUse({
        ingredientId,
        withdrawn: 100,
        returned: 100 - part,
        unitCost,
        ranOut: ranOut && part === 100,
      });
    });
    return { ...sampleEvent(event), drinks, stockUse, stockState: "back" };
  });

const pastEvents = fc.array(pastEvent, { maxLength: 12 });
const planned = fc.record({
  guests: fc.integer({ min: 1, max: 2000 }),
  hours: fc.double({ min: 0.5, max: 24, noNaN: true }),
  type,
  drinkIds: fc.array(fc.constantFrom(...DRINKS, 99), { minLength: 1, maxLength: 8 }),
});
const level = fc.constantFrom(...suggestionLevels);

test("every suggestion is finite, its counts add up to its total, and a higher level is never less", () => {
  fc.assert(
    fc.property(pastEvents, planned, (events, party) => {
      const lessons = learn(teachingParties(events));
      const totals = suggestionLevels.map((one) => {
        const suggestion = suggest(lessons, party, one);
        expect(suggestion?.drinks.reduce((sum, { count }) => sum + count, 0)).toBe(suggestion?.total);
        for (const { count, share, range } of suggestion?.drinks ?? [])
          expect([count, share, range.from, range.to].every(Number.isFinite)).toBe(true);
        return suggestion?.total ?? Number.NaN;
      });
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    }),
  );
});

test("the order of events does not matter", () => {
  fc.assert(
    fc.property(pastEvents, planned, level, (events, party, one) => {
      const [there, back] = [events, events.toReversed()].map((list) =>
        suggest(learn(teachingParties(list)), party, one),
      );
      expect(back?.rate).toBeCloseTo(there?.rate ?? Number.NaN, 9);
      for (const [index, { share }] of (there?.drinks ?? []).entries())
        expect(back?.drinks[index]?.share).toBeCloseTo(share, 9);
    }),
  );
});

test("an excluded event changes nothing", () => {
  fc.assert(
    fc.property(pastEvents, pastEvent, planned, level, (events, other, party, one) => {
      const without = suggest(learn(teachingParties(events)), party, one);
      const excluded = [...events, { ...other, teaches: false }];
      expect(suggest(learn(teachingParties(excluded)), party, one)).toEqual(without);
    }),
  );
});

test("twice the guests get twice the drinks, but for rounding", () => {
  fc.assert(
    fc.property(pastEvents, planned, level, (events, party, one) => {
      const lessons = learn(teachingParties(events));
      const single = suggest(lessons, party, one)?.total ?? Number.NaN;
      const double = suggest(lessons, { ...party, guests: party.guests * 2 }, one)?.total ?? Number.NaN;
      // What each drink gets at least may be more than its share.
      if (single > party.drinkIds.length) expect(Math.abs(double - 2 * single)).toBeLessThanOrEqual(1);
    }),
  );
});

test("where more was served, no less is suggested to suffice on the whole", () => {
  const inTime = (events: readonly TeachingEvent[]) =>
    teachingParties(events).filter(({ ranOut }) => !ranOut);
  fc.assert(
    fc.property(
      pastEvents,
      pastEvent,
      planned,
      fc.double({ min: 1, max: 3, noNaN: true }),
      (events, other, party, factor) => {
        const thirsty = partyOf(other);
        if (!thirsty || thirsty.ranOut) return;
        const more = { ...thirsty, served: thirsty.served * factor };
        const [before, after] = [thirsty, more].map(
          (one) => suggest(learn([...inTime(events), one]), party, "na_medida")?.total ?? Number.NaN,
        );
        expect(after).toBeGreaterThanOrEqual(before as number);
      },
    ),
  );
});
