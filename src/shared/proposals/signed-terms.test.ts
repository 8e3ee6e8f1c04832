import { expect, test } from "vitest";
import { eventPrice } from "#shared/payments/event-price.ts";
import { signedTerms } from "./signed-terms.ts";
import { snapshotWith } from "./testing/snapshot.ts";

const { event, pricing } = snapshotWith();

test.each([
  [
    "a fixed sum with its lines",
    {
      mode: "fechado" as const,
      price: "900.00",
      pricePerGuest: null,
      minGuests: null,
      lines: [{ text: "Desconto", amount: "-100.00" }],
    },
    150,
    null,
  ],
  [
    "a price per guest",
    { mode: "por_convidado" as const, price: "15000.00", pricePerGuest: "100.00", minGuests: 80, lines: [] },
    150,
    150,
  ],
  [
    "the least number of guests",
    { mode: "por_convidado" as const, price: "8000.00", pricePerGuest: "100.00", minGuests: 80, lines: [] },
    50,
    50,
  ],
  [
    "a price that was kept for 100 guests",
    {
      mode: "por_convidado" as const,
      price: "10050.00",
      pricePerGuest: "100.00",
      minGuests: null,
      lines: [{ text: "Bar", amount: "50.00" }],
    },
    150,
    100,
  ],
  [
    "a sum that no number of guests makes",
    { mode: "por_convidado" as const, price: "999.99", pricePerGuest: "100.00", minGuests: null, lines: [] },
    150,
    null,
  ],
])("%s is what the terms give", (_what, changed, guests, pricedGuests) => {
  const signed = signedTerms({ pricing: { ...pricing, ...changed }, event: { ...event, guests } });
  expect(signed).toMatchObject({ price: changed.price, pricedGuests });
  expect(eventPrice(signed.terms, pricedGuests ?? 0)).toBe(changed.price);
});
