import { formatDateTime, formatNumber } from "#shared/format.ts";
import type { CompanyReport } from "#shared/reports/company-report.ts";
import type { ReportFilters } from "#shared/reports/report-filters.ts";
import { useSignedInUser } from "#web/app/shells/use-signed-in-user.ts";
import { spanInWords, statusInWords, typeInWords } from "./filters-in-words.ts";
import { periodLabels } from "./labels.ts";

type PrintHeadingProps = { filters: ReportFilters; report: CompanyReport; now: Date };

/** Whose report it is and what it is about: on paper there are no menus and no fields that would say so. */
export function PrintHeading({ filters, report, now }: PrintHeadingProps) {
  const { companyName, username } = useSignedInUser();
  const { found, total, span } = report;
  const facts = [
    ["Período", `${periodLabels[filters.period]} (${spanInWords(filters, span)})`],
    ["Tipo de evento", typeInWords(filters)],
    ["Status", statusInWords(filters)],
    ["Eventos encontrados", `${formatNumber(found)} de ${formatNumber(total)}`],
    ["Impresso em", formatDateTime(now)],
  ];
  return (
    <div className="mb-4 hidden border-b border-line pb-3 print:block">
      <p className="mb-2 text-xl font-semibold">{companyName || username}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
