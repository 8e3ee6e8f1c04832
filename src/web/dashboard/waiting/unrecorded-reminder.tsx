import { useMemo } from "react";
import { Link } from "wouter";
import type { CateringEvent } from "#shared/events/contract.ts";
import { stockState } from "#shared/night/stock-state.ts";
import { formatCount, formatWeekdayDateTime } from "#shared/numbers/format.ts";
import type { Clock } from "#shared/time/clock.ts";
import { linkToEvent, linkToUnrecordedEvents } from "#web/address/links.ts";
import { UnrecordedEvent } from "#web/night/withdrawal/unrecorded-event.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { CardTitle } from "#web/ui/card.tsx";

const AT_MOST = 3;

type UnrecordedReminderProps = { events: readonly CateringEvent[]; clock: Clock };

/** Past confirmed events whose withdrawal was forgotten, the latest first; nothing where there are none. */
export function UnrecordedReminder({ events, clock }: UnrecordedReminderProps) {
  const forgotten = useMemo(
    () =>
      events
        .filter((event) => stockState(event, clock) === "unrecorded")
        .sort((a, b) => Date.parse(b.date) - Date.parse(a.date)),
    [events, clock],
  );
  if (forgotten.length === 0) return null;
  return (
    <div className="rounded-lg border border-line bg-surface px-3 py-2.5 sm:px-4">
      <CardTitle
        action={
          forgotten.length > AT_MOST && (
            <Link href={linkToUnrecordedEvents} className={buttonClass({ variant: "link", size: "sm" })}>
              Ver todos
            </Link>
          )
        }
      >
        {formatCount(forgotten.length, "evento sem baixa", "eventos sem baixa")}
      </CardTitle>
      <p className="-mt-2 mb-1 text-sm text-muted">
        {forgotten.length === 1
          ? "Já passou e não reserva mais estoque. O que saiu para ele?"
          : "Já passaram e não reservam mais estoque. O que saiu para eles?"}
      </p>
      <ul className="ruled">
        {forgotten.slice(0, AT_MOST).map((event) => (
          <li key={event.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <p className="min-w-0 flex-1 basis-52">
              <Link
                href={linkToEvent(event.id)}
                className="relative font-medium wrap-anywhere underline-offset-4 hover:underline pointer-coarse:before:absolute pointer-coarse:before:inset-x-0 pointer-coarse:before:-top-2.5 pointer-coarse:before:-bottom-1"
              >
                {event.name}
              </Link>{" "}
              <time dateTime={event.date} className="text-sm whitespace-nowrap text-muted tabular-nums">
                {formatWeekdayDateTime(event.date, clock.timeZone)}
              </time>
            </p>
            <UnrecordedEvent event={event} />
          </li>
        ))}
      </ul>
    </div>
  );
}
