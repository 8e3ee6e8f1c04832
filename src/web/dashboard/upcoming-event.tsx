import { TriangleAlert } from "lucide-react";
import { relativeDay } from "#shared/dashboard/day-names.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { formatCount, formatWeekdayDateTime } from "#shared/numbers/format.ts";
import { type Clock, dayIn, today } from "#shared/time/clock.ts";
import { linkToEvent } from "#web/address/links.ts";
import { StatusBadge } from "#web/events/status-badge.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { RowLink } from "./row-link.tsx";

const icon = plainIcon(TriangleAlert);

type UpcomingEventProps = { event: CateringEvent; isShort: boolean; clock: Clock };

export function UpcomingEvent({ event, isShort, clock }: UpcomingEventProps) {
  const { id, name, date, status, drinks } = event;
  return (
    <RowLink href={linkToEvent(id)}>
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0">
          <span className="line-clamp-3 font-medium wrap-anywhere">{name}</span>
          <span className="text-sm text-muted tabular-nums">
            <time dateTime={date}>{formatWeekdayDateTime(date, clock.timeZone)}</time> ·{" "}
            <span className="whitespace-nowrap">
              {relativeDay(dayIn(date, clock.timeZone), today(clock))}
            </span>{" "}
            · <span className="whitespace-nowrap">{formatCount(drinks.length, "drink", "drinks")}</span>
          </span>
        </span>
        <span className="flex flex-wrap gap-x-3 gap-y-1">
          <StatusBadge status={status} />
          {isShort && (
            <Badge tone="orange" icon={icon}>
              Falta estoque
            </Badge>
          )}
        </span>
      </span>
    </RowLink>
  );
}
