import { type CateringEvent, isCosted, type SeenEvent } from "#shared/events/contract.ts";
import { decimalOrText, parseDecimal, parseWhole, ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { type PriceInput, USUAL_DURATION } from "#shared/payments/contract.ts";
import type { PricingMode } from "#shared/payments/enumerations.ts";
import { hasSameTerms } from "#shared/payments/event-price.ts";

/** The field values: numbers are texts with a comma. */
export type PriceValues = {
  pricingMode: PricingMode | "";
  price: string;
  pricePerGuest: string;
  minGuests: string;
  /** In hours; named as the contract does, whose message it shows. */
  durationMinutes: string;
  /** The agreed price is to follow the guests that have changed since. */
  isRenewed: boolean;
};

const hoursOf = (minutes: number) => ungroupedDecimal(Math.round((minutes / 60) * 100) / 100);

export const priceValues = (event?: SeenEvent): PriceValues => {
  const priced = event && isCosted(event) ? event : undefined;
  return {
    pricingMode: priced?.pricingMode ?? "",
    price: priced?.pricingMode === "fechado" ? ungroupedDecimal(priced.price) : "",
    pricePerGuest: ungroupedDecimal(priced?.pricePerGuest),
    minGuests: priced?.minGuests == null ? "" : String(priced.minGuests),
    durationMinutes: hoursOf(event?.durationMinutes ?? USUAL_DURATION),
    isRenewed: false,
  };
};

/** Fields of another mode are left out: nobody could see what is wrong with them. */
export function readPrice({ pricingMode, price, pricePerGuest, minGuests, durationMinutes }: PriceValues) {
  const hours = parseDecimal(durationMinutes);
  return {
    pricingMode: pricingMode || null,
    ...(pricingMode === "fechado" && { price: decimalOrText(price) }),
    ...(pricingMode === "por_convidado" && {
      pricePerGuest: decimalOrText(pricePerGuest),
      minGuests: parseWhole(minGuests) ?? minGuests,
    }),
    durationMinutes: hours === undefined ? durationMinutes : Math.round(hours * 60),
  };
}

type Terms = Omit<PriceInput, "version">;

const unpriced = { pricingMode: null, price: null, pricePerGuest: null, minGuests: null };

/** True if the event has these very terms: guests alone do not move a price. */
export const hasTermsOf = (event: CateringEvent | undefined, terms: Terms): boolean =>
  hasSameTerms(terms, event ?? unpriced);

/** True if there is nothing to save: neither terms nor duration are new. */
export const hasSamePrice = (event: CateringEvent | undefined, terms: Terms): boolean =>
  hasTermsOf(event, terms) &&
  (terms.durationMinutes ?? USUAL_DURATION) === (event?.durationMinutes ?? USUAL_DURATION);
