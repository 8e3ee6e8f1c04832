import { clsx } from "clsx";
import { TriangleAlert } from "lucide-react";
import type { AgendaDay } from "#shared/dashboard/agenda.ts";
import { dayOfMonth } from "#shared/dashboard/day-names.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { shortWeekday } from "#shared/numbers/day.ts";
import { formatTime } from "#shared/numbers/format.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { plainIcon } from "#web/ui/plain-icon.tsx";

const shortIcon = plainIcon(TriangleAlert, "size-3.5");

type AgendaDayFaceProps = AgendaDay<CateringEvent> & { isToday: boolean };

/** The visual face of a day; its text for screen readers stands beside it. */
export function AgendaDayFace({ day, entries, isToday }: AgendaDayFaceProps) {
  const timeZone = useTimeZone();
  const [first, ...more] = entries;
  const isShort = entries.some(({ short }) => short.length > 0);
  return (
    <span aria-hidden="true" className="flex flex-col items-center">
      <span className={clsx("text-xs", isToday ? "font-semibold text-primary-ink" : "text-muted")}>
        {isToday ? "hoje" : shortWeekday(day)}
      </span>
      <span
        className={clsx(
          "text-base leading-5 tabular-nums",
          isToday ? "font-semibold text-primary-ink" : first ? "font-semibold text-ink" : "text-muted",
        )}
      >
        {dayOfMonth(day)}
      </span>
      <span
        className={clsx(
          "flex h-4 items-center gap-0.5 text-xs font-medium tabular-nums",
          isShort ? "text-orange-ink" : "text-primary-ink",
        )}
      >
        {isShort && shortIcon}
        {first && more.length === 0 && (
          <>
            {!isShort && <span className="size-1.5 rounded-full bg-current xl:hidden" />}
            <span className="max-xl:hidden">{formatTime(first.event.date, timeZone)}</span>
          </>
        )}
        {more.length > 0 && (isShort ? entries.length : `${entries.length}×`)}
      </span>
    </span>
  );
}
