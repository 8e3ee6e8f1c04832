import { formatNumber } from "#shared/numbers/format.ts";
import { chipClass } from "#web/ui/chip-class.ts";
import { type ClientFilter, clientFilters } from "./use-client-filters.ts";

const labels: Record<ClientFilter, string> = {
  todos: "Todos",
  "em-aberto": "Em aberto",
  vencidos: "Vencidos",
};

type ClientChipsProps = {
  chosen: ClientFilter;
  counts: Record<ClientFilter, number>;
  onChoose: (filter: ClientFilter) => void;
};

/** One of them is always chosen. */
export function ClientChips({ chosen, counts, onChoose }: ClientChipsProps) {
  return (
    <fieldset aria-label="Mostrar" className="flex min-w-0 gap-2 max-lg:hidden">
      {clientFilters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
          className={`${chipClass} gap-1.5`}
        >
          {labels[filter]}
          {filter !== "todos" && (
            <span className="text-xs font-normal tabular-nums">{formatNumber(counts[filter])}</span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
