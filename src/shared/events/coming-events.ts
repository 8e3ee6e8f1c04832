import { formatCount, formatWeekdayDate } from "#shared/numbers/format.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import type { CateringEvent } from "./contract.ts";
import { hasBegun } from "./event-days.ts";

type Dated = Pick<CateringEvent, "name" | "clients" | "date" | "active" | "status">;

/** A client's events to come, the next one first, without disabled and cancelled ones. */
export const comingEvents = <T extends Dated>(events: readonly T[], clientId: number, now: Date): T[] =>
  events
    .filter(({ active, status }) => active === "true" && status !== "cancelado")
    .filter((event) => event.clients.includes(clientId) && !hasBegun(event, now))
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date));

const MOST_NAMED = 2;

/** "Continua em 3 eventos por vir: Bodas (sáb 12/12/2026), Festa (…) e mais 1." Undefined without any. */
export function comingEventsText(
  events: readonly Pick<Dated, "name" | "date">[],
  timeZone: TimeZone,
): string | undefined {
  if (events.length === 0) return undefined;
  const named = events
    .slice(0, MOST_NAMED)
    .map(({ name, date }) => `${name} (${formatWeekdayDate(date, timeZone)})`)
    .join(", ");
  const rest = events.length > MOST_NAMED ? ` e mais ${events.length - MOST_NAMED}` : "";
  return `Continua em ${formatCount(events.length, "evento", "eventos")} por vir: ${named}${rest}.`;
}
