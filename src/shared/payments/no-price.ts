import type { PriceTerms } from "./contract.ts";

export const NO_PRICE: PriceTerms = {
  pricingMode: null,
  price: null,
  pricePerGuest: null,
  minGuests: null,
  lines: [],
};
