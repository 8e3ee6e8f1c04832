import type { EventLine } from "#shared/events/plan-contract.ts";
import { dividedBy, type Exact, exact, isLess, minus, rounded, sum } from "#shared/numbers/exact.ts";
import { type Convertible, stockAmount } from "#shared/units/convert-units.ts";

type ReturnedLine = Pick<EventLine, "ingredientId" | "unit" | "plannedQuantity"> & {
  /** A text if computed: it may have more decimals than a stored amount. */
  returnQuantity: number | string;
};

/** The returned amount of all lines of one ingredient, in its stock unit. */
export const returnedAmount = (
  lines: readonly Omit<ReturnedLine, "plannedQuantity">[],
  ingredient: Convertible,
) =>
  rounded(
    sum(lines.map(({ unit, returnQuantity }) => stockAmount(exact(returnQuantity), unit, ingredient).amount)),
    2,
  );

/**
 * Splits a returned amount among the lines of its ingredient, each up to its planned amount and the rest to the last.
 * Texts with six decimals, so that they add up to the amount again.
 */
export function sharedReturn(
  returned: number,
  lines: readonly Omit<ReturnedLine, "returnQuantity">[],
  ingredient: Convertible,
): string[] {
  let left = exact(returned);
  return lines.map(({ unit, plannedQuantity }, position) => {
    const planned = stockAmount(exact(plannedQuantity), unit, ingredient).amount;
    const isLast = position === lines.length - 1;
    const own = isLast || isLess(left, planned) ? left : planned;
    left = minus(left, own);
    return String(rounded(inLineUnit(own, unit, ingredient), 6));
  });
}

const inLineUnit = (amount: Exact, unit: EventLine["unit"], ingredient: Convertible): Exact =>
  dividedBy(amount, stockAmount(exact(1), unit, ingredient).amount);
