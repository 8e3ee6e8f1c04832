import type { AgendaEntry } from "#shared/dashboard/agenda.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { formatWeekdayDateTime } from "#shared/numbers/format.ts";
import { linkToEvent } from "#web/address/links.ts";
import { RowLink } from "#web/dashboard/lists/row-link.tsx";
import { eventShortageText } from "#web/dashboard/next-event/shortage-text.ts";
import { StatusBadge } from "#web/events/status-badge.tsx";
import { useTimeZone } from "#web/session/clock.ts";

type AgendaEntriesProps = { title: string; entries: readonly AgendaEntry<CateringEvent>[] };

export function AgendaEntries({ title, entries }: AgendaEntriesProps) {
  const timeZone = useTimeZone();
  return (
    <section aria-label={title} className="mt-3 animate-fade-in border-t border-line pt-3">
      <h3 className="text-sm font-semibold first-letter:uppercase">{title}</h3>
      <ul className="mt-1">
        {entries.map(({ event, short }) => (
          <li key={event.id}>
            <RowLink href={linkToEvent(event.id)}>
              <span className="flex min-w-0 flex-1 flex-col gap-0.5">
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="font-medium wrap-anywhere">{event.name}</span>
                  <StatusBadge status={event.status} />
                </span>
                <time dateTime={event.date} className="text-sm text-muted tabular-nums">
                  {formatWeekdayDateTime(event.date, timeZone)}
                </time>
                {short.length > 0 && (
                  <span className="text-sm wrap-anywhere text-orange-ink">
                    Falta: {eventShortageText(short)}
                  </span>
                )}
              </span>
            </RowLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
