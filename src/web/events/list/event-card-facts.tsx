import { CalendarClock, Contact, MapPin, Users } from "lucide-react";
import type { CateringEvent } from "#shared/events/contract.ts";
import { guestsText } from "#shared/events/guests-text.ts";
import { clientName, typeLabels } from "#shared/events/labels.ts";
import { formatDateTime } from "#shared/numbers/format.ts";
import { typeIcons } from "#web/events/type-icons.ts";
import { Detail } from "#web/ui/detail.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";

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
      <Detail icon={icons.date} label="Data e hora">
        <time dateTime={date} className="font-medium text-ink tabular-nums">
          {formatDateTime(date)}
        </time>
      </Detail>
      <Detail icon={typeIcons[type]} label="Tipo e combo">
        <span>{typeLabels[type]}</span> · <span>{combo}</span>
      </Detail>
      {location && (
        <Detail icon={icons.location} label="Local">
          {location}
        </Detail>
      )}
      <Detail icon={icons.guests} label="Convidados">
        {guestsText(guests)}
      </Detail>
      {event.clients.length > 0 && (
        <Detail icon={icons.clients} label="Clientes">
          {event.clients.map((id) => clientName(id, clients)).join(", ")}
        </Detail>
      )}
    </dl>
  );
}
