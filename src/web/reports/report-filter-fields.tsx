import { eventTypes } from "#shared/events/enumerations.ts";
import { typeLabels } from "#shared/events/labels.ts";
import { localDay } from "#shared/events/local-day.ts";
import { type ReportFilters, reportStatuses } from "#shared/reports/report-filters.ts";
import { type Period, periods, reportSpan } from "#shared/reports/report-period.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { periodLabels, reportStatusLabels } from "./labels.ts";

type ReportFilterFieldsProps = { filters: ReportFilters; onChange: (filters: ReportFilters) => void };

/** A select item cannot have an empty value. */
const ALL = "todos";
/** Keeps the browser from taking a year of six digits. */
const LAST_DAY = "9999-12-31";

export function ReportFilterFields({ filters, onChange }: ReportFilterFieldsProps) {
  const { period, from, to, type, status } = filters;
  const change = (field: keyof ReportFilters) => (event: { target: { value: string } }) =>
    onChange({ ...filters, [field]: event.target.value === ALL ? "" : event.target.value });

  return (
    <>
      <SelectField
        label="Período"
        value={period}
        onChange={({ target }) => onChange(withPeriod(filters, target.value as Period, new Date()))}
      >
        {periods.map((one) => (
          <option key={one} value={one}>
            {periodLabels[one]}
          </option>
        ))}
      </SelectField>
      {period === "personalizado" && (
        <>
          <TextField label="Data inicial" type="date" max={LAST_DAY} value={from} onChange={change("from")} />
          <TextField
            label="Data final"
            type="date"
            max={LAST_DAY}
            value={to}
            onChange={change("to")}
            error={from && to && to < from ? "Antes da data inicial" : undefined}
          />
        </>
      )}
      <SelectField label="Tipo de evento" value={type || ALL} onChange={change("type")}>
        <option value={ALL}>Todos</option>
        {eventTypes.map((one) => (
          <option key={one} value={one}>
            {typeLabels[one]}
          </option>
        ))}
      </SelectField>
      <SelectField label="Status" value={status || ALL} onChange={change("status")}>
        <option value={ALL}>Todos</option>
        {reportStatuses.map((one) => (
          <option key={one} value={one}>
            {reportStatusLabels[one]}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** Whoever wants to choose the days starts from those of the period before. */
function withPeriod(filters: ReportFilters, period: Period, now: Date): ReportFilters {
  if (period !== "personalizado") return { ...filters, period, from: "", to: "" };
  return { ...filters, period, from: localDay(reportSpan(filters, now).from), to: localDay(now) };
}
