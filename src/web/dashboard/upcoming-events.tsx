import { CalendarPlus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { AgendaEntry } from "#shared/dashboard/agenda.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { Clock } from "#shared/time/clock.ts";
import { paths } from "#web/address/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Card, CardTitle } from "#web/ui/card.tsx";
import { EmptyCard } from "./empty-card.tsx";
import { UpcomingEvent } from "./upcoming-event.tsx";

type UpcomingEventsProps = { entries: readonly AgendaEntry<CateringEvent>[]; clock: Clock };

export function UpcomingEvents({ entries, clock }: UpcomingEventsProps) {
  return (
    <Card className="h-full">
      <CardTitle
        action={
          <TitleAction>
            <Link href={paths.events} className={buttonClass({ variant: "link", size: "sm" })}>
              Ver eventos
            </Link>
          </TitleAction>
        }
      >
        Próximos Eventos
      </CardTitle>
      {entries.length === 0 ? (
        <EmptyCard icon={<CalendarPlus />}>Nenhum evento próximo cadastrado</EmptyCard>
      ) : (
        <ul aria-label="Próximos Eventos" className="flex flex-col gap-1">
          {entries.map(({ event, short }) => (
            <li key={event.id}>
              <UpcomingEvent event={event} isShort={short.length > 0} clock={clock} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Negative margins let the button exceed the title line, so that titles stay level. */
function TitleAction({ children }: { children: ReactNode }) {
  return <div className="-my-1.5 -mr-3 shrink-0 pointer-coarse:-my-2.5">{children}</div>;
}
