import { CalendarX } from "lucide-react";
import { memo, useDeferredValue } from "react";
import type { CompanyReport } from "#shared/reports/company-report.ts";
import type { ReportFilters } from "#shared/reports/report-filters.ts";
import { focusHeading } from "#web/app/focus-heading.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { CategoryCosts } from "./category-costs.tsx";
import { FigureCards } from "./figure-cards.tsx";
import { MonthChart } from "./month-chart.tsx";
import { PopularDrinks } from "./popular-drinks.tsx";
import { PrintHeading } from "./print-heading.tsx";
import { ReportEvents } from "./report-events.tsx";
import type { Sorting } from "./sort-events.ts";
import { useIsPrinting } from "./use-is-printing.ts";

/** Not laid out before it is scrolled to: that would be most of what a filter takes. */
const DRAWN_IN_SIGHT =
  "[contain-intrinsic-size:auto_28rem] [content-visibility:auto] print:[content-visibility:visible]";

type ReportViewProps = {
  /** Its events in the order in which they are shown. */
  report: CompanyReport;
  filters: ReportFilters;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  onClear: () => void;
};

export function ReportView({ report, filters, ...below }: ReportViewProps) {
  // The figures answer at once; what stands below them may follow a moment later.
  const later = useDeferredValue(report);
  return (
    <>
      <PrintHeading filters={filters} report={report} now={new Date()} />
      <FigureCards totals={report.totals} variations={report.variations} />
      <Details report={later} {...below} />
    </>
  );
}

/** Remembered: it stays as it is while the figures above it change. */
const Details = memo(function Details({
  report,
  sorting,
  onSort,
  onClear,
}: Omit<ReportViewProps, "filters">) {
  const isPrinting = useIsPrinting();
  if (report.events.length === 0) return <NothingCounts isAnyFound={report.found > 0} onClear={onClear} />;
  return (
    <>
      <MonthChart months={report.months} isPrinting={isPrinting} />
      <div className={`mb-4 grid items-start gap-4 md:grid-cols-2 print:grid-cols-2 ${DRAWN_IN_SIGHT}`}>
        <PopularDrinks drinks={report.popularDrinks} />
        <CategoryCosts categories={report.categories} />
      </div>
      <div className={DRAWN_IN_SIGHT}>
        <ReportEvents
          events={report.events}
          totals={report.totals}
          sorting={sorting}
          onSort={onSort}
          isPrinting={isPrinting}
        />
      </div>
    </>
  );
});

function NothingCounts({ isAnyFound, onClear }: { isAnyFound: boolean; onClear: () => void }) {
  const clear = () => {
    onClear();
    // The button that was pressed goes with the filters.
    focusHeading();
  };
  return (
    <EmptyState
      icon={<CalendarX />}
      title={
        isAnyFound
          ? "Nenhum evento confirmado entre os encontrados."
          : "Nenhum evento encontrado com os filtros aplicados."
      }
      action={
        <Button variant="secondary" onClick={clear}>
          Limpar filtros
        </Button>
      }
    >
      {isAnyFound
        ? "Somente eventos confirmados entram na receita e nos custos."
        : "Escolha um período maior ou outros filtros."}
    </EmptyState>
  );
}
