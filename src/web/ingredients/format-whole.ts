import { formatNumber } from "#shared/format.ts";

/** SPEC §2: quantity and reserved are shown rounded down, so that a list never promises more than there is. */
export const formatWhole = (quantity: number) => formatNumber(Math.floor(quantity));
