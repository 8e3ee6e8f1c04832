import { formatNumber } from "#shared/numbers/format.ts";
import { type ChargeFilter, chargeFilters } from "#shared/payments/charges/charge-filters.ts";
import { chargeFilterLabels } from "#web/payments/labels.ts";
import { chipClass } from "#web/ui/chip-class.ts";

type ChargeChipsProps = {
  chosen: ChargeFilter;
  counts: Record<ChargeFilter, number>;
  onChoose: (filter: ChargeFilter) => void;
};

/** One of them is always chosen. On phones they fit side by side without their numbers, else they scroll. */
export function ChargeChips({ chosen, counts, onChoose }: ChargeChipsProps) {
  return (
    <fieldset
      aria-label="Mostrar"
      className="-mx-4 min-w-0 mb-3 flex gap-2 overflow-x-auto px-4 py-1 max-sm:gap-1 sm:-mx-1 sm:flex-wrap sm:px-1 print:hidden"
    >
      {chargeFilters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
          className={`${chipClass} gap-1.5 max-sm:flex-auto max-sm:px-2 max-sm:text-[0.8125rem]`}
        >
          {chargeFilterLabels[filter]}
          <span className="text-xs font-normal tabular-nums max-sm:hidden">
            {formatNumber(counts[filter])}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
