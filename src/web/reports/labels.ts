import { monthNames } from "#shared/numbers/month-names.ts";
import type { ReportView, reportStatuses } from "#shared/reports/report-filters.ts";
import type { Period } from "#shared/reports/report-period.ts";

export const periodLabels: Record<Period, string> = {
  mes: "Último mês",
  trimestre: "Último trimestre",
  semestre: "Último semestre",
  ano: "Último ano",
  este_mes: "Este mês",
  mes_que_vem: "Mês que vem",
  personalizado: "Personalizado",
};

export const viewLabels: Record<ReportView, string> = {
  evento: "Por evento",
  recebimento: "Por recebimento",
};

export const reportStatusLabels: Record<(typeof reportStatuses)[number], string> = {
  confirmado: "Confirmado",
  planejamento: "Planejamento",
  orcamento: "Orçamento",
  finalizado: "Finalizado",
};

export type FigureLabels = { revenue: string; cost: string; profit?: string };

/** By receipt there is no profit: what came in is for other events than those whose costs stand beside it. */
export const figureLabels: Record<ReportView, FigureLabels> = {
  evento: { revenue: "Receita", cost: "Custo", profit: "Lucro" },
  recebimento: { revenue: "Recebido", cost: "Custo" },
};

export const chartTitles: Record<ReportView, string> = {
  evento: "Resultado por mês",
  recebimento: "Recebido por mês",
};

/** "45,0 %", "−12,5 %", so that a column of them is in line; a dash without a price. */
export function marginText(margin: number | undefined): string {
  if (margin === undefined) return "–";
  return `${margin < 0 ? "−" : ""}${Math.abs(margin).toFixed(1).replace(".", ",")}\u00a0%`;
}

const monthName = (month: string) => monthNames[Number(month.slice(5)) - 1] ?? "";

/** "2026-11" is "novembro de 2026". */
export const monthLabel = (month: string) => `${monthName(month)} de ${month.slice(0, 4)}`;

/** "2026-11" is "nov". */
export const shortMonthLabel = (month: string) => monthName(month).slice(0, 3);
