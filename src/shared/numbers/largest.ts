import { formatNumber } from "./format.ts";

export const LARGEST_AMOUNT = 99_999_999.99;
export const LARGEST_COUNT = 1_000_000;

export const atMost = (most: number) => `Use no máximo ${formatNumber(most)}`;
