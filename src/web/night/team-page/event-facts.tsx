import { CalendarDays, CalendarPlus, Clock, LogIn, MapPin, StickyNote, Users } from "lucide-react";
import type { ReactNode } from "react";
import { guestsText } from "#shared/events/labels.ts";
import { eventDayText, eventHoursText } from "#shared/events/times-text.ts";
import type { TeamEvent } from "#shared/night/team-link/contract.ts";
import { buttonClass } from "#web/ui/button.tsx";

const mapLink = (place: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

/** When and where. */
export function EventFacts({ event, token }: { event: TeamEvent; token: string }) {
  const { companyName, timeZone, name, arrivalTime, teamNotes, location, guests, isCancelled } = event;
  return (
    <header>
      <p className="text-sm font-medium wrap-anywhere text-muted">{companyName}</p>
      <h1 className="mt-0.5 text-3xl font-semibold wrap-anywhere">{name}</h1>
      <ul className="mt-4 flex flex-col gap-2.5 text-lg">
        <Fact icon={<CalendarDays />}>{eventDayText(event, timeZone)}</Fact>
        {arrivalTime && (
          <Fact icon={<LogIn />}>
            Chegada da equipe às <strong className="font-semibold">{arrivalTime}</strong>
          </Fact>
        )}
        <Fact icon={<Clock />}>{eventHoursText(event, timeZone)}</Fact>
        {location && <Fact icon={<MapPin />}>{location}</Fact>}
        <Fact icon={<Users />}>{guestsText(guests)}</Fact>
        {teamNotes && (
          <Fact icon={<StickyNote />}>
            <span className="whitespace-pre-line">{teamNotes}</span>
          </Fact>
        )}
      </ul>
      <div className="mt-4 flex flex-col gap-2.5">
        {location && (
          <a
            href={mapLink(location)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: "secondary", size: "lg", block: true })}
          >
            <MapPin className="size-5" />
            Abrir no mapa
          </a>
        )}
        {!isCancelled && (
          <a
            href={`/t/${token}.ics`}
            className={buttonClass({ variant: "secondary", size: "lg", block: true })}
          >
            <CalendarPlus className="size-5" />
            Adicionar à agenda
          </a>
        )}
      </div>
    </header>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-muted">
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
