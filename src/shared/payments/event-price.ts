import { exact, times } from "#shared/numbers/exact.ts";
import { isStorable, type Money, moneyOf, moneySum, TOO_MUCH_MONEY } from "#shared/numbers/money.ts";
import { isExtra } from "./charge-rules.ts";
import type { Charge, Pricing } from "./contract.ts";

export const NO_GUESTS = "Informe os convidados do evento ou o mínimo cobrado";

/** The price by the agreed terms and this number of guests; null without terms, and where nobody would be charged. */
export function eventPrice(
  { pricingMode, price, pricePerGuest, minGuests }: Pricing,
  guests: number,
): Money | null {
  if (pricingMode === "fechado") return price;
  if (pricingMode === null || pricePerGuest === null) return null;
  const charged = Math.max(guests, minGuests ?? 0);
  return charged > 0 ? moneyOf(times(exact(pricePerGuest), exact(charged))) : null;
}

/** Why a price by guests cannot be had, and at which field that is said. */
export function guestPriceProblem(
  pricing: Pricing,
  guests: number,
): { path: "minGuests" | "pricePerGuest"; message: string } | undefined {
  if (pricing.pricingMode !== "por_convidado") return undefined;
  const price = eventPrice(pricing, guests);
  if (price === null) return { path: "minGuests", message: NO_GUESTS };
  return isStorable(price) ? undefined : { path: "pricePerGuest", message: TOO_MUCH_MONEY };
}

/** True if the sum of these terms may stay, whatever the guests of now would make of them. */
export const hasSameTerms = (a: Pricing, b: Pricing): boolean =>
  a.pricingMode === b.pricingMode &&
  (a.pricingMode !== "fechado" || a.price === b.price) &&
  a.pricePerGuest === b.pricePerGuest &&
  a.minGuests === b.minGuests;

/** What the client pays in all: price and extras. Null without a price. */
export const eventTotal = (
  price: Money | null,
  charges: readonly Pick<Charge, "kind" | "amount">[],
): Money | null => price && moneySum([price, ...charges.filter(isExtra).map(({ amount }) => amount)]);

/** The price that guests of today would give, if it is another than the agreed one. */
export function outdatedPrice(pricing: Pricing, guests: number): Money | undefined {
  const price = eventPrice(pricing, guests);
  return price !== null && price !== pricing.price && isStorable(price) ? price : undefined;
}
