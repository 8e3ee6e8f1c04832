import type { EventType } from "#shared/events/enumerations.ts";
import { eventTypeLabels } from "#shared/events/labels.ts";
import { formatDate } from "#shared/numbers/format.ts";
import type { ReportFilters, reportStatuses } from "#shared/reports/report-filters.ts";
import type { Span } from "#shared/reports/report-period.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import { reportStatusLabels } from "#web/reports/labels.ts";

/** "16/10/2026 a 15/11/2026", or one end only if the other is open. */
export function spanInWords({ period, from, to }: ReportFilters, span: Span, timeZone: TimeZone): string {
  const first = formatDate(span.from, timeZone);
  // The span's end is exclusive.
  const last = formatDate(new Date(span.to.getTime() - 1), timeZone);
  if (period !== "personalizado" || (from && to)) return `${first} a ${last}`;
  if (from) return `desde ${first}`;
  return to ? `até ${last}` : "todo o período";
}

export const typeInWords = ({ type }: ReportFilters): string =>
  type ? eventTypeLabels[type as EventType] : "Todos";

export const statusInWords = ({ status }: ReportFilters): string =>
  status ? reportStatusLabels[status as (typeof reportStatuses)[number]] : "Todos";
