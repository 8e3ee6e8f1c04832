import { useEffect, useMemo } from "react";
import type { CateringEvent } from "#shared/events/contract.ts";
import { byId } from "#shared/group-by.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { type CompanyReport, reportOn } from "#shared/reports/company-report.ts";
import type { ReportFilters } from "#shared/reports/report-filters.ts";
import { precomputeReport } from "./precompute-report.ts";

/** Undefined until the data has loaded. */
export function useCompanyReport(
  events: readonly CateringEvent[] | undefined,
  ingredients: readonly Ingredient[] | undefined,
  filters: ReportFilters,
): CompanyReport | undefined {
  const reportFor = useMemo(
    () => events && ingredients && reportOn(events, byId(ingredients)),
    [events, ingredients],
  );
  const report = useMemo(() => reportFor?.(filters, new Date()), [reportFor, filters]);
  useEffect(() => events && reportFor && precomputeReport(reportFor, events), [events, reportFor]);
  return report;
}
