import { useEffect, useMemo } from "react";
import type { PricedEvent } from "#shared/events/contract.ts";
import { byId } from "#shared/group-by.ts";
import type { PricedIngredient } from "#shared/ingredients/contract.ts";
import type { Payment } from "#shared/payments/contract.ts";
import { type CompanyReport, reportOn } from "#shared/reports/company-report.ts";
import { receiptsOf } from "#shared/reports/receipts.ts";
import type { ReportFilters } from "#shared/reports/report-filters.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { precomputeReport } from "./precompute-report.ts";

type CompanyLists = {
  events: readonly PricedEvent[] | undefined;
  ingredients: readonly PricedIngredient[] | undefined;
  /** Needed for the view by receipt only. */
  payments: readonly Payment[] | undefined;
};

/** Undefined until the data has loaded. */
export function useCompanyReport(
  { events, ingredients, payments }: CompanyLists,
  filters: ReportFilters,
): CompanyReport | undefined {
  const timeZone = useTimeZone();
  const reportFor = useMemo(
    () => events && ingredients && reportOn(events, byId(ingredients), timeZone),
    [events, ingredients, timeZone],
  );
  const receipts = useMemo(
    () => events && payments && receiptsOf(events, payments, timeZone),
    [events, payments, timeZone],
  );
  const isReady = filters.view === "evento" || receipts !== undefined;
  const report = useMemo(
    () => (isReady ? reportFor?.(filters, new Date(), receipts) : undefined),
    [reportFor, isReady, filters, receipts],
  );
  useEffect(
    () => events && reportFor && precomputeReport(reportFor, events, timeZone),
    [events, reportFor, timeZone],
  );
  return report;
}
