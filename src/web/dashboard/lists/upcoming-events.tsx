import { Link } from "wouter";
import type { AgendaEntry } from "#shared/dashboard/agenda.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { Clock } from "#shared/time/clock.ts";
import { paths } from "#web/address/paths.ts";
import { EmptyLine } from "./empty-line.tsx";
import { ListSection } from "./list-section.tsx";
import { UpcomingEvent } from "./upcoming-event.tsx";

type UpcomingEventsProps = { entries: readonly AgendaEntry<CateringEvent>[]; clock: Clock };

export function UpcomingEvents({ entries, clock }: UpcomingEventsProps) {
  return (
    <ListSection
      title="Próximos Eventos"
      action={
        <Link href={paths.events} className="py-1.5 text-sm text-muted underline-offset-4 hover:underline">
          Ver eventos
        </Link>
      }
    >
      {entries.length === 0 ? (
        <EmptyLine>Nenhum evento próximo cadastrado</EmptyLine>
      ) : (
        <ul aria-label="Próximos Eventos" className="ruled">
          {entries.map(({ event, short }) => (
            <li key={event.id}>
              <UpcomingEvent event={event} isShort={short.length > 0} clock={clock} />
            </li>
          ))}
        </ul>
      )}
    </ListSection>
  );
}
