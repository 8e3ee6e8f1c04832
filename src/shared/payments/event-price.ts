import { guestsText } from "#shared/events/labels.ts";
import { exact, times } from "#shared/numbers/exact.ts";
import { isStorable, type Money, moneyOf, moneySum, TOO_MUCH_MONEY } from "#shared/numbers/money.ts";
import { isExtra } from "./charge-rules.ts";
import type { Charge, PriceTerms, Pricing } from "./contract.ts";

export const NO_GUESTS = "Informe os convidados do evento ou o mínimo cobrado";

/** The price by these terms and this number of guests; null without terms, and where nobody would be charged. */
export function eventPrice(terms: PriceTerms, guests: number): Money | null {
  const base = basePrice(terms, guests);
  return base && moneySum([base, ...terms.lines.map(({ amount }) => amount)]);
}

function basePrice(
  { pricingMode, price, pricePerGuest, minGuests }: PriceTerms,
  guests: number,
): Money | null {
  if (pricingMode === "fechado") return price;
  if (pricingMode === null || pricePerGuest === null) return null;
  const charged = Math.max(guests, minGuests ?? 0);
  return charged > 0 ? moneyOf(times(exact(pricePerGuest), exact(charged))) : null;
}

/** Why these terms give no price for these guests, and at which field that is said. */
export function priceProblem(
  terms: PriceTerms,
  guests: number,
): { path: "minGuests" | "pricePerGuest" | "lines"; message: string } | undefined {
  if (terms.pricingMode === null) return undefined;
  const price = eventPrice(terms, guests);
  if (price === null) return { path: "minGuests", message: NO_GUESTS };
  if (Number(price) <= 0) {
    return { path: "lines", message: "Com os descontos, o preço deve ficar acima de zero" };
  }
  if (isStorable(price)) return undefined;
  return { path: terms.pricingMode === "fechado" ? "lines" : "pricePerGuest", message: TOO_MUCH_MONEY };
}

/** The terms that made the price of an event. */
export const termsOf = ({
  pricingMode,
  basePrice: base,
  pricePerGuest,
  minGuests,
  lines,
}: Pricing): PriceTerms => ({
  pricingMode,
  price: pricingMode === "fechado" ? base : null,
  pricePerGuest,
  minGuests,
  lines,
});

export const hasSameTerms = (a: PriceTerms, b: PriceTerms): boolean =>
  a.pricingMode === b.pricingMode &&
  a.price === b.price &&
  a.pricePerGuest === b.pricePerGuest &&
  a.minGuests === b.minGuests &&
  linesText(a) === linesText(b);

const linesText = ({ lines }: PriceTerms) => JSON.stringify(lines.map(({ text, amount }) => [text, amount]));

/** What the client pays in all: price and extras. Null without a price. */
export const eventTotal = (
  price: Money | null,
  charges: readonly Pick<Charge, "kind" | "amount">[],
): Money | null => price && moneySum([price, ...charges.filter(isExtra).map(({ amount }) => amount)]);

type Owing = { accepted: boolean; owedPrice: Money | null };

/** What the charges of an event divide: its price, which an acceptance holds where it was until an addendum. */
export const chargedPrice = (event: Owing | undefined, price: Money | null): Money | null =>
  event?.accepted ? event.owedPrice : price;

/** The price that this number of guests would give, if it is another than that of the event and can be one. */
export function outdatedPrice(pricing: Pricing, guests: number): Money | undefined {
  const terms = termsOf(pricing);
  const price = eventPrice(terms, guests);
  return price !== null && price !== pricing.price && !priceProblem(terms, guests) ? price : undefined;
}

type Kept = Pick<Pricing, "pricingMode" | "pricedGuests" | "minGuests">;

/** "calculado para 100 convidados", where the event has others and they would be charged otherwise. */
export function pricedForText(
  { pricingMode, pricedGuests, minGuests }: Kept,
  guests: number,
): string | undefined {
  const charged = (count: number) => Math.max(count, minGuests ?? 0);
  if (pricingMode !== "por_convidado" || pricedGuests === null) return undefined;
  return charged(pricedGuests) === charged(guests) ? undefined : `calculado para ${guestsText(pricedGuests)}`;
}
