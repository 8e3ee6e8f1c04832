import {
  Briefcase,
  Cake,
  CalendarClock,
  Contact,
  Gem,
  GraduationCap,
  Handshake,
  MapPin,
  Martini,
  PartyPopper,
  Shapes,
  Users,
} from "lucide-react";
import type { ReactElement } from "react";
import { clientNames } from "#shared/events/client-names.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { EventType } from "#shared/events/enumerations.ts";
import { eventTypeLabels, guestsText } from "#shared/events/labels.ts";
import { formatDateTime } from "#shared/numbers/format.ts";
import { CardDetail } from "#web/ui/card-detail.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";

const typeIcons: Record<EventType, ReactElement> = {
  corporativo: plainIcon(Briefcase),
  casamento: plainIcon(Gem),
  aniversario: plainIcon(Cake),
  formatura: plainIcon(GraduationCap),
  festa_infantil: plainIcon(PartyPopper),
  confraternizacao: plainIcon(Handshake),
  social: plainIcon(Martini),
  outro: plainIcon(Shapes),
};

type EventCardFactsProps = { event: CateringEvent; clients: ReadonlyMap<number, { name: string }> };

const icons = {
  date: plainIcon(CalendarClock),
  location: plainIcon(MapPin),
  guests: plainIcon(Users),
  clients: plainIcon(Contact),
};

export function EventCardFacts({ event, clients }: EventCardFactsProps) {
  const { date, type, combo, location, guests } = event;
  return (
    <dl className="mb-4 [&>*+*]:mt-2 text-sm text-muted">
      <CardDetail icon={icons.date} label="Data e hora">
        <time dateTime={date} className="font-medium text-ink tabular-nums">
          {formatDateTime(date)}
        </time>
      </CardDetail>
      <CardDetail icon={typeIcons[type]} label="Tipo e combo">
        <span>{eventTypeLabels[type]}</span> · <span>{combo}</span>
      </CardDetail>
      {location && (
        <CardDetail icon={icons.location} label="Local">
          {location}
        </CardDetail>
      )}
      <CardDetail icon={icons.guests} label="Convidados">
        {guestsText(guests)}
      </CardDetail>
      {event.clients.length > 0 && (
        <CardDetail icon={icons.clients} label="Clientes">
          {event.clients.map(clientNames(event, clients)).join(", ")}
        </CardDetail>
      )}
    </dl>
  );
}
