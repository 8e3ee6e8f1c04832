import { eventStatuses, listedStatuses } from "#shared/events/enumerations.ts";
import { type EventFilters, NO_FILTERS } from "#shared/events/filter-events.ts";
import { eventStatusLabels } from "#shared/events/labels.ts";
import { TypeAndStatusFilters } from "#web/events/type-and-status-filters.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { DateRangeFields } from "#web/ui/fields/date-range-fields.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";

const isListed = (status: string) => (listedStatuses as readonly string[]).includes(status);

type EventFilterPanelProps = {
  id: string;
  filters: EventFilters;
  /** Statuses of the listed events, of which one may be offered by nothing else. */
  statuses: ReadonlySet<string>;
  /** The disabled events can be shown. */
  hasDisabled: boolean;
  onChange: (filters: EventFilters) => void;
};

export function EventFilterPanel({ id, filters, statuses, hasDisabled, onChange }: EventFilterPanelProps) {
  const { name, from, to, isDisabled, isUnrecorded } = filters;

  return (
    <Card id={id} role="group" aria-label="Filtros de eventos" className="mb-4 print:hidden">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
        <div className="col-span-2">
          <TextField
            label="Nome"
            placeholder="Nome do evento"
            autoComplete="off"
            enterKeyHint="search"
            value={name}
            onChange={({ target }) => onChange({ ...filters, name: target.value })}
          />
        </div>
        <TypeAndStatusFilters
          filters={filters}
          onChange={(change) => onChange({ ...filters, ...change })}
          typeLabel="Tipo"
          statuses={eventStatuses.filter(
            (one) => isListed(one) || statuses.has(one) || one === filters.status,
          )}
          eventStatusLabels={eventStatusLabels}
        />
        <div className="contents max-[23rem]:[&>*]:col-span-2">
          <DateRangeFields
            from={from}
            to={to}
            labels={{ from: "De", to: "Até" }}
            onChange={(range) => onChange({ ...filters, ...range })}
          />
        </div>
        <div className="col-span-2 flex flex-wrap items-start justify-between gap-x-3 max-sm:[&>button]:flex-1 max-[23rem]:[&>button]:px-2 md:pt-6.5">
          <div className="flex flex-wrap gap-x-5">
            <CheckboxField
              label="Sem baixa"
              checked={isUnrecorded}
              // No event is both.
              onChange={(checked) => onChange({ ...filters, isUnrecorded: checked, isDisabled: false })}
            />
            {hasDisabled && (
              <CheckboxField
                label="Desabilitados"
                checked={isDisabled}
                onChange={(checked) => onChange({ ...filters, isDisabled: checked, isUnrecorded: false })}
              />
            )}
          </div>
          <Button variant="secondary" onClick={() => onChange(NO_FILTERS)}>
            Limpar filtros
          </Button>
        </div>
      </div>
    </Card>
  );
}
