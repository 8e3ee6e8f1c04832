import { formatCount, formatNumber } from "#shared/numbers/format.ts";
import type { CompanyReport } from "#shared/reports/company-report.ts";
import type { ReportFilters } from "#shared/reports/report-filters.ts";
import { spanInWords } from "#web/reports/filters/describe-filters.ts";

type ReportStatusProps = { report: CompanyReport; filters: ReportFilters };

export function ReportStatus({ report, filters }: ReportStatusProps) {
  const { found, total, events, span } = report;
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm text-muted tabular-nums print:hidden">
      <p role="status">
        <span className="font-medium text-ink">
          {formatNumber(found)} de {formatNumber(total)} eventos encontrados
        </span>
        {events.length < found &&
          ` · ${formatCount(events.length, "confirmado entra", "confirmados entram")} nas contas`}
      </p>
      <p>{spanInWords(filters, span)}</p>
    </div>
  );
}
