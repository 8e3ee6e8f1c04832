import { formatWeekdayDateTime } from "#shared/numbers/format.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";

type Invited = { name: string; date: string; location: string | null };

/** The message that brings the link of an event to its team. */
export const teamLinkMessage = (
  { name, date, location }: Invited,
  link: string,
  timeZone: TimeZone,
): string =>
  [
    `Equipe: ${name}`,
    [formatWeekdayDateTime(date, timeZone), location].filter(Boolean).join(" · "),
    "Horários, drinks, o que vai junto e a contagem da noite estão neste link. Não precisa de senha:",
    link,
  ].join("\n");
