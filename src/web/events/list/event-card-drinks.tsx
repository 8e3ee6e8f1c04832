import type { EventDrink } from "#shared/events/contract.ts";
import { formatNumber } from "#shared/numbers/format.ts";

export function EventCardDrinks({ drinks }: { drinks: readonly EventDrink[] }) {
  return (
    <ul aria-label="Drinks" className="mb-4 flex flex-wrap gap-1.5 text-sm">
      {drinks.map(({ drinkId, drinkName, quantity }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drink may stand in an event twice.
        <li key={`${drinkId} ${position}`} className="rounded-sm bg-sunken px-2 py-0.5 wrap-anywhere">
          <span className="font-medium tabular-nums">{formatNumber(quantity)}×</span> {drinkName}
        </li>
      ))}
    </ul>
  );
}
