import { TriangleAlert } from "lucide-react";
import type { CateringEvent } from "#shared/events/contract.ts";
import { formatCount, formatWeekdayDateTime } from "#shared/numbers/format.ts";
import type { Clock } from "#shared/time/clock.ts";
import { linkToEvent } from "#web/address/links.ts";
import { StatusIcon } from "#web/events/status-badge.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { RowLink } from "./row-link.tsx";

const icon = plainIcon(TriangleAlert, "size-4");

type UpcomingEventProps = { event: CateringEvent; isShort: boolean; clock: Clock };

export function UpcomingEvent({ event, isShort, clock }: UpcomingEventProps) {
  const { id, name, date, status, drinks } = event;
  return (
    <RowLink href={linkToEvent(id)}>
      <span className="flex min-w-0 flex-1 items-center gap-x-3 text-sm">
        <time dateTime={date} className="w-22 shrink-0 text-xs text-muted tabular-nums sm:w-33">
          {formatWeekdayDateTime(date, clock.timeZone)}
        </time>
        <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">{name}</span>
        <span className="shrink-0 text-xs text-muted">{formatCount(drinks.length, "drink", "drinks")}</span>
        <StatusIcon status={status} />
        {isShort && (
          <span title="Falta estoque" className="text-orange-ink">
            {icon}
            <span className="sr-only">Falta estoque</span>
          </span>
        )}
      </span>
    </RowLink>
  );
}
