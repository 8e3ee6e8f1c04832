import { formatMoney, formatPercent } from "#shared/numbers/format.ts";
import type { CompanyReport } from "./company-report.ts";

type Answer = Pick<CompanyReport, "view" | "totals" | "margin">;

/** "Último mês: R$ 4.900,00 − R$ 1.371,56 = R$ 3.528,44, 72 %": what a report says, in one line. */
export function answerText(period: string, { view, totals, margin }: Answer): string {
  const { revenue, cost, profit } = totals;
  if (view === "recebimento") {
    return `${period}: ${formatMoney(revenue)} recebidos, ${formatMoney(cost)} de custos`;
  }
  const left = margin === undefined ? "" : `, ${formatPercent(margin)}`;
  return `${period}: ${formatMoney(revenue)} − ${formatMoney(cost)} = ${formatMoney(profit)}${left}`;
}
