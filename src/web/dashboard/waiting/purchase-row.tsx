import { useMemo } from "react";
import { AGENDA_DAYS, type AgendaDay } from "#shared/dashboard/agenda.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { MorningRow } from "#shared/morning/morning-row.ts";
import { type MorningFacts, purchaseRow } from "#shared/morning/morning-rows.ts";
import { MorningLine } from "./morning-line.tsx";
import { WAITING_ROW } from "./waiting-row.tsx";

type DashboardPurchaseRowProps = {
  rows: readonly MorningRow[];
  days: readonly AgendaDay<CateringEvent>[];
  events: readonly CateringEvent[];
  stock: MorningFacts["stock"];
};

/** What to buy for the next events, or else for all days of the agenda. Without other rows always one line, so that nothing moves. */
export function DashboardPurchaseRow({ rows, days, events, stock }: DashboardPurchaseRowProps) {
  const soon = rows.find(({ kind }) => kind === "purchase");
  const [row = soon] = useMemo(
    () => (soon ? [] : purchaseRow(events, days, stock)),
    [soon, events, days, stock],
  );
  if (row) return <MorningLine row={row} />;
  return (
    <p className={`flex items-center px-3 py-1.25 text-sm text-muted not-only:hidden sm:px-4 ${WAITING_ROW}`}>
      {days.some(({ entries }) => entries.length > 0)
        ? "O estoque basta para estes dias."
        : `Nenhum evento nos próximos ${AGENDA_DAYS} dias.`}
    </p>
  );
}
