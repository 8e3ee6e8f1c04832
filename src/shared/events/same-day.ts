import type { Day } from "#shared/numbers/day.ts";
import { formatTime } from "#shared/numbers/format.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import type { CateringEvent } from "./contract.ts";
import { daysOf } from "./event-days.ts";

type Planned = Pick<CateringEvent, "id" | "name" | "date" | "status" | "active">;

/** "Também neste dia: Festa X 19:00, Casamento Ana 20:00", of what else will be; "" where there is nothing. */
export function sameDayText(
  events: readonly Planned[],
  { day, id, timeZone }: { day: Day; id: number | undefined; timeZone: TimeZone },
): string {
  const others = events
    .filter((event) => event.active === "true" && event.status !== "cancelado" && event.id !== id)
    .filter((event) => daysOf(event, timeZone).includes(day))
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date) || a.id - b.id)
    .map(({ name, date }) => `${name} ${formatTime(date, timeZone)}`);
  return others.length > 0 ? `Também neste dia: ${others.join(", ")}` : "";
}
