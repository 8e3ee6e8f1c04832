import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { failedQueries, LoadError } from "#web/app/load-error.tsx";
import { eventsQuery } from "#web/events/queries.ts";
import { ingredientsQuery } from "#web/ingredients/queries.ts";
import { LATEST_FIRST, sortEvents } from "#web/reports/events/sort-events.ts";
import { ReportFilterPanel } from "#web/reports/filters/report-filter-panel.tsx";
import { useReportFilters } from "#web/reports/filters/use-report-filters.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ReportActions } from "./report-actions.tsx";
import { ReportSkeleton } from "./report-skeleton.tsx";
import { ReportStatus } from "./report-status.tsx";
import { ReportView } from "./report-view.tsx";
import { useCompanyReport } from "./use-company-report.ts";

export function ReportsPage() {
  const events = useQuery(eventsQuery);
  const ingredients = useQuery(ingredientsQuery);
  const failed = failedQueries(events, ingredients);
  const { filters, setFilters, clearFilters } = useReportFilters();
  const [sorting, setSorting] = useState(LATEST_FIRST);
  const unsorted = useCompanyReport(events.data, ingredients.data, filters);
  const report = useMemo(
    () => unsorted && { ...unsorted, events: sortEvents(unsorted.events, sorting) },
    [unsorted, sorting],
  );

  return (
    <>
      <PageHeader
        title="Relatórios"
        subtitle="Análise de custos e consumo"
        aside={report && report.events.length > 0 && <ReportActions report={report} />}
      />
      {failed.length > 0 ? (
        <LoadError title="Não foi possível carregar os relatórios" queries={failed} />
      ) : !report ? (
        <ReportSkeleton />
      ) : (
        <>
          <ReportFilterPanel filters={filters} onChange={setFilters} onClear={clearFilters} />
          <ReportStatus report={report} filters={filters} />
          <ReportView
            report={report}
            filters={filters}
            sorting={sorting}
            onSort={setSorting}
            onClear={clearFilters}
          />
        </>
      )}
    </>
  );
}
