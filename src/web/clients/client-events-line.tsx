import { CalendarDays } from "lucide-react";
import { Link } from "wouter";
import type { ClientEvents } from "#shared/events/client-events.ts";
import { formatCount, formatNumber, formatWeekdayDate } from "#shared/numbers/format.ts";
import { linkToClientEvents } from "#web/address/links.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { CardDetail } from "#web/ui/card-detail.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";

const icon = plainIcon(CalendarDays);

export function ClientEventsLine({ clientId, events }: { clientId: number; events: ClientEvents }) {
  const { count, coming, next, last } = events;
  const timeZone = useTimeZone();
  /** In one piece at the end of a line. */
  const dateText = (date: string) => formatWeekdayDate(date, timeZone).replace(" ", "\u00a0");
  return (
    <CardDetail icon={icon} label="Eventos">
      <Link href={linkToClientEvents(clientId)} className="underline-offset-4 hover:text-ink hover:underline">
        {[
          formatCount(count, "evento", "eventos"),
          next && `${formatNumber(coming)}\u00a0por\u00a0vir, próximo\u00a0${dateText(next)}`,
          last && `último\u00a0${dateText(last)}`,
        ]
          .filter(Boolean)
          .join(" · ")}
      </Link>
    </CardDetail>
  );
}
