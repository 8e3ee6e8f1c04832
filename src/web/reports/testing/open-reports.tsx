import { screen } from "@testing-library/react";
import type { PricedEvent } from "#shared/events/contract.ts";
import { DEFAULT_FILTERS, type ReportFilters } from "#shared/reports/report-filters.ts";
import { reportSpan } from "#shared/reports/report-period.ts";
import { barAnswers, wedding } from "#web/events/testing/bar.ts";
import { stubApi } from "#web/testing/stub-api.ts";
import { companyUser } from "#web/testing/users.ts";
import { visit } from "#web/testing/visit.tsx";

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/**
 * 100 caipiroskas of 0,05 × 40 + 0,50 = R$ 2,50 and 10 limonadas of R$ 1,00 bring 260 × 1,5 = R$ 390. They cost what
 * is planned: 4 L at 40 and 120 limões at 0,50 are R$ 220, and with the van R$ 570,50.
 */
export const late: PricedEvent = { ...wedding, date: day(-2) };
const disabled: PricedEvent = {
  ...wedding,
  id: 8,
  name: "Aniversário",
  date: day(-5),
  type: "aniversario",
  active: "false",
  guests: 30,
  fixedCosts: [],
};
const quote: PricedEvent = {
  ...wedding,
  id: 9,
  name: "Coquetel",
  date: day(-3),
  status: "orçamento",
};
const before: PricedEvent = {
  ...wedding,
  id: 10,
  name: "Formatura",
  date: day(-40),
  fixedCosts: [],
};
/** Of the last month but for one, which is from the month before. */
export const events = [before, late, quote, disabled];

export const answers = (list: readonly PricedEvent[] = events) => ({
  ...barAnswers(list),
  "GET /api/user": { body: companyUser },
});

/** The call for the losses of a report with these filters. */
export function lossesRoute(filters: Partial<ReportFilters> = {}): string {
  const { from, to } = reportSpan(
    { ...DEFAULT_FILTERS, ...filters },
    { now: new Date(), timeZone: companyUser.timeZone },
  );
  return `GET /api/losses?${new URLSearchParams({ from: from.toISOString(), to: to.toISOString() })}`;
}

/** Opens the product at the reports of such a company. */
export async function openReports(address = "/relatorios", list = events) {
  stubApi({ ...answers(list), [lossesRoute()]: { body: [] } });
  visit(address, "t");
  await screen.findByText(/eventos encontrados$/);
}
