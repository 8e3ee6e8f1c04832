import { writeCsv } from "#shared/csv/csv.ts";
import { eventTypeLabels } from "#shared/events/labels.ts";
import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { formatDateTime } from "#shared/numbers/format.ts";
import type { CompanyReport } from "./company-report.ts";

const HEADINGS = ["Data", "Evento", "Tipo", "Convidados", "Receita", "Custo", "Lucro"];
const PRICE_HEADINGS = ["Receita estimada", "Margem"];

type Reported = Pick<CompanyReport, "events" | "totals" | "hasPrices" | "margin">;

/** The events behind the figures as CSV; the last row has the totals. Margins in per cent, where there are prices. */
export function reportCsv({ events, totals, hasPrices, margin }: Reported, timeZone?: string) {
  const priceCells = (...cells: string[]) => (hasPrices ? cells : []);
  const rows = events.map(({ date, name, type, guests, revenue, cost, profit, isEstimated, margin: own }) => [
    formatDateTime(date, timeZone),
    name,
    eventTypeLabels[type],
    ...[guests, revenue, cost, profit].map(ungroupedDecimal),
    ...priceCells(isEstimated ? "sim" : "não", marginCell(own)),
  ]);
  const sums = [totals.revenue, totals.cost, totals.profit].map(ungroupedDecimal);
  return writeCsv([
    [...HEADINGS, ...priceCells(...PRICE_HEADINGS)],
    ...rows,
    ["", "Total", "", "", ...sums, ...priceCells("", marginCell(margin))],
  ]);
}

const marginCell = (margin: number | undefined) => (margin === undefined ? "" : ungroupedDecimal(margin));
