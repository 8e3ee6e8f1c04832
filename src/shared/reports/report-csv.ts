import { writeCsv } from "#shared/csv/csv.ts";
import { tableRows } from "#shared/csv/csv-table.ts";
import { type ComparedParty, meanErrors } from "#shared/demand/leave-one-out.ts";
import { eventTypeLabels } from "#shared/events/labels.ts";
import type { Loss } from "#shared/ingredients/contract.ts";
import { ANY_LOSS, lossLabels } from "#shared/ingredients/loss-facts.ts";
import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { exact, rounded } from "#shared/numbers/exact.ts";
import { formatDateTime } from "#shared/numbers/format.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import type { CompanyReport } from "./company-report.ts";
import { lossReport, NO_EVENT } from "./loss-report.ts";
import type { GroupMargin } from "./margin-groups.ts";

type Reported = Pick<CompanyReport, "view" | "events" | "totals" | "hasPrices" | "margin" | "margins">;
type Row = Reported["events"][number];
type Totals = Reported["totals"];

/**
 * The events behind the figures as CSV, with the totals in a last row. Where there are prices the margins of clients
 * and types follow, and then the losses and what was planned and used, each after an empty line; all margins are in per cent. By receipt there is no
 * profit.
 */
export function reportCsv(
  { view, events, totals, hasPrices, margin, margins }: Reported,
  losses: readonly Loss[],
  timeZone: TimeZone,
  compared: readonly ComparedParty[] = [],
) {
  const facts = {
    Data: ({ date }: Row) => formatDateTime(date, timeZone),
    Evento: ({ name }: Row) => name,
    Tipo: ({ type }: Row) => eventTypeLabels[type],
    Convidados: ({ guests }: Row) => ungroupedDecimal(guests),
  };
  const revenue = ({ revenue: own }: Totals) => ungroupedDecimal(own);
  const cost = { Custo: ({ cost: own }: Totals) => ungroupedDecimal(own) };
  const profit = { Lucro: ({ profit: own }: Totals) => ungroupedDecimal(own) };
  const total = { Evento: "Total", Custo: cost.Custo(totals) };
  const sums = { ...total, Receita: revenue(totals), Lucro: profit.Lucro(totals) };
  const columns = { ...facts, Receita: revenue, ...cost, ...profit };
  const pricedColumns = {
    ...columns,
    "Receita estimada": ({ isEstimated }: Row) => (isEstimated ? "sim" : "não"),
    Margem: ({ margin: own }: Row) => marginCell(own),
  };
  const cashColumns = { ...facts, Recebido: revenue, ...cost };
  return writeCsv([
    ...(view === "recebimento"
      ? tableRows(cashColumns, events, { ...total, Recebido: revenue(totals) })
      : hasPrices
        ? tableRows(pricedColumns, events, { ...sums, Margem: marginCell(margin) })
        : tableRows(columns, events, sums)),
    ...groupRows("Cliente", margins.byClient),
    ...groupRows("Tipo", margins.byType),
    ...lossRows(losses, timeZone),
    ...comparedRows(compared, timeZone),
  ]);
}

const groupRows = (heading: string, groups: readonly GroupMargin[]): string[][] => {
  const columns = {
    [heading]: ({ name }: GroupMargin) => name,
    "Eventos com preço": ({ events }: GroupMargin) => ungroupedDecimal(events),
    Receita: ({ revenue }: GroupMargin) => ungroupedDecimal(revenue),
    Custo: ({ cost }: GroupMargin) => ungroupedDecimal(cost),
    Lucro: ({ profit }: GroupMargin) => ungroupedDecimal(profit),
    Margem: ({ margin }: GroupMargin) => marginCell(margin),
  };
  return groups.length === 0 ? [] : [[], ...tableRows(columns, groups)];
};

const lossRows = (losses: readonly Loss[], timeZone: TimeZone): string[][] => {
  const columns = {
    Data: ({ createdAt }: Loss) => formatDateTime(createdAt, timeZone),
    [ANY_LOSS]: ({ kind, ingredientName }: Loss) => `${lossLabels[kind]} de ${ingredientName}`,
    Evento: ({ eventName }: Loss) => eventName ?? NO_EVENT,
    Quantidade: ({ quantity }: Loss) => ungroupedDecimal(quantity),
    Unidade: ({ unit }: Loss) => unit,
    Custo: ({ cost }: Loss) => ungroupedDecimal(rounded(exact(cost), 2)),
    Motivo: ({ reason }: Loss) => reason,
  };
  const sums = { [ANY_LOSS]: "Total", Custo: ungroupedDecimal(lossReport(losses, timeZone).cost) };
  return losses.length === 0 ? [] : [[], ...tableRows(columns, losses, sums)];
};

/** What was planned, suggested and used, with the mean errors in per cent in a last row. */
const comparedRows = (compared: readonly ComparedParty[], timeZone: TimeZone): string[][] => {
  const columns = {
    Data: ({ party }: ComparedParty) => formatDateTime(party.event.date, timeZone),
    "Planejado × usado": ({ party }: ComparedParty) => party.event.name,
    "Convidados presentes": ({ party }: ComparedParty) => ungroupedDecimal(party.guests),
    "Um por convidado": ({ perGuest }: ComparedParty) => ungroupedDecimal(perGuest),
    Planejado: ({ planned }: ComparedParty) => ungroupedDecimal(planned),
    Sugestão: ({ suggested }: ComparedParty) => ungroupedDecimal(suggested),
    Usado: ({ party }: ComparedParty) => ungroupedDecimal(Math.round(party.served)),
    "Acabou antes do fim": ({ party }: ComparedParty) => (party.ranOut ? "sim" : "não"),
  };
  const errors = meanErrors(compared);
  if (!errors) return [];
  const percent = (error: number) => ungroupedDecimal(Math.round(error * 100));
  const means = {
    "Planejado × usado": "Desvio médio (%)",
    "Um por convidado": percent(errors.perGuest),
    Planejado: percent(errors.planned),
    Sugestão: percent(errors.suggested),
  };
  return [[], ...tableRows(columns, compared, means)];
};

const marginCell = (margin: number | undefined) => (margin === undefined ? "" : ungroupedDecimal(margin));
