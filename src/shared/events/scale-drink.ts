import { dividedBy, exact, rounded, times } from "#shared/numbers/exact.ts";
import { LARGEST_AMOUNT, LARGEST_COUNT } from "#shared/numbers/largest.ts";
import { isSetByHand, proposedQuantity } from "./stock/planned-quantity.ts";

type Guests = { before: number; now: number };
type Line = { quantity: number; plannedQuantity: number };

/** True if a plan made for one number of guests can follow another one. */
export const canScale = ({ before, now }: Guests): boolean =>
  before > 0 && now > 0 && now <= LARGEST_COUNT && before !== now;

/**
 * A drink planned for some guests, in proportion for another number of them: whole drinks, at least one. Planned
 * amounts follow the drinks; those set by hand stay, or follow in proportion as well.
 */
export function scaleDrink(
  { quantity, ingredients }: { quantity: number; ingredients: readonly Line[] },
  guests: Guests,
  { withByHand }: { withByHand: boolean },
): { quantity: number; planned: number[] } {
  const inProportion = (value: number, decimals: number) =>
    rounded(dividedBy(times(exact(value), exact(guests.now)), exact(guests.before)), decimals);
  const scaled = Math.min(Math.max(inProportion(quantity, 0), 1), LARGEST_COUNT);
  const planned = ingredients.map((line) => {
    if (!isSetByHand(line, quantity))
      return Math.min(proposedQuantity(line.quantity, scaled), LARGEST_AMOUNT);
    return withByHand
      ? Math.min(inProportion(line.plannedQuantity, 2), LARGEST_AMOUNT)
      : line.plannedQuantity;
  });
  return { quantity: scaled, planned };
}
