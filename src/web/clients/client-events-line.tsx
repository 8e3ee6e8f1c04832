import { CalendarDays } from "lucide-react";
import type { ClientEvents } from "#shared/events/client-events.ts";
import { formatCount, formatNumber, formatWeekdayDate } from "#shared/numbers/format.ts";
import { CardDetail } from "#web/ui/card-detail.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";

const icon = plainIcon(CalendarDays);

/** In one piece at the end of a line. */
const dateText = (date: string) => formatWeekdayDate(date).replace(" ", "\u00a0");

export function ClientEventsLine({ events: { count, coming, next, last } }: { events: ClientEvents }) {
  return (
    <CardDetail icon={icon} label="Eventos">
      {[
        formatCount(count, "evento", "eventos"),
        next && `${formatNumber(coming)}\u00a0por\u00a0vir, próximo\u00a0${dateText(next)}`,
        last && `último\u00a0${dateText(last)}`,
      ]
        .filter(Boolean)
        .join(" · ")}
    </CardDetail>
  );
}
