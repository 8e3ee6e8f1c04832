import { cents } from "#shared/numbers/cents.ts";
import { exact, minus } from "#shared/numbers/exact.ts";
import { type Money, moneyOf, moneySum } from "#shared/numbers/money.ts";
import type { PriceTerms } from "#shared/payments/contract.ts";
import type { ProposalSnapshot } from "./snapshot.ts";

type SignedPrice = {
  price: Money;
  terms: PriceTerms;
  /** For a price per guest: how many it was computed for, which an owner may have kept while the guests changed. */
  pricedGuests: number | null;
};

/** The price that a client signed, with the terms that make it. */
export function signedTerms({ pricing, event }: Pick<ProposalSnapshot, "pricing" | "event">): SignedPrice {
  const { mode, price, pricePerGuest, minGuests, lines } = pricing;
  const base = moneyOf(minus(exact(price), exact(moneySum(lines.map(({ amount }) => amount)))));
  const charged = mode === "por_convidado" && pricePerGuest ? wholeTimes(base, pricePerGuest) : undefined;
  if (charged === undefined) {
    const terms = {
      pricingMode: "fechado" as const,
      price: base,
      pricePerGuest: null,
      minGuests: null,
      lines,
    };
    return { price, terms, pricedGuests: null };
  }
  const terms = { pricingMode: "por_convidado" as const, price: null, pricePerGuest, minGuests, lines };
  const isOfGuests = Math.max(event.guests, minGuests ?? 0) === charged;
  return { price, terms, pricedGuests: isOfGuests ? event.guests : charged };
}

/** How many times one sum is in another; undefined where a rest is left. */
function wholeTimes(sum: Money, each: Money): number | undefined {
  const [all, one] = [cents(sum), cents(each)];
  return all > 0n && all % one === 0n ? Number(all / one) : undefined;
}
