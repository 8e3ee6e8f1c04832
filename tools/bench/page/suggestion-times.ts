import { comparison } from "#shared/demand/leave-one-out.ts";
import { partyOf, type TeachingEvent, teachingParties } from "#shared/demand/party.ts";
import { learn, suggest, suggestionLevels } from "#shared/demand/suggestion.ts";
import { eventTypes } from "#shared/events/enumerations.ts";

/** Runs in the page: every run has other events, since a page learns from each list of them once. */
export function timeSuggestions(runs: number, events: number) {
  const times = { learn: [] as number[], suggest: [] as number[], compareOne: [] as number[] };
  for (let run = 0; run < runs; run++) {
    const list = Array.from({ length: events }, (_, place) => madeUpEvent(place, run));
    times.learn.push(
      timed(() => {
        for (const event of list) partyOf(event);
      }),
    );
    const party = {
      guests: 150,
      hours: 5,
      type: "casamento" as const,
      drinkIds: Array.from({ length: 6 }, (_, drink) => drink),
    };
    times.suggest.push(
      timed(() => {
        const lessons = learn(teachingParties(list));
        for (const level of suggestionLevels) suggest(lessons, party, level);
      }),
    );
    const compare = comparison(teachingParties(list));
    times.compareOne.push(timed(() => compare(run)));
  }
  return times;
}

function timed(act: () => unknown): number {
  const begun = performance.now();
  act();
  return performance.now() - begun;
}

/** Six drinks of four ingredients each, most of which they share, of which some came back. */
function madeUpEvent(place: number, run: number): TeachingEvent {
  const guests = 60 + ((place * 37 + run) % 200);
  const drinks = Array.from({ length: 6 }, (_, drink) => {
    const drinkId = (place + drink) % 24;
    const ids = [drinkId, 30 + (drinkId % 8), 40 + (drinkId % 5), 50];
    return {
      drinkId,
      drinkName: `Drink ${drinkId}`,
      quantity: guests,
      ingredients: ids.map((ingredientId) => ({
        ingredientId,
        ingredientName: `Ingrediente ${ingredientId}`,
        quantity: 50,
        unit: "ml" as const,
        plannedQuantity: guests * 50,
        returnQuantity: 0,
      })),
    };
  });
  const ids = [...new Set(drinks.flatMap((drink) => drink.ingredients.map((line) => line.ingredientId)))];
  return {
    id: place + 1,
    name: `Evento ${place + 1}`,
    date: "2026-03-10T23:00:00.000Z",
    type: eventTypes[place % eventTypes.length] ?? "outro",
    guests,
    guestsPresent: place % 2 ? null : guests - 5,
    durationMinutes: 240 + 30 * (place % 5),
    drinks,
    supplies: [],
    stockUse: ids.map((ingredientId) => ({
      ingredientId,
      unit: "L",
      yieldQuantity: null,
      yieldUnit: null,
      planned: 50,
      withdrawn: 50,
      returned: (ingredientId + place + run) % 20,
      lost: 0,
      out: 0,
      ranOut: (ingredientId + place) % 90 === 0,
      unitCost: 10 + ingredientId,
      cost: "0",
      lostCost: "0",
    })),
    stockState: "back",
    teaches: true,
  };
}
