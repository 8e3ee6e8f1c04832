import { expect, test } from "vitest";
import { NO_PRICE } from "#shared/payments/no-price.ts";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import { eventInput } from "./contract.ts";
import { copyDate, duplicateEvent } from "./duplicate-event.ts";
import { plannedLine, sampleDrink, sampleEvent, sampleSupply, sampleUse } from "./testing/sample-event.ts";

const clock = clockAt("2026-11-28T12:00:00.000Z");
const original = sampleEvent({
  drinks: [sampleDrink({ ...plannedLine(1, 100), returnQuantity: 40 })],
  supplies: [sampleSupply(2, 40, "kg")],
  clients: [1, 2, 3],
  removedClients: [2],
  fixedCosts: [{ id: 8, name: "Van", value: 350, category: "Transporte" }],
  arrivalTime: "16:00",
  teamNotes: "Portão dos fundos",
  teaches: false,
  guestsPresent: 120,
  stockState: "back",
  stockUse: [sampleUse({ ingredientId: 1, withdrawn: 1, returned: 0, out: 0, unitCost: 30, cost: "1" })],
});

test("copies the plan and nothing of what happened", () => {
  expect(duplicateEvent(original, clock)).toEqual({
    name: "Casamento da Ana (Cópia)",
    date: "2026-12-05T23:30:00.000Z",
    location: "Sítio das Flores",
    guests: 150,
    status: "planejamento",
    type: "casamento",
    combo: "Tropical Premium",
    drinks: [sampleDrink(plannedLine(1, 100))],
    supplies: [sampleSupply(2, 40, "kg")],
    clients: [1, 3],
    fixedCosts: [{ name: "Van", value: 350, category: "Transporte" }],
    pricing: NO_PRICE,
    durationMinutes: 300,
    arrivalTime: "16:00",
    teamNotes: "Portão dos fundos",
    teaches: true,
    guestsPresent: null,
  });
});

test("is a week from now at the original's hour, by the company's clock", () => {
  // Half past eight in São Paulo, where it is still Sunday.
  const evening = { date: "2025-06-21T23:30:00.000Z" };
  expect(copyDate(evening, clockAt("2026-11-16T01:00:00.000Z"))).toBe("2026-11-22T23:30:00.000Z");
});

test("takes the price along, unless its terms give none for the guests", () => {
  const terms = {
    pricingMode: "por_convidado" as const,
    pricePerGuest: "90.00",
    minGuests: null,
    lines: [{ text: "Desconto", amount: "-100.00" }],
  };
  const priced = { ...original, ...terms, basePrice: "9000.00", price: "8900.00", guests: 100 };
  expect(duplicateEvent(priced, clock)).toMatchObject({ pricing: terms });
  const fixed = { ...priced, pricingMode: "fechado" as const, pricePerGuest: null };
  expect(duplicateEvent(fixed, clock)).toMatchObject({
    pricing: { price: "9000.00", lines: terms.lines },
  });
  expect(duplicateEvent({ ...priced, guests: 0 }, clock)).toMatchObject({ pricing: NO_PRICE });
});

test.each(["N".repeat(200), "N".repeat(193), "N".repeat(192), "🍋".repeat(100), `N${"🍋".repeat(99)}`])(
  "the copy of %s has a name that is allowed",
  (name) => {
    const copy = duplicateEvent({ ...original, name }, clock);
    expect(copy.name).toMatch(/ \(Cópia\)$/);
    expect(eventInput.safeParse(copy).success).toBe(true);
  },
);
