import { eventTypes, listedStatuses } from "#shared/events/enumerations.ts";
import { type EventFilters, NO_FILTERS } from "#shared/events/filter-events.ts";
import { statusLabels, typeLabels } from "#shared/events/labels.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { FilterSelect } from "#web/ui/filter-select.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type EventFilterPanelProps = {
  id: string;
  filters: EventFilters;
  onChange: (filters: EventFilters) => void;
};

/** Keeps the browser from taking a year of six digits. */
const LAST_DAY = "9999-12-31";

export function EventFilterPanel({ id, filters, onChange }: EventFilterPanelProps) {
  const { name, type, status, from, to } = filters;
  const change = (field: "name" | "from" | "to") => (event: { target: { value: string } }) =>
    onChange({ ...filters, [field]: event.target.value });

  return (
    <Card id={id} role="group" aria-label="Filtros de eventos" className="mb-4">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
        <div className="col-span-2">
          <TextField
            label="Nome"
            placeholder="Nome do evento"
            autoComplete="off"
            enterKeyHint="search"
            value={name}
            onChange={change("name")}
          />
        </div>
        <FilterSelect
          label="Tipo"
          value={type}
          onChange={(chosen) => onChange({ ...filters, type: chosen })}
          options={eventTypes}
          labels={typeLabels}
        />
        <FilterSelect
          label="Status"
          value={status}
          onChange={(chosen) => onChange({ ...filters, status: chosen })}
          options={listedStatuses}
          labels={statusLabels}
        />
        <div className="max-[23rem]:col-span-2">
          <TextField label="De" type="date" max={LAST_DAY} value={from} onChange={change("from")} />
        </div>
        <div className="max-[23rem]:col-span-2">
          <TextField
            label="Até"
            type="date"
            max={LAST_DAY}
            value={to}
            onChange={change("to")}
            error={from && to && to < from ? "Antes da data inicial" : undefined}
          />
        </div>
        <div className="col-span-2 flex items-start justify-end md:pt-6.5">
          <Button variant="secondary" onClick={() => onChange(NO_FILTERS)}>
            Limpar filtros
          </Button>
        </div>
      </div>
    </Card>
  );
}
