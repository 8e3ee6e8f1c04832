import type { EventDrink } from "#shared/events/contract.ts";
import { formatCount, formatNumber } from "#shared/format.ts";
import { ShowAllButton } from "#web/ui/show-all-button.tsx";
import { useFirstFew } from "#web/ui/use-first-few.ts";

/** So many are seen at a glance. */
const AT_FIRST = 4;

export function EventCardDrinks({ drinks }: { drinks: readonly EventDrink[] }) {
  const { shown, more } = useFirstFew(drinks, AT_FIRST);
  return (
    <ul aria-label="Drinks" className="mb-4 flex flex-wrap gap-1.5 text-sm">
      {shown.map(({ drinkId, drinkName, quantity }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drink may stand in an event twice.
        <li key={`${drinkId} ${position}`} className="rounded-sm bg-sunken px-2 py-0.5 wrap-anywhere">
          <span className="font-medium tabular-nums">{formatNumber(quantity)}×</span> {drinkName}
        </li>
      ))}
      {more && (
        <li className="px-1 tabular-nums">
          <ShowAllButton {...more}>+ {formatCount(more.rest, "drink", "drinks")}</ShowAllButton>
        </li>
      )}
    </ul>
  );
}
