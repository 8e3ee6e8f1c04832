import { formatNumber } from "#shared/numbers/format.ts";
import type { CompanyReport } from "#shared/reports/company-report.ts";
import type { ReportFilters } from "#shared/reports/report-filters.ts";
import { spanInWords, statusInWords, typeInWords } from "#web/reports/filters/describe-filters.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { periodLabels, viewLabels } from "./labels.ts";

type PrintHeadingProps = { filters: ReportFilters; report: CompanyReport };

/** The filters of a printed report, whose fields are hidden. */
export function PrintHeading({ filters, report }: PrintHeadingProps) {
  const { found, total, span } = report;
  const facts = [
    ["Período", `${periodLabels[filters.period]} (${spanInWords(filters, span, useTimeZone())})`],
    ["Tipo de evento", typeInWords(filters)],
    ["Status", statusInWords(filters)],
    // By event is what a report is taken for.
    ...(filters.view === "recebimento" ? [["Receita", viewLabels[filters.view]]] : []),
    ["Eventos encontrados", `${formatNumber(found)} de ${formatNumber(total)}`],
  ];
  return (
    <dl className="mb-4 hidden grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 border-b border-line pb-3 text-sm print:grid">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
