import type { CateringEvent } from "#shared/events/contract.ts";
import { formatWeekdayDateTime } from "#shared/numbers/format.ts";

/** Names the event and its date, on every part of the dialog; an event that is not saved yet has neither. */
export const editorTitle = (event: Pick<CateringEvent, "name" | "date"> | undefined): string =>
  event ? `${event.name} · ${formatWeekdayDateTime(event.date)}` : "Novo evento";
