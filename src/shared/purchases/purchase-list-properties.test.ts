import fc from "fast-check";
import { expect, test } from "vitest";
import type { CateringEvent } from "#shared/events/contract.ts";
import { plannedLine, sampleDrink, sampleEvent } from "#shared/events/testing/sample-event.ts";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import { type BoughtIngredient, type PurchaseOptions, purchaseList } from "./purchase-list.ts";

const clock = clockAt("2026-12-01T12:00:00.000Z");
const window = { from: "2026-12-04", to: "2026-12-06" };

const hundredths = (most: number) => fc.integer({ min: 0, max: most }).map((each) => each / 100);

const pack = fc.oneof(
  fc.constant({ packName: null, packQuantity: null, packMultiple: 1 }),
  fc.record({
    packName: fc.constant("garrafa" as const),
    packQuantity: fc.integer({ min: 1, max: 30_000 }).map((each) => each / 10_000),
    packMultiple: fc.integer({ min: 1, max: 12 }),
  }),
);
const stock = fc
  .array(
    fc.tuple(
      fc.record({
        quantity: hundredths(600),
        minQuantity: hundredths(200),
        unit: fc.constantFrom("L", "unidade"),
      }),
      pack,
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((items) =>
    items.map(
      ([item, packed], position): BoughtIngredient => ({
        id: position + 1,
        name: `Item ${position}`,
        unitWord: null,
        ...item,
        ...packed,
      }),
    ),
  );
const line = fc
  .tuple(fc.integer({ min: 1, max: 4 }), hundredths(300), fc.constantFrom("L", "ml", "unidade"))
  .map(([ingredientId, planned, unit]) => plannedLine(ingredientId, planned, unit));
const events = fc
  .array(
    fc.record({
      day: fc.integer({ min: 2, max: 8 }),
      hour: fc.integer({ min: 12, max: 20 }),
      status: fc.constantFrom("confirmado", "planejamento", "orçamento", "cancelado"),
      lines: fc.array(line, { maxLength: 4 }),
      supplies: fc.uniqueArray(line, { maxLength: 2, selector: ({ ingredientId }) => ingredientId }),
    }),
    { maxLength: 6 },
  )
  .map((drafts) =>
    drafts.map(({ day, hour, status, lines, supplies }, position) =>
      sampleEvent({
        id: position + 1,
        date: `2026-12-0${day}T${hour}:00:00.000Z`,
        status,
        drinks: [sampleDrink(...lines)],
        supplies,
      }),
    ),
  );

const inCents = (amount: number) => Math.round(amount * 100);

/** What an event takes of an ingredient, in hundredths, computed apart from the product. */
function takes({ drinks, supplies }: CateringEvent, ingredient: BoughtIngredient): number {
  const factor = (unit: string) => (unit === "ml" && ingredient.unit === "L" ? 1000 : 1);
  const lines = [...drinks.flatMap((drink) => drink.ingredients), ...supplies];
  const sums = lines
    .filter(({ ingredientId }) => ingredientId === ingredient.id)
    .map(({ plannedQuantity, unit }) => (inCents(plannedQuantity) * 1000) / factor(unit));
  const thousandths = sums.reduce((sum, each) => sum + each, 0);
  return thousandths === 0 ? 0 : Math.max(1, Math.floor(thousandths / 1000 + 0.5));
}

/** Lets the events take their stock one after the other; true if one of the window was short. */
function isSomeoneShort(
  parties: readonly CateringEvent[],
  ingredient: BoughtIngredient,
  bought: number,
  { withQuotes, refillsMinimum }: PurchaseOptions,
): boolean {
  const going = parties
    .filter(({ status }) => status !== "cancelado" && (withQuotes || status !== "orçamento"))
    .filter(({ date }) => date.slice(0, 10) <= window.to)
    .toSorted((one, other) => one.date.localeCompare(other.date) || one.id - other.id);
  const [earlier, within] = [true, false].map((isEarlier) =>
    going.filter(({ date }) => date.slice(0, 10) < window.from === isEarlier),
  );
  let there = inCents(ingredient.quantity);
  for (const party of earlier ?? []) there = Math.max(0, there - takes(party, ingredient));
  there += inCents(bought);
  const floor = refillsMinimum ? inCents(ingredient.minQuantity) : 0;
  if (there < floor) return true;
  for (const party of within ?? []) {
    const taken = takes(party, ingredient);
    there -= taken;
    if (taken > 0 && there < floor) return true;
  }
  return false;
}

const options = fc.record({ withQuotes: fc.boolean(), refillsMinimum: fc.boolean() });

test("who buys just what the list says is short of nothing, and one pack less is too little", () => {
  fc.assert(
    fc.property(stock, events, options, (ingredients, parties, chosen) => {
      const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
      const lines = purchaseList(parties, byId, window, clock, chosen);
      for (const ingredient of ingredients) {
        const line = lines.find((each) => each.ingredient.id === ingredient.id);
        expect(isSomeoneShort(parties, ingredient, line?.quantity ?? 0, chosen)).toBe(false);
        if (!line) continue;
        const { packQuantity, packMultiple, unit } = ingredient;
        const loose = unit === "unidade" ? 1 : 0.01;
        const less =
          packQuantity === null || line.packs === null
            ? line.quantity - loose
            : Math.round((line.packs - packMultiple) * Math.round(packQuantity * 10_000) * 0.01) / 100;
        expect(isSomeoneShort(parties, ingredient, less, chosen)).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});
