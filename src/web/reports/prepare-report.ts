import type { CateringEvent } from "#shared/events/contract.ts";
import { localDay } from "#shared/events/local-day.ts";
import type { CompanyReport } from "#shared/reports/company-report.ts";
import { DEFAULT_FILTERS, type ReportFilters } from "#shared/reports/report-filters.ts";
import { whenIdle } from "#web/browser/when-idle.ts";

/** So few that whoever chooses a filter meanwhile hardly waits for them. */
const AT_A_TIME = 50;

/**
 * Has the figures of all events that count worked out while nobody waits, the latest first: a filter chosen later
 * only adds them up. Returns the way to call it off.
 */
export function prepareReport(
  reportFor: (filters: ReportFilters, now: Date) => CompanyReport,
  events: readonly CateringEvent[],
): () => void {
  const days = events
    .filter(({ status }) => status === "confirmado")
    .map(({ date }) => localDay(date))
    .sort()
    .reverse();
  let done = 0;
  const prepareSome = () => {
    const some = days.slice(done, done + AT_A_TIME);
    const [to, from] = [some.at(0), some.at(-1)];
    if (!to || !from) {
      // The longest that can be chosen by one word: its months are known from then on.
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
