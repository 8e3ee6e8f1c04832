import { writeCsv } from "#shared/csv/csv.ts";
import { eventTypeLabels } from "#shared/events/labels.ts";
import type { Loss } from "#shared/ingredients/contract.ts";
import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { exact, rounded } from "#shared/numbers/exact.ts";
import { formatDateTime } from "#shared/numbers/format.ts";
import type { CompanyReport } from "./company-report.ts";
import { lossReport, NO_EVENT } from "./loss-report.ts";
import type { GroupMargin } from "./margin-groups.ts";

const HEADINGS = ["Data", "Evento", "Tipo", "Convidados", "Receita", "Custo", "Lucro"];
const PRICE_HEADINGS = ["Receita estimada", "Margem"];

const GROUP_HEADINGS = ["Eventos com preço", "Receita", "Custo", "Lucro", "Margem"];

type Reported = Pick<CompanyReport, "events" | "totals" | "hasPrices" | "margin" | "margins">;

/**
 * The events behind the figures as CSV, with the totals in a last row. Where there are prices the margins of clients
 * and types follow, and then the losses, each after an empty line; all margins are in per cent.
 */
export function reportCsv(
  { events, totals, hasPrices, margin, margins }: Reported,
  losses: readonly Loss[] = [],
  timeZone?: string,
) {
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
    ...groupRows("Cliente", margins.byClient),
    ...groupRows("Tipo", margins.byType),
    ...lossRows(losses, timeZone),
  ]);
}

const groupRows = (heading: string, groups: readonly GroupMargin[]): string[][] =>
  groups.length === 0
    ? []
    : [
        [],
        [heading, ...GROUP_HEADINGS],
        ...groups.map((group) => [
          group.name,
          ...[group.events, group.revenue, group.cost, group.profit].map(ungroupedDecimal),
          marginCell(group.margin),
        ]),
      ];

const LOSS_HEADINGS = ["Data", "Perda ou quebra", "Evento", "Quantidade", "Unidade", "Custo", "Motivo"];

const lossRows = (losses: readonly Loss[], timeZone?: string): string[][] =>
  losses.length === 0
    ? []
    : [
        [],
        LOSS_HEADINGS,
        ...losses.map(({ createdAt, kind, ingredientName, eventName, quantity, unit, cost, reason }) => [
          formatDateTime(createdAt, timeZone),
          `${kind === "quebra" ? "Quebra" : "Perda"} de ${ingredientName}`,
          eventName ?? NO_EVENT,
          ungroupedDecimal(quantity),
          unit,
          ungroupedDecimal(rounded(exact(cost), 2)),
          reason,
        ]),
        ["", "Total", "", "", "", ungroupedDecimal(lossReport(losses).cost), ""],
      ];

const marginCell = (margin: number | undefined) => (margin === undefined ? "" : ungroupedDecimal(margin));
