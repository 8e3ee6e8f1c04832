import type { CateringEvent, SeenEvent } from "#shared/events/contract.ts";
import { isCosted } from "#shared/events/contract.ts";
import { decimalOrText, parseDecimal, parseWhole, ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { type PriceInput, USUAL_DURATION } from "#shared/payments/contract.ts";
import type { PricingMode } from "#shared/payments/enumerations.ts";

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

/** True if an event would be priced as it is: guests alone do not move a price. */
export const hasSamePrice = (event: CateringEvent | undefined, terms: Terms): boolean =>
  terms.pricingMode === (event?.pricingMode ?? null) &&
  (terms.pricingMode !== "fechado" || terms.price === event?.price) &&
  terms.pricePerGuest === (event?.pricePerGuest ?? null) &&
  terms.minGuests === (event?.minGuests ?? null) &&
  (terms.durationMinutes ?? USUAL_DURATION) === (event?.durationMinutes ?? USUAL_DURATION);
