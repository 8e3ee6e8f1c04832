import { monthNames } from "#shared/numbers/month-names.ts";
import type { ReportView, reportStatuses } from "#shared/reports/report-filters.ts";
import type { Period } from "#shared/reports/report-period.ts";
import type { ReportTotals } from "#shared/reports/report-totals.ts";

export const periodLabels: Record<Period, string> = {
  mes: "Último mês",
  trimestre: "Último trimestre",
  semestre: "Último semestre",
  ano: "Último ano",
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

export const figureLabels: Record<keyof ReportTotals, string> = {
  revenue: "Receita",
  cost: "Custo",
  profit: "Lucro",
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
