import type { StockUnit } from "./enumerations.ts";

const steps: Partial<Record<StockUnit, number>> = { ml: 50, g: 50, L: 0.5, kg: 1 };

/** By how much an amount is stepped that is in no pack: half a litre, a kilo, or one piece. */
export const looseStep = (unit: string): number => steps[unit as StockUnit] ?? 1;
