import { expect, test } from "vitest";
import type { Pricing } from "./contract.ts";
import { eventPrice, eventTotal, guestPriceProblem, outdatedPrice } from "./event-price.ts";

const none: Pricing = { pricingMode: null, price: null, pricePerGuest: null, minGuests: null };
const fixed = (price: string): Pricing => ({ ...none, pricingMode: "fechado", price });
const byGuest = (pricePerGuest: string, minGuests: number | null, price: string | null = null): Pricing => ({
  pricingMode: "por_convidado",
  price,
  pricePerGuest,
  minGuests,
});

test.each([
  [none, 100, null],
  [fixed("1234.56"), 0, "1234.56"],
  [byGuest("89.90", null), 100, "8990.00"],
  [byGuest("89.90", 120), 100, "10788.00"],
  [byGuest("89.90", 100), 100, "8990.00"],
  [byGuest("89.90", 99), 100, "8990.00"],
  [byGuest("0.01", 0), 1, "0.01"],
  [byGuest("89.90", null), 0, null],
  [byGuest("89.90", 0), 0, null],
  [byGuest("99999999.99", null), 1_000_000, "99999999990000.00"],
])("%j with %i guests is %s", (pricing, guests, price) => {
  expect(eventPrice(pricing, guests)).toBe(price);
});

test.each([
  [fixed("1.00"), 0, undefined],
  [byGuest("10.00", null), 1, undefined],
  [byGuest("10.00", null), 0, "minGuests"],
  [byGuest("100.00", null), 1_000_000, "pricePerGuest"],
])("%j with %i guests is refused at %s", (pricing, guests, path) => {
  expect(guestPriceProblem(pricing, guests)?.path).toBe(path);
});

test.each([
  [null, [], null],
  [null, [{ kind: "extra", amount: "5.00" }], null],
  ["10.00", [], "10.00"],
  ["10.00", [{ kind: "sinal", amount: "10.00" }], "10.00"],
  [
    "10.00",
    [
      { kind: "extra", amount: "5.10" },
      { kind: "extra", amount: "0.01" },
    ],
    "15.11",
  ],
] as const)("price %s with %j is %s in all", (price, charges, total) => {
  expect(eventTotal(price, charges)).toBe(total);
});

test.each([
  [byGuest("10.00", 50, "800.00"), 80, undefined],
  [byGuest("10.00", 50, "800.00"), 90, "900.00"],
  [byGuest("10.00", 50, "800.00"), 0, "500.00"],
  [byGuest("10.00", null, "800.00"), 0, undefined],
  [fixed("800.00"), 90, undefined],
  [none, 90, undefined],
])("%j with %i guests would be %s", (pricing, guests, price) => {
  expect(outdatedPrice(pricing, guests)).toBe(price);
});
