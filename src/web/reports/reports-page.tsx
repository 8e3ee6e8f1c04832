import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { formatCount, formatNumber } from "#shared/numbers/format.ts";
import { answerText } from "#shared/reports/answer-text.ts";
import type { CompanyReport } from "#shared/reports/company-report.ts";
import type { ReportFilters } from "#shared/reports/report-filters.ts";
import { reportSpan } from "#shared/reports/report-period.ts";
import { failedQueries, LoadError } from "#web/api/load-error.tsx";
import { pricedEventsQuery } from "#web/events/queries.ts";
import { pricedIngredientsQuery } from "#web/ingredients/queries.ts";
import { usePricedStock } from "#web/ingredients/use-named-stock.ts";
import { paymentsQuery } from "#web/payments/queries.ts";
import { PlannedAndUsed } from "#web/reports/demand/planned-and-used.tsx";
import { useComparedParties } from "#web/reports/demand/use-compared-parties.ts";
import { LATEST_FIRST, sortEvents, sortKeysOf } from "#web/reports/events/sort-events.ts";
import { spanInWords } from "#web/reports/filters/describe-filters.ts";
import { ReportFilterPanel } from "#web/reports/filters/report-filter-panel.tsx";
import { useReportFilters } from "#web/reports/filters/use-report-filters.ts";
import { PeriodLosses } from "#web/reports/losses/period-losses.tsx";
import { lossesQuery } from "#web/reports/losses/queries.ts";
import { useClock, useTimeZone } from "#web/session/clock.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { periodLabels } from "./labels.ts";
import { ReportActions } from "./report-actions.tsx";
import { ReportSkeleton } from "./report-skeleton.tsx";
import { CompanyReportView } from "./report-view.tsx";
import { useCompanyReport } from "./use-company-report.ts";

export function ReportsPage() {
  const clock = useClock();
  const events = useQuery(pricedEventsQuery);
  const ingredients = useQuery(pricedIngredientsQuery);
  const { filters, setFilters, clearFilters } = useReportFilters();
  const isCash = filters.view === "recebimento";
  const payments = useQuery({ ...paymentsQuery, enabled: isCash });
  const failed = failedQueries(events, ingredients);
  const failedInView = isCash ? failedQueries(payments) : [];
  const [chosenSorting, setSorting] = useState(LATEST_FIRST);
  const stock = usePricedStock(ingredients.data);
  const lists = { events: events.data, ingredients: stock, payments: payments.data };
  const unsorted = useCompanyReport(lists, filters);
  // Other filters may leave no margins or profits to sort by.
  const isSortable = unsorted && sortKeysOf(unsorted).includes(chosenSorting.key);
  const sorting = isSortable ? chosenSorting : LATEST_FIRST;
  const report = useMemo(
    () => unsorted && { ...unsorted, events: sortEvents(unsorted.events, sorting) },
    [unsorted, sorting],
  );

  // The first render is a later, interruptible one.
  const isDrawn = useDeferredValue(report !== undefined);
  const compared = useComparedParties(events.data);
  const losses = useQuery({ ...lossesQuery(reportSpan(filters, clock)), enabled: Boolean(report) });

  return (
    <>
      <PageHeader
        title="Relatórios"
        subtitle="Análise de custos e consumo"
        aside={
          report &&
          (report.events.length > 0 || Boolean(losses.data?.length)) && (
            <ReportActions report={report} losses={losses.data} compared={compared} />
          )
        }
      />
      {failed.length > 0 ? (
        <LoadError title="Não foi possível carregar os relatórios" queries={failed} />
      ) : !events.data || !stock ? (
        <ReportSkeleton hasFilters={false} />
      ) : (
        <>
          <ReportFilterPanel filters={filters} onChange={setFilters} onClear={clearFilters} />
          {failedInView.length > 0 ? (
            <LoadError title="Não foi possível carregar os recebimentos" queries={failedInView} />
          ) : !report || !isDrawn ? (
            <ReportSkeleton hasFilters />
          ) : (
            <>
              <ReportStatus report={report} filters={filters} />
              {report.events.length > 0 && (
                <p className="mb-4 text-lg font-semibold tabular-nums">
                  {answerText(periodLabels[filters.period], report)}
                </p>
              )}
              <CompanyReportView
                report={report}
                filters={filters}
                sorting={sorting}
                onSort={setSorting}
                onFilter={setFilters}
              />
              <PeriodLosses query={losses} />
              <PlannedAndUsed compared={compared} events={events.data} />
            </>
          )}
        </>
      )}
    </>
  );
}

type ReportStatusProps = { report: CompanyReport; filters: ReportFilters };

function ReportStatus({ report, filters }: ReportStatusProps) {
  const { view, found, total, events, span } = report;
  const received = events.filter(({ revenue }) => revenue > 0).length;
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm text-muted tabular-nums print:hidden">
      <p role="status">
        <span className="font-medium text-ink">
          {formatNumber(found)} de {formatNumber(total)} eventos encontrados
        </span>
        {view === "recebimento"
          ? ` · ${formatCount(received, "evento com recebimentos", "eventos com recebimentos")} no período`
          : events.length < found &&
            ` · ${formatCount(events.length, "confirmado entra", "confirmados entram")} nas contas`}
      </p>
      <p>{spanInWords(filters, span, useTimeZone())}</p>
    </div>
  );
}
