import { writeCsv } from "#shared/csv/csv.ts";
import { eventTypeLabels } from "#shared/events/labels.ts";
import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { formatDateTime } from "#shared/numbers/format.ts";
import type { CompanyReport } from "./company-report.ts";

const HEADINGS = ["Data", "Evento", "Tipo", "Convidados", "Receita", "Custo", "Lucro"];

/** The events behind the figures as CSV; the last row has the totals. */
export function reportCsv({ events, totals }: Pick<CompanyReport, "events" | "totals">, timeZone?: string) {
  const rows = events.map(({ date, name, type, guests, revenue, cost, profit }) => [
    formatDateTime(date, timeZone),
    name,
    eventTypeLabels[type],
    ...[guests, revenue, cost, profit].map(ungroupedDecimal),
  ]);
  const sums = [totals.revenue, totals.cost, totals.profit].map(ungroupedDecimal);
  return writeCsv([HEADINGS, ...rows, ["", "Total", "", "", ...sums]]);
}
