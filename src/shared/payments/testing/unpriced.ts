import { USUAL_DURATION } from "#shared/payments/contract.ts";

/** The money fields of an event without a price. */
export const unpriced = {
  pricingMode: null,
  price: null,
  owedPrice: null,
  basePrice: null,
  lines: [],
  pricedGuests: null,
  pricePerGuest: null,
  minGuests: null,
  durationMinutes: USUAL_DURATION,
  total: null,
  charges: [],
  seenCost: null,
  agreed: false,
  priceAgreed: false,
  accepted: false,
  refused: false,
};
