import type { ReactNode } from "react";
import { Link } from "wouter";
import type { CateringEvent } from "#shared/events/contract.ts";
import { stockState } from "#shared/night/stock-state.ts";
import { formatCount, formatWeekdayDateTime } from "#shared/numbers/format.ts";
import type { Clock } from "#shared/time/clock.ts";
import { linkToEvent, linkToUnrecordedEvents } from "#web/address/links.ts";
import { UnrecordedEventActions } from "#web/night/withdrawal/unrecorded-event.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import type { Waiting } from "./waiting.ts";
import { WaitingRow } from "./waiting-row.tsx";

const LABEL = "Sem baixa";
const AT_MOST = 3;

/** Past confirmed events whose withdrawal was forgotten, the latest first: each, or all of many in one row. */
export function unrecordedRows(events: readonly CateringEvent[], clock: Clock): Waiting[] {
  const forgotten = events
    .filter((event) => stockState(event, clock) === "unrecorded")
    .sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
  const waiting = (key: string, row: ReactNode): Waiting => ({ key, kind: "unrecorded", label: LABEL, row });
  if (forgotten.length > AT_MOST) return [waiting("unrecorded", <ManyUnrecorded count={forgotten.length} />)];
  return forgotten.map((event) =>
    waiting(`unrecorded ${event.id}`, <UnrecordedRow event={event} clock={clock} />),
  );
}

function UnrecordedRow({ event, clock }: { event: CateringEvent; clock: Clock }) {
  return (
    <WaitingRow tone="neutral" label={LABEL} action={<UnrecordedEventActions event={event} />}>
      <Link
        href={linkToEvent(event.id)}
        className="font-semibold text-ink underline-offset-4 hover:underline"
      >
        {event.name}
      </Link>{" "}
      · <time dateTime={event.date}>{formatWeekdayDateTime(event.date, clock.timeZone)}</time>, não reserva
      mais estoque
    </WaitingRow>
  );
}

function ManyUnrecorded({ count }: { count: number }) {
  return (
    <WaitingRow
      tone="neutral"
      label={LABEL}
      action={
        <Link
          href={linkToUnrecordedEvents}
          aria-label="Ver os eventos sem baixa"
          className={buttonClass({ variant: "secondary", size: "sm" })}
        >
          Ver
        </Link>
      }
    >
      <span className="font-semibold text-ink">{formatCount(count, "evento", "eventos")}</span> · já passaram
      e não reservam mais estoque
    </WaitingRow>
  );
}
