import { Link } from "wouter";
import { clientNames } from "#shared/events/client-names.ts";
import type { PricedEvent } from "#shared/events/contract.ts";
import { formatMoney, formatWeekdayDate } from "#shared/numbers/format.ts";
import { undatedText } from "#shared/payments/agreed/undated.ts";
import { linkToEvent } from "#web/address/links.ts";
import { ClientLinks } from "#web/clients/client-links.tsx";
import { GenerateChargesButton } from "#web/payments/generate-charges-button.tsx";
import { useTimeZone } from "#web/session/clock.ts";
import { ShowAllButton } from "#web/ui/lists/show-all-button.tsx";
import { useFirstFew } from "#web/ui/lists/use-first-few.ts";

const SHOWN = 5;
/** The events know the names of their clients. */
const NO_LIST = new Map<number, never>();

type UndatedEventsProps = { events: readonly PricedEvent[]; canEdit: boolean };

/** Agreed events with a price and without due dates, and the tap that gives them some. */
export function UndatedEvents({ events, canEdit }: UndatedEventsProps) {
  const timeZone = useTimeZone();
  const { shown, more } = useFirstFew(events, SHOWN);
  return (
    <section className="not-last:mb-3" aria-label="Sem vencimento">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-base font-semibold text-orange-ink tabular-nums">{undatedText(events)}</h2>
        {canEdit && events.length > 1 && <GenerateChargesButton events={events} of="todos" />}
      </div>
      <ul className="ruled rounded-lg border border-line bg-surface">
        {shown.map((event) => (
          <li
            key={event.id}
            className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 px-3 py-2 sm:px-4"
          >
            <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
              <span className="block leading-5 font-semibold pointer-coarse:leading-6">
                {event.clients.length > 0 ? (
                  <ClientLinks ids={event.clients} nameOf={clientNames(event, NO_LIST)} />
                ) : (
                  "Sem cliente"
                )}
              </span>
              <span className="block text-sm leading-5 text-muted">
                <Link
                  href={linkToEvent(event.id)}
                  className="relative underline-offset-4 hover:text-ink hover:underline pointer-coarse:before:absolute pointer-coarse:before:-inset-y-2.5 pointer-coarse:before:inset-x-0"
                >
                  {event.name}
                </Link>
                ,{" "}
                <span className="whitespace-nowrap tabular-nums">
                  {formatWeekdayDate(event.date, timeZone)}
                </span>
              </span>
            </p>
            <p className="shrink-0 font-semibold whitespace-nowrap tabular-nums">
              {formatMoney(Number(event.owedPrice))}
            </p>
            {canEdit && <GenerateChargesButton events={[event]} of={event.name} />}
          </li>
        ))}
      </ul>
      {more && (
        <div className="mt-1 text-sm">
          <ShowAllButton isOpen={more.isOpen} onToggle={more.onToggle}>
            e mais {more.rest} eventos
          </ShowAllButton>
        </div>
      )}
    </section>
  );
}
