import { IdCard, Mail, MapPin, Phone } from "lucide-react";
import type { Client } from "#shared/clients/contract.ts";
import { formatDate } from "#shared/format.ts";
import { Detail } from "#web/ui/detail.tsx";
import { EmailText } from "#web/ui/email-text.tsx";
import { ItemCard } from "#web/ui/item-card.tsx";
import { ClientEventsLine } from "./client-events-line.tsx";
import { ClientNotes } from "./client-notes.tsx";
import { DeleteClientButton } from "./delete-client-button.tsx";

const linkClass = "underline-offset-4 hover:text-ink hover:underline";

export function ClientCard({ client, onEdit }: { client: Client; onEdit: () => void }) {
  const { name, email, phone, address, cpf, notes, createdAt } = client;
  return (
    <ItemCard
      name={name}
      onEdit={onEdit}
      deleteButton={<DeleteClientButton key={client.id} client={client} />}
      footer={<p className="text-xs text-muted">Cadastrado em {formatDate(createdAt)}</p>}
    >
      <dl className="mt-1 mb-4 flex flex-col gap-2 text-sm text-muted">
        {phone && (
          <Detail icon={<Phone aria-hidden="true" />} label="Telefone">
            <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className={linkClass}>
              {phone}
            </a>
          </Detail>
        )}
        {email && (
          <Detail icon={<Mail aria-hidden="true" />} label="E-mail">
            <a href={`mailto:${encodeURIComponent(email)}`} className={linkClass}>
              <EmailText address={email} />
            </a>
          </Detail>
        )}
        {cpf && (
          <Detail icon={<IdCard aria-hidden="true" />} label="CPF">
            CPF {cpf}
          </Detail>
        )}
        {address && (
          <Detail icon={<MapPin aria-hidden="true" />} label="Endereço">
            {address}
          </Detail>
        )}
        <ClientEventsLine clientId={client.id} />
        {notes && <ClientNotes key={client.id} notes={notes} />}
      </dl>
    </ItemCard>
  );
}
