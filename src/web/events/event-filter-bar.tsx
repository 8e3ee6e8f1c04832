import { SlidersHorizontal } from "lucide-react";
import { type Ref, useId, useState } from "react";
import type { EventFilters } from "#shared/events/filter-events.ts";
import { formatNumber } from "#shared/format.ts";
import { Button } from "#web/ui/button.tsx";
import { EventFilterPanel } from "./event-filter-panel.tsx";
import { countFilters } from "./use-event-filters.ts";

type EventFilterBarProps = {
  filters: EventFilters;
  onChange: (filters: EventFilters) => void;
  found: number;
  total: number;
  toggleRef: Ref<HTMLButtonElement>;
};

/** How many events are shown, and the panel that says which; it is open from the start where there are filters. */
export function EventFilterBar({ filters, onChange, found, total, toggleRef }: EventFilterBarProps) {
  const panelId = useId();
  const active = countFilters(filters);
  const [isOpen, setIsOpen] = useState(active > 0);

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          ref={toggleRef}
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden="true" className="size-4.5" />
          Filtros
          {active > 0 && (
            <span className="rounded-full bg-primary px-2 text-xs leading-5 text-on-primary tabular-nums">
              {active}
              <span className="sr-only">{active === 1 ? " ativo" : " ativos"}</span>
            </span>
          )}
        </Button>
        <p role="status" className="text-sm text-muted tabular-nums">
          Mostrando {formatNumber(found)} de {formatNumber(total)} eventos
        </p>
      </div>
      {isOpen && <EventFilterPanel id={panelId} filters={filters} onChange={onChange} />}
    </>
  );
}
