import type { EventDrink } from "#shared/events/contract.ts";
import { formatCount, formatNumber } from "#shared/format.ts";

/** So many are seen at a glance; the editor has them all. */
const MOST_SHOWN = 4;

export function EventCardDrinks({ drinks }: { drinks: readonly EventDrink[] }) {
  // A lone one more takes no more room than the words that stand for it.
  const shown = drinks.length > MOST_SHOWN + 1 ? drinks.slice(0, MOST_SHOWN) : drinks;
  const rest = drinks.length - shown.length;
  return (
    <ul aria-label="Drinks" className="mb-4 flex flex-wrap gap-1.5 text-sm">
      {shown.map(({ drinkId, drinkName, quantity }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drink may stand in an event twice.
        <li key={`${drinkId} ${position}`} className="rounded-sm bg-sunken px-2 py-0.5 wrap-anywhere">
          <span className="font-medium tabular-nums">{formatNumber(quantity)}×</span> {drinkName}
        </li>
      ))}
      {rest > 0 && (
        <li className="px-1 py-0.5 text-muted tabular-nums">+ {formatCount(rest, "drink", "drinks")}</li>
      )}
    </ul>
  );
}
