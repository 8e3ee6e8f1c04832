import { exact, isLess, times } from "#shared/numbers/exact.ts";

const THREE = exact(3);
const MUCH_MONEY = 500;

/**
 * True of a count that is a slip of the finger more often than a find: more than three times or less than a third of
 * what is recorded, or more than R$ 500 off. Of an empty stock there is nothing to compare with but the money.
 */
export function isUnusualCount(recorded: number, counted: number, value: number | undefined): boolean {
  if (value !== undefined && Math.abs(value) > MUCH_MONEY) return true;
  if (recorded <= 0) return false;
  const [before, now] = [exact(recorded), exact(counted)];
  return isLess(times(before, THREE), now) || isLess(times(now, THREE), before);
}
