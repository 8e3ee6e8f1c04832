import { expect, test } from "vitest";
import type { PriceTerms, Pricing } from "./contract.ts";
import {
  eventPrice,
  eventTotal,
  outdatedPrice,
  pricedForText,
  priceProblem,
  termsOf,
} from "./event-price.ts";
import { NO_PRICE as none } from "./no-price.ts";

const fixed = (price: string): PriceTerms => ({ ...none, pricingMode: "fechado", price });
const byGuest = (pricePerGuest: string, minGuests: number | null): PriceTerms => ({
  ...none,
  pricingMode: "por_convidado",
  pricePerGuest,
  minGuests,
});
const withLines = (terms: PriceTerms, ...amounts: string[]): PriceTerms => ({
  ...terms,
  lines: amounts.map((amount) => ({ text: "Desconto", amount })),
});
/** The price of an event by these terms for this number of guests. */
const priced = (terms: PriceTerms, guests: number): Pricing => ({
  ...terms,
  price: eventPrice(terms, guests),
  basePrice: eventPrice({ ...terms, lines: [] }, guests),
  pricedGuests: terms.pricingMode === "por_convidado" ? guests : null,
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
  [withLines(fixed("9300.00"), "-300.00"), 0, "9000.00"],
  [withLines(byGuest("62.00", null), "-300.00", "0.01"), 150, "9000.01"],
  [withLines(byGuest("62.00", null), "-300.00"), 0, null],
])("%j with %i guests is %s", (pricing, guests, price) => {
  expect(eventPrice(pricing, guests)).toBe(price);
});

test.each([
  [fixed("1.00"), 0, undefined],
  [byGuest("10.00", null), 1, undefined],
  [byGuest("10.00", null), 0, "minGuests"],
  [byGuest("100.00", null), 1_000_000, "pricePerGuest"],
  [withLines(fixed("10.00"), "-9.99"), 0, undefined],
  [withLines(fixed("10.00"), "-10.00"), 0, "lines"],
  [withLines(byGuest("10.00", null), "-11.00"), 1, "lines"],
  [withLines(fixed("99999999.99"), "0.01"), 0, "lines"],
])("%j with %i guests is refused at %s", (pricing, guests, path) => {
  expect(priceProblem(pricing, guests)?.path).toBe(path);
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
  [priced(byGuest("10.00", 50), 80), 80, undefined, undefined],
  [priced(byGuest("10.00", 50), 80), 90, "900.00", "calculado para 80 convidados"],
  [priced(byGuest("10.00", 50), 80), 0, "500.00", "calculado para 80 convidados"],
  [priced(byGuest("10.00", 50), 20), 40, undefined, undefined],
  [priced(byGuest("10.00", null), 80), 0, undefined, "calculado para 80 convidados"],
  [priced(withLines(byGuest("10.00", null), "-50.00"), 80), 90, "850.00", "calculado para 80 convidados"],
  [priced(fixed("800.00"), 80), 90, undefined, undefined],
  [priced(none, 80), 90, undefined, undefined],
])("%j with %i guests would be %s, and is %s", (pricing, guests, price, text) => {
  expect(outdatedPrice(pricing, guests)).toBe(price);
  expect(pricedForText(pricing, guests)).toBe(text);
});

test.each([none, fixed("10.00"), withLines(fixed("10.00"), "-1.00"), withLines(byGuest("1.00", 3), "2.00")])(
  "the terms %j are read from the price that they made",
  (terms) => expect(termsOf(priced(terms, 10))).toEqual(terms),
);
