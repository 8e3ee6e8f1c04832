import { clsx } from "clsx";
import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, type Ref, useId, useState } from "react";
import type { EventStatus, EventType } from "#shared/events/enumerations.ts";
import type { EventFilters } from "#shared/events/filter-events.ts";
import { eventStatusLabels, eventTypeLabels } from "#shared/events/labels.ts";
import { formatWeekdayDay } from "#shared/numbers/day.ts";
import { formatCount, formatNumber } from "#shared/numbers/format.ts";
import { Button } from "#web/ui/button.tsx";
import { FiltersOnPaper } from "#web/ui/print/filters-on-paper.tsx";
import { EventFilterPanel } from "./event-filter-panel.tsx";
import { countFilters } from "./use-event-filters.ts";

type EventFilterBarProps = {
  filters: EventFilters;
  onChange: (filters: EventFilters) => void;
  found: number;
  total: number;
  /** Those of the listed events. */
  statuses: ReadonlySet<string>;
  /** The name of the client whose events are shown, if any. */
  client: string | undefined;
  toggleRef: Ref<HTMLButtonElement>;
  /** What a month has before its filters; the number of events is then told only with a filter. */
  lead?: ReactNode;
};

/** The number of events shown, and the filter panel, which starts open if there are filters. */
export function EventFilterBar(props: EventFilterBarProps) {
  const { filters, onChange, found, total, statuses, client, toggleRef, lead } = props;
  const panelId = useId();
  const active = countFilters(filters);
  const [isOpen, setIsOpen] = useState(active > 0);

  return (
    <>
      <div
        className={clsx(
          "mb-3 flex items-center gap-x-4 print:[&>button]:hidden",
          lead && "flex-wrap gap-y-2 max-sm:gap-x-1 max-sm:[&>button]:px-3",
        )}
      >
        {lead}
        <Button
          ref={toggleRef}
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {/* Replaces the icon, so that the button keeps its width. */}
          {active > 0 ? (
            <span
              aria-hidden="true"
              className="flex size-4.5 items-center justify-center rounded-full bg-primary text-xs text-on-primary tabular-nums"
            >
              {active}
            </span>
          ) : (
            <SlidersHorizontal className="size-4.5" />
          )}
          <span className={clsx(lead && "max-sm:sr-only")}>Filtros</span>
          {active > 0 && <span className="sr-only">{formatCount(active, "ativo", "ativos")}</span>}
        </Button>
        <p role="status" className={clsx("text-sm text-muted tabular-nums", lead && "w-full empty:hidden")}>
          {(!lead || active > 0) && (
            <>
              Mostrando {formatNumber(found)} de {formatNumber(total)} eventos
              {filters.isDisabled && " desabilitados"}
              {filters.isUnrecorded && " sem baixa"}
              {client && `, só de ${client}`}
            </>
          )}
        </p>
      </div>
      <FiltersOnPaper filters={[...inWords(filters), ["Cliente", client ?? ""]]} />
      {isOpen && (
        <EventFilterPanel
          id={panelId}
          filters={filters}
          statuses={statuses}
          hasDisabled={!lead}
          onChange={onChange}
        />
      )}
    </>
  );
}

function inWords({
  name,
  type,
  status,
  from,
  to,
  isDisabled,
  isUnrecorded,
}: EventFilters): [string, string][] {
  const dayOf = (day: string) => day && formatWeekdayDay(day);
  return [
    ["Nome", name],
    ["Tipo", eventTypeLabels[type as EventType] ?? ""],
    ["Status", eventStatusLabels[status as EventStatus] ?? ""],
    ["De", dayOf(from)],
    ["Até", dayOf(to)],
    ["Desabilitados", isDisabled ? "sim" : ""],
    ["Sem baixa", isUnrecorded ? "sim" : ""],
  ];
}
