import {
  type ReportFilters,
  type ReportView,
  reportStatuses,
  reportViews,
} from "#shared/reports/report-filters.ts";
import { type Period, periods, reportSpan } from "#shared/reports/report-period.ts";
import { type Clock, dayIn } from "#shared/time/clock.ts";
import { TypeAndStatusFilters } from "#web/events/type-and-status-filters.tsx";
import { periodLabels, reportStatusLabels, viewLabels } from "#web/reports/labels.ts";
import { useClock } from "#web/session/clock.ts";
import { DateRangeFields } from "#web/ui/fields/date-range-fields.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";

type ReportFilterFieldsProps = { filters: ReportFilters; onChange: (filters: ReportFilters) => void };

export function ReportFilterFields({ filters, onChange }: ReportFilterFieldsProps) {
  const { view, period, from, to } = filters;
  const clock = useClock();

  return (
    <>
      <SelectField
        label="Período"
        value={period}
        onChange={({ target }) => onChange(withPeriod(filters, target.value as Period, clock))}
        options={periods}
        labels={periodLabels}
      />
      {period === "personalizado" && (
        <DateRangeFields
          from={from}
          to={to}
          labels={{ from: "Data inicial", to: "Data final" }}
          onChange={(range) => onChange({ ...filters, ...range })}
        />
      )}
      <TypeAndStatusFilters
        filters={filters}
        onChange={(change) => onChange({ ...filters, ...change })}
        typeLabel="Tipo de evento"
        statuses={reportStatuses}
        eventStatusLabels={reportStatusLabels}
      />
      <SelectField
        label="Receita"
        value={view}
        onChange={({ target }) => onChange({ ...filters, view: target.value as ReportView })}
        options={reportViews}
        labels={viewLabels}
      />
    </>
  );
}

/** Custom dates start from those of the previous period. */
function withPeriod(filters: ReportFilters, period: Period, clock: Clock): ReportFilters {
  if (period !== "personalizado") return { ...filters, period, from: "", to: "" };
  const { from, to } = reportSpan(filters, clock);
  return {
    ...filters,
    period,
    from: dayIn(from, clock.timeZone),
    // The span's end is exclusive.
    to: dayIn(to.getTime() - 1, clock.timeZone),
  };
}
