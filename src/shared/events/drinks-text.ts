import { dividedBy, exact, rounded } from "#shared/numbers/exact.ts";
import { formatCount } from "#shared/numbers/format.ts";

/** "900 drinks · 6,0 por convidado": always one decimal, so that the numbers of two events compare at a glance. */
export function drinksText(drinks: readonly { quantity: number }[], guests: number): string {
  const total = drinks.reduce((sum, { quantity }) => sum + quantity, 0);
  const count = formatCount(total, "drink", "drinks");
  if (guests <= 0) return count;
  const perGuest = rounded(dividedBy(exact(total), exact(guests)), 1);
  return `${count} · ${perGuest.toFixed(1).replace(".", ",")} por convidado`;
}
