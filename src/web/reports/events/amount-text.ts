import { formatMoney } from "#shared/numbers/format.ts";
import type { CompanyReport } from "#shared/reports/company-report.ts";

/** By receipt, many events have either revenue or cost in the period; the other one is a dash. */
export const reportAmountText = (value: number, { view }: Pick<CompanyReport, "view">): string =>
  value === 0 && view === "recebimento" ? "–" : formatMoney(value);
