import { IdCard, Mail, MapPin, Phone } from "lucide-react";
import type { Client } from "#shared/clients/contract.ts";
import { whatsappLink } from "#shared/clients/whatsapp-link.ts";
import type { ClientEvents } from "#shared/events/client-events.ts";
import { formatDate } from "#shared/numbers/format.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { CardDetail } from "#web/ui/card-detail.tsx";
import { EmailText } from "#web/ui/email-text.tsx";
import { ItemCard } from "#web/ui/lists/item-card.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { ClientEventsLine } from "./client-events-line.tsx";
import { ClientNotes } from "./client-notes.tsx";

type ClientCardProps = {
  client: Client;
  /** Undefined while loading, and for a client without events. */
  events: ClientEvents | undefined;
  isRemoving: boolean;
  onEdit: (client: Client) => void;
  onRemove: (client: Client) => void;
};

const linkClass = "underline-offset-4 hover:text-ink hover:underline";
// Shared elements: React skips them when a search re-renders the cards.
const icons = {
  phone: plainIcon(Phone),
  mail: plainIcon(Mail),
  cpf: plainIcon(IdCard),
  address: plainIcon(MapPin),
};

export function ClientCard({ client, events, isRemoving, onEdit, onRemove }: ClientCardProps) {
  const { name, email, phone, address, cpf, notes, createdAt } = client;
  const timeZone = useTimeZone();
  const whatsapp = phone && whatsappLink(phone);
  return (
    <ItemCard
      name={name}
      edits={{ onEdit: () => onEdit(client), onRemove: () => onRemove(client) }}
      isRemoving={isRemoving}
      footer={<p className="text-xs text-muted">Cadastrado em {formatDate(createdAt, timeZone)}</p>}
    >
      <dl className="mt-1 mb-4 [&>*+*]:mt-2 text-sm text-muted">
        {phone && (
          <CardDetail icon={icons.phone} label="Telefone">
            <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className={linkClass}>
              {phone}
            </a>
            {whatsapp && (
              <>
                {" · "}
                <a href={whatsapp} target="_blank" rel="noreferrer" className={linkClass}>
                  WhatsApp
                </a>
              </>
            )}
          </CardDetail>
        )}
        {email && (
          <CardDetail icon={icons.mail} label="E-mail">
            <a href={`mailto:${encodeURIComponent(email)}`} className={linkClass}>
              <EmailText address={email} />
            </a>
          </CardDetail>
        )}
        {cpf && (
          <CardDetail icon={icons.cpf} label="CPF">
            CPF {cpf}
          </CardDetail>
        )}
        {address && (
          <CardDetail icon={icons.address} label="Endereço">
            {address}
          </CardDetail>
        )}
        {events && <ClientEventsLine clientId={client.id} events={events} />}
        {notes && <ClientNotes key={client.id} notes={notes} />}
      </dl>
    </ItemCard>
  );
}
