import { IdCard, Mail, MapPin, Pencil, Phone } from "lucide-react";
import type { Client } from "#shared/clients/contract.ts";
import { formatDate } from "#shared/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ClientDetail } from "./client-detail.tsx";
import { ClientNotes } from "./client-notes.tsx";
import { DeleteClientButton } from "./delete-client-button.tsx";

const linkClass = "underline-offset-4 hover:text-ink hover:underline";

export function ClientCard({ client, onEdit }: { client: Client; onEdit: () => void }) {
  const { name, email, phone, address, cpf, notes, createdAt } = client;
  return (
    <Card className="flex min-w-0 flex-col">
      <div className="-mt-1.5 -mr-2 flex items-start gap-2">
        <h2 className="min-w-0 flex-1 py-2.5 text-lg font-semibold wrap-anywhere">{name}</h2>
        <div className="flex shrink-0">
          <Button variant="ghost" size="icon" aria-label={`Editar ${name}`} title="Editar" onClick={onEdit}>
            <Pencil aria-hidden="true" className="size-4.5" />
          </Button>
          <DeleteClientButton client={client} />
        </div>
      </div>
      <dl className="mt-1 mb-4 flex flex-col gap-2 text-sm text-muted">
        {phone && (
          <ClientDetail icon={<Phone aria-hidden="true" />} label="Telefone">
            <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className={linkClass}>
              {phone}
            </a>
          </ClientDetail>
        )}
        {email && (
          <ClientDetail icon={<Mail aria-hidden="true" />} label="E-mail">
            <a href={`mailto:${encodeURIComponent(email)}`} className={linkClass}>
              {email}
            </a>
          </ClientDetail>
        )}
        {cpf && (
          <ClientDetail icon={<IdCard aria-hidden="true" />} label="CPF">
            CPF {cpf}
          </ClientDetail>
        )}
        {address && (
          <ClientDetail icon={<MapPin aria-hidden="true" />} label="Endereço">
            {address}
          </ClientDetail>
        )}
        {notes && <ClientNotes notes={notes} />}
      </dl>
      <p className="mt-auto border-t border-line pt-3 text-xs text-muted">
        Cadastrado em {formatDate(createdAt)}
      </p>
    </Card>
  );
}
