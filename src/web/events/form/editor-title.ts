import type { CateringEvent } from "#shared/events/contract.ts";
import { formatWeekdayDateTime } from "#shared/numbers/format.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";

/** Names the event and its date, on every part of the dialog; an event that is not saved yet has neither. */
export const editorTitle = (
  event: Pick<CateringEvent, "name" | "date"> | undefined,
  timeZone: TimeZone,
): string => (event ? `${event.name} · ${formatWeekdayDateTime(event.date, timeZone)}` : "Novo evento");
