import { eventTypes } from "#shared/events/enumerations.ts";
import { eventTypeLabels } from "#shared/events/labels.ts";
import { FilterSelect } from "#web/ui/fields/filter-select.tsx";

type TypeAndStatus = { type: string; status: string };

type TypeAndStatusFiltersProps<Status extends string> = {
  filters: TypeAndStatus;
  onChange: (change: Partial<TypeAndStatus>) => void;
  typeLabel: string;
  statuses: readonly Status[];
  eventStatusLabels: Record<Status, string>;
};

export function TypeAndStatusFilters<Status extends string>(props: TypeAndStatusFiltersProps<Status>) {
  const { filters, onChange, typeLabel, statuses, eventStatusLabels } = props;
  return (
    <>
      <FilterSelect
        label={typeLabel}
        value={filters.type}
        onChange={(type) => onChange({ type })}
        options={eventTypes}
        labels={eventTypeLabels}
      />
      <FilterSelect
        label="Status"
        value={filters.status}
        onChange={(status) => onChange({ status })}
        options={statuses}
        labels={eventStatusLabels}
      />
    </>
  );
}
