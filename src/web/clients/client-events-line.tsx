import { CalendarDays } from "lucide-react";
import type { ClientEvents } from "#shared/events/client-events.ts";
import { formatCount, formatDate, formatNumber } from "#shared/numbers/format.ts";
import { CardDetail } from "#web/ui/card-detail.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";

const icon = plainIcon(CalendarDays);

export function ClientEventsLine({ events: { count, coming, next, last } }: { events: ClientEvents }) {
  return (
    <CardDetail icon={icon} label="Eventos">
      {[
        formatCount(count, "evento", "eventos"),
        next && `${formatNumber(coming)}\u00a0por\u00a0vir, próximo\u00a0${formatDate(next)}`,
        last && `último\u00a0${formatDate(last)}`,
      ]
        .filter(Boolean)
        .join(" · ")}
    </CardDetail>
  );
}
