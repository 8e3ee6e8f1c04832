import { clsx } from "clsx";
import { Link } from "wouter";
import type { AgendaDay } from "#shared/dashboard/agenda.ts";
import { fullDay } from "#shared/dashboard/day-names.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { formatCount, formatTime } from "#shared/numbers/format.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import { linkToEvent, linkToNewEvent } from "#web/address/links.ts";
import { eventShortageText } from "#web/dashboard/next-event/shortage-text.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { useCan } from "#web/session/permissions.ts";
import { AgendaDayFace } from "./day-face.tsx";

type AgendaDayCellProps = {
  agendaDay: AgendaDay<CateringEvent>;
  isToday: boolean;
  isOpened: boolean;
  panelId: string;
  onToggle: () => void;
};

/** A day with one event links to it, a day with several expands, a day without offers a new event to those who may. */
export function AgendaDayCell({ agendaDay, isToday, isOpened, panelId, onToggle }: AgendaDayCellProps) {
  const { day, entries } = agendaDay;
  const timeZone = useTimeZone();
  const canEdit = useCan("edit-records");
  const [only] = entries;
  const face = (
    <>
      <AgendaDayFace day={day} isToday={isToday} entries={entries} />
      <span className="sr-only">
        {fullDay(day)}
        {isToday && ", hoje"}: {summary(entries, { canEdit, timeZone }).join("; ")}
      </span>
    </>
  );
  const look = clsx(
    "flex min-h-15 w-full flex-col items-center rounded-md py-1 transition-colors hover:bg-hover",
    isToday && "bg-primary-soft",
    isOpened && "bg-hover",
  );

  return (
    // A tooltip for the mouse; screen readers have the same in the cell's name.
    <li
      title={
        only
          ? summary(entries, { canEdit, timeZone }).join("\n")
          : canEdit
            ? "Novo evento neste dia"
            : undefined
      }
      className="min-w-0"
    >
      {!only && !canEdit ? (
        <div className={look}>{face}</div>
      ) : !only ? (
        <Link href={linkToNewEvent({ day })} className={look}>
          {face}
        </Link>
      ) : entries.length === 1 ? (
        <Link href={linkToEvent(only.event.id)} className={look}>
          {face}
        </Link>
      ) : (
        <button
          type="button"
          aria-expanded={isOpened}
          aria-controls={panelId}
          onClick={onToggle}
          className={look}
        >
          {face}
        </button>
      )}
    </li>
  );
}

function summary(
  entries: AgendaDay<CateringEvent>["entries"],
  { canEdit, timeZone }: { canEdit: boolean; timeZone: TimeZone },
): string[] {
  if (entries.length === 0) return ["sem eventos", ...(canEdit ? ["novo evento neste dia"] : [])];
  const lines = entries.map(({ event, short }) => {
    const line = `${formatTime(event.date, timeZone)} ${event.name}`;
    return short.length > 0 ? `${line} – falta estoque: ${eventShortageText(short)}` : line;
  });
  return entries.length === 1 ? lines : [formatCount(entries.length, "evento", "eventos"), ...lines];
}
