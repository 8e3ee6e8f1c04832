import { eventTypes, listedStatuses } from "#shared/events/enumerations.ts";
import { type EventFilters, NO_FILTERS } from "#shared/events/filter-events.ts";
import { statusLabels, typeLabels } from "#shared/events/labels.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type EventFilterPanelProps = {
  id: string;
  filters: EventFilters;
  onChange: (filters: EventFilters) => void;
};

/** A select item cannot have an empty value. */
const ALL = "todos";
/** Keeps the browser from taking a year of six digits. */
const LAST_DAY = "9999-12-31";

export function EventFilterPanel({ id, filters, onChange }: EventFilterPanelProps) {
  const { name, type, status, from, to } = filters;
  const change = (field: keyof EventFilters) => (event: { target: { value: string } }) =>
    onChange({ ...filters, [field]: event.target.value === ALL ? "" : event.target.value });

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
            // Not through `change`: somebody may look for an event that is called "todos".
            onChange={(event) => onChange({ ...filters, name: event.target.value })}
          />
        </div>
        <SelectField label="Tipo" value={type || ALL} onChange={change("type")}>
          <option value={ALL}>Todos</option>
          {eventTypes.map((one) => (
            <option key={one} value={one}>
              {typeLabels[one]}
            </option>
          ))}
        </SelectField>
        <SelectField label="Status" value={status || ALL} onChange={change("status")}>
          <option value={ALL}>Todos</option>
          {listedStatuses.map((one) => (
            <option key={one} value={one}>
              {statusLabels[one]}
            </option>
          ))}
        </SelectField>
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
