import { useState } from "react";
import { formatCount } from "#shared/numbers/format.ts";
import type { CompanyReport } from "#shared/reports/company-report.ts";
import { useMediaQuery } from "#web/browser/use-media-query.ts";
import { EventCards } from "./event-cards.tsx";
import { EventsTable } from "./events-table.tsx";
import { Pager } from "./pager.tsx";
import { nextSorting, type Sorting } from "./sort-events.ts";
import { SortFields } from "./sort-fields.tsx";

type ReportEventsProps = {
  /** With its events in display order. */
  report: CompanyReport;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  /** Print shows all of them, and is wide enough for the table. */
  isPrinting: boolean;
};

/** Rows per page; a card is as high as three rows. */
const ON_A_PAGE = { wide: 20, narrow: 10 };
/** Below this width the columns do not fit. */
const TABLE_FITS = "(min-width: 48rem)";

export function ReportEvents({ report, sorting, onSort, isPrinting }: ReportEventsProps) {
  const { events, view } = report;
  const isWide = useMediaQuery(TABLE_FITS);
  const [turned, setTurned] = useState({ events, page: 1 });
  // Other events or another order start at the first page.
  const chosen = turned.events === events ? turned.page : 1;
  const size = isWide ? ON_A_PAGE.wide : ON_A_PAGE.narrow;
  const pages = Math.ceil(events.length / size);
  // A widened window has fewer pages.
  const page = Math.min(chosen, pages);
  const shown = isPrinting ? events : events.slice((page - 1) * size, page * size);

  return (
    <section
      aria-labelledby="eventos-do-relatorio"
      className="rounded-lg border border-line bg-surface print:border-0"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-4 break-after-avoid print:px-0">
        <h2 id="eventos-do-relatorio" className="text-lg font-semibold">
          Eventos do relatório
        </h2>
        <p className="text-sm text-muted tabular-nums">
          {view === "recebimento"
            ? formatCount(events.length, "evento", "eventos")
            : formatCount(events.length, "evento confirmado", "eventos confirmados")}
        </p>
      </div>
      {isWide || isPrinting ? (
        <div className="overflow-x-auto print:overflow-visible">
          <EventsTable
            events={shown}
            report={report}
            sorting={sorting}
            isPrinting={isPrinting}
            onSort={(key) => onSort(nextSorting(sorting, key))}
          />
        </div>
      ) : (
        <>
          <SortFields report={report} sorting={sorting} onChange={onSort} />
          <EventCards events={shown} report={report} />
        </>
      )}
      {pages > 1 && (
        <Pager page={page} pages={pages} onChange={(next) => setTurned({ events, page: next })} />
      )}
    </section>
  );
}
