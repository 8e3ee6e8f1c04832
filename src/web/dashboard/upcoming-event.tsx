import { TriangleAlert } from "lucide-react";
import { daysAhead, shortMonth } from "#shared/dashboard/day-names.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { formatCount, formatDateTime } from "#shared/numbers/format.ts";
import { linkToEvent } from "#web/app/address/links.ts";
import { StatusBadge } from "#web/events/status-badge.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { RowLink } from "./row-link.tsx";

type UpcomingEventProps = { event: CateringEvent; isShort: boolean; now: Date };

export function UpcomingEvent({ event, isShort, now }: UpcomingEventProps) {
  const { id, name, date, status, drinks } = event;
  const moment = new Date(date);
  return (
    <RowLink href={linkToEvent(id)}>
      <span
        aria-hidden="true"
        className="flex w-12 shrink-0 flex-col items-center self-start rounded-md border border-line bg-page py-1.5"
      >
        <span className="text-lg leading-5 font-semibold tabular-nums">{moment.getDate()}</span>
        <span className="text-xs text-muted">{shortMonth(moment)}</span>
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="line-clamp-3 font-medium wrap-anywhere">{name}</span>
        <span className="text-sm text-muted tabular-nums">
          <time dateTime={date}>{formatDateTime(date)}</time> ·{" "}
          <span className="whitespace-nowrap">{daysAhead(date, now)}</span> ·{" "}
          <span className="whitespace-nowrap">{formatCount(drinks.length, "drink", "drinks")}</span>
        </span>
        <span className="mt-0.5 flex flex-wrap gap-1.5">
          <StatusBadge status={status} />
          {isShort && <ShortageBadge />}
        </span>
      </span>
    </RowLink>
  );
}

const icon = plainIcon(TriangleAlert);

function ShortageBadge() {
  return (
    <Badge tone="orange" icon={icon}>
      Falta estoque
    </Badge>
  );
}
