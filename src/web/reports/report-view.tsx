import { CalendarX, ChartColumn } from "lucide-react";
import { memo, useDeferredValue } from "react";
import { Link } from "wouter";
import type { CompanyReport } from "#shared/reports/company-report.ts";
import { DEFAULT_FILTERS, type ReportFilters } from "#shared/reports/report-filters.ts";
import { paths } from "#web/address/paths.ts";
import { MonthChart } from "#web/reports/chart/month-chart.tsx";
import { ReportEvents } from "#web/reports/events/report-events.tsx";
import type { Sorting } from "#web/reports/events/sort-events.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { focusHeading } from "#web/ui/focus-heading.ts";
import { useIsPrinting } from "#web/ui/print/use-is-printing.ts";
import { FigureCards } from "./figure-cards.tsx";
import { MarginLists } from "./margin-lists.tsx";
import { PrintHeading } from "./print-heading.tsx";
import { CategoryCosts, PopularDrinks } from "./ranked-lists.tsx";

/** Sections below the viewport are laid out when scrolled to: their layout is most of a filter's time. */
const DRAWN_IN_SIGHT =
  "[contain-intrinsic-size:auto_28rem] [content-visibility:auto] print:[content-visibility:visible]";

type CompanyReportViewProps = {
  /** With its events in display order. */
  report: CompanyReport;
  filters: ReportFilters;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  onFilter: (filters: ReportFilters) => void;
};

/** Memoized: unchanged while only the address changes. */
export const CompanyReportView = memo(function CompanyReportView({
  report,
  filters,
  sorting,
  onSort,
  onFilter,
}: CompanyReportViewProps) {
  const isPrinting = useIsPrinting();
  return (
    <>
      <PrintHeading filters={filters} report={report} />
      {report.view === "recebimento" && (
        <p className="mb-4 text-sm text-muted">
          Cada recebimento conta no seu dia; os custos, na data do evento.
        </p>
      )}
      <FigureCards report={report} />
      {report.events.length === 0 ? (
        <NothingCounts report={report} filters={filters} onFilter={onFilter} />
      ) : (
        <>
          <MonthChart months={report.months} view={report.view} isPrinting={isPrinting} />
          <LaterLists report={report} sorting={sorting} onSort={onSort} isPrinting={isPrinting} />
        </>
      )}
    </>
  );
});

type ListsProps = Pick<CompanyReportViewProps, "report" | "sorting" | "onSort"> & { isPrinting: boolean };

/** The figures next to the filters update at once, the lists below a moment later. */
function LaterLists({ report, ...table }: ListsProps) {
  return <Lists report={useDeferredValue(report)} {...table} />;
}

/** Memoized: unchanged while the figures above update. */
const Lists = memo(function Lists({ report, ...table }: ListsProps) {
  return (
    <div>
      <div className={`mb-4 grid items-start gap-4 md:grid-cols-2 print:grid-cols-2 ${DRAWN_IN_SIGHT}`}>
        <PopularDrinks drinks={report.popularDrinks} />
        <CategoryCosts categories={report.categories} />
      </div>
      {report.hasPrices && (
        <div className={`mb-4 grid items-start gap-4 md:grid-cols-2 print:grid-cols-2 ${DRAWN_IN_SIGHT}`}>
          <MarginLists margins={report.margins} isPrinting={table.isPrinting} />
        </div>
      )}
      <div className={DRAWN_IN_SIGHT}>
        <ReportEvents report={report} {...table} />
      </div>
    </div>
  );
});

type NothingCountsProps = Pick<CompanyReportViewProps, "report" | "filters" | "onFilter">;

function NothingCounts({ report, filters, onFilter }: NothingCountsProps) {
  if (report.total === 0) return <NoEvents />;
  const [title, hint] = nothingCounts(report);
  const { type, status, view } = DEFAULT_FILTERS;
  const widest = { ...filters, period: "ano" as const, from: "", to: "", type, status, view };
  const isWidest = isSameReport(filters, widest);
  const widen = () => {
    onFilter(widest);
    // The pressed button disappears with the empty report.
    focusHeading();
  };
  return (
    <EmptyState
      icon={<CalendarX />}
      title={title}
      action={
        isWidest ? (
          <Link href={paths.events} className={buttonClass({ variant: "secondary" })}>
            Ir para os Eventos
          </Link>
        ) : (
          <Button variant="secondary" onClick={widen}>
            Ver o último ano, sem filtros
          </Button>
        )
      }
    >
      {hint}
    </EmptyState>
  );
}

const isSameReport = (one: ReportFilters, other: ReportFilters) =>
  one.period === other.period &&
  one.type === other.type &&
  one.status === other.status &&
  one.view === other.view;

const OTHER_FILTERS = "Escolha um período maior ou outros filtros.";

function nothingCounts({ view, found }: CompanyReport): [title: string, hint: string] {
  if (view === "recebimento") return ["Nenhum recebimento com os filtros aplicados.", OTHER_FILTERS];
  if (found === 0) return ["Nenhum evento encontrado com os filtros aplicados.", OTHER_FILTERS];
  return [
    "Nenhum evento confirmado entre os encontrados.",
    "Somente eventos confirmados entram na receita e nos custos.",
  ];
}

const NoEvents = () => (
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
);
