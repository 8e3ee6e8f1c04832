import { TriangleAlert } from "lucide-react";
import type { CateringEvent } from "#shared/events/contract.ts";
import { formatCount, formatWeekdayDateTime } from "#shared/numbers/format.ts";
import type { Clock } from "#shared/time/clock.ts";
import { linkToEvent } from "#web/address/links.ts";
import { StatusBadge } from "#web/events/status-badge.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { RowLink } from "./row-link.tsx";

const icon = plainIcon(TriangleAlert, "size-4");

type UpcomingEventProps = { event: CateringEvent; isShort: boolean; clock: Clock };

export function UpcomingEvent({ event, isShort, clock }: UpcomingEventProps) {
  const { id, name, date, status, drinks } = event;
  return (
    <RowLink href={linkToEvent(id)}>
      <span className="flex min-w-0 flex-1 items-center gap-x-3 text-sm">
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 font-medium wrap-anywhere">{name}</span>{" "}
          <span className="block text-xs text-muted tabular-nums">
            <time dateTime={date}>{formatWeekdayDateTime(date, clock.timeZone)}</time> ·{" "}
            {formatCount(drinks.length, "drink", "drinks")}
          </span>
        </span>
        {isShort && (
          <span title="Falta estoque" className="text-orange-ink">
            {icon}
            <span className="sr-only">Falta estoque</span>
          </span>
        )}
        <StatusBadge status={status} />
      </span>
    </RowLink>
  );
}
