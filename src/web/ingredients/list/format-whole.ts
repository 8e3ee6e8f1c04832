import { formatNumber } from "#shared/numbers/format.ts";

/** Rounded down, so that a list never promises more than there is. */
export const formatWhole = (quantity: number) => formatNumber(Math.floor(quantity));
