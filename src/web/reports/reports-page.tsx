import { ChartColumn } from "lucide-react";
import { useMemo } from "react";
import { Link } from "wouter";
import type { ReportFilters } from "#shared/reports/report-filters.ts";
import { paths } from "#web/app/paths.ts";
import { useScreenQuery } from "#web/app/screen-query.ts";
import { eventsQuery } from "#web/events/queries.ts";
import { ingredientsQuery } from "#web/ingredients/queries.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { useVisitState } from "#web/ui/screen-life.ts";
import { ReportActions } from "./report-actions.tsx";
import { ReportFilterPanel } from "./report-filter-panel.tsx";
import { ReportSkeleton } from "./report-skeleton.tsx";
import { ReportStatus } from "./report-status.tsx";
import { ReportView } from "./report-view.tsx";
import { LATEST_FIRST, sortEvents } from "./sort-events.ts";
import { useCompanyReport } from "./use-company-report.ts";
import { useReportFilters } from "./use-report-filters.ts";

export function ReportsPage() {
  const events = useScreenQuery(eventsQuery);
  const ingredients = useScreenQuery(ingredientsQuery);
  const failed = [events, ingredients].filter(({ data, error }) => error && !data);
  const { filters, setFilters, clearFilters } = useReportFilters();
  const [sorting, setSorting] = useVisitState(LATEST_FIRST);
  const [confirmed, setConfirmed] = useVisitState<ReportFilters>();
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
        <ErrorState
          title="Não foi possível carregar os relatórios"
          message={[...new Set(failed.map(({ error }) => error?.message))].join(". ")}
          onRetry={() => failed.forEach((query) => void query.refetch())}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
        />
      ) : !report ? (
        <ReportSkeleton />
      ) : report.total === 0 ? (
        <EmptyState
          icon={<ChartColumn />}
          title="Nenhum evento cadastrado ainda."
          action={
            <Link href={paths.events} className={buttonClass()}>
              Ir para os Eventos
            </Link>
          }
        >
          Os relatórios mostram o que os eventos confirmados renderam e custaram.
        </EmptyState>
      ) : (
        <>
          <ReportFilterPanel
            filters={filters}
            onChange={setFilters}
            onClear={clearFilters}
            onApply={() => setConfirmed(filters)}
          />
          <ReportStatus report={report} filters={filters} isApplied={confirmed === filters} />
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
