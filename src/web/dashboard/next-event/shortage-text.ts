import type { ShoppingLine } from "#shared/events/stock/shopping-list.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { amountText } from "#shared/units/amount-text.ts";

const MOST_NAMED = 4;

/** "Vodka (2,5 L), Limão (30 unidades) e mais 5": the shortened shopping list of an event. */
export function eventShortageText(short: readonly ShoppingLine[]): string {
  const isLong = short.length > MOST_NAMED + 1;
  const named = (isLong ? short.slice(0, MOST_NAMED) : short).map(
    ({ name, toBuy, unit }) => `${name} (${amountText(toBuy, unit)})`,
  );
  return isLong ? `${named.join(", ")} e mais ${formatNumber(short.length - MOST_NAMED)}` : named.join(", ");
}
