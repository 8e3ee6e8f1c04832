import type { PricedEvent } from "#shared/events/contract.ts";
import type { CompanyReport } from "#shared/reports/company-report.ts";
import { DEFAULT_FILTERS, type ReportFilters } from "#shared/reports/report-filters.ts";
import { dayIn } from "#shared/time/clock.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import { whenIdle } from "#web/browser/when-idle.ts";

/** Few enough not to delay a filter chosen meanwhile. */
const AT_A_TIME = 50;

/**
 * Computes the figures of all confirmed events while the browser is idle, the latest first: a later filter only adds
 * them up. Returns a function that cancels it.
 */
export function precomputeReport(
  reportFor: (filters: ReportFilters, now: Date) => CompanyReport,
  events: readonly PricedEvent[],
  timeZone: TimeZone,
): () => void {
  const days = events
    .filter(({ status }) => status === "confirmado")
    .map(({ date }) => dayIn(date, timeZone))
    .sort()
    .reverse();
  let done = 0;
  const prepareSome = () => {
    const some = days.slice(done, done + AT_A_TIME);
    const [to, from] = [some.at(0), some.at(-1)];
    if (!to || !from) {
      // The longest preset period, so that its months are added up in advance.
      reportFor({ ...DEFAULT_FILTERS, period: "ano" }, new Date());
      return;
    }
    reportFor({ ...DEFAULT_FILTERS, period: "personalizado", from, to }, new Date());
    done += AT_A_TIME;
    callOff = whenIdle(prepareSome);
  };
  let callOff = whenIdle(prepareSome);
  return () => callOff();
}
