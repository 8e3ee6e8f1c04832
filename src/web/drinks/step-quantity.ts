import { LARGEST_AMOUNT } from "#shared/amount.ts";
import { formatNumber } from "#shared/format.ts";
import { parseDecimalText } from "#web/ui/decimal-text.ts";

const STEPS_PER_UNIT = 10;
const LEAST = 0.1;

/** One step of 0.1 up or down from what stands in the field, never below the least a recipe may use. */
export function stepQuantity(text: string, direction: 1 | -1): string {
  const steps = Math.round((parseDecimalText(text) ?? 0) * STEPS_PER_UNIT) + direction;
  return formatNumber(Math.min(Math.max(steps / STEPS_PER_UNIT, LEAST), LARGEST_AMOUNT));
}
