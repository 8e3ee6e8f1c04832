import { IdCard, MessageCircle, NotebookText } from "lucide-react";
import { whatsappLink } from "#shared/clients/whatsapp-link.ts";
import { formatCnpj } from "#shared/company/cnpj.ts";
import type { Supplier } from "#shared/suppliers/contract.ts";
import { CardDetail } from "#web/ui/card-detail.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";

const icons = {
  whatsapp: plainIcon(MessageCircle),
  cnpj: plainIcon(IdCard),
  notes: plainIcon(NotebookText),
};

/** How to reach a supplier; what is not on record takes no room. */
export function SupplierContact({ supplier: { whatsapp, cnpj, notes } }: { supplier: Supplier }) {
  const chat = whatsapp && whatsappLink(whatsapp);
  if (!whatsapp && !cnpj && !notes) return <p className="text-sm text-muted">Sem contato cadastrado.</p>;
  return (
    <dl className="text-sm text-muted [&>*+*]:mt-2">
      {whatsapp && (
        <CardDetail icon={icons.whatsapp} label="WhatsApp">
          {chat ? (
            <a
              href={chat}
              target="_blank"
              rel="noreferrer"
              aria-label={`WhatsApp ${whatsapp}`}
              className="underline-offset-4 hover:text-ink hover:underline"
            >
              {whatsapp}
            </a>
          ) : (
            whatsapp
          )}
        </CardDetail>
      )}
      {cnpj && (
        <CardDetail icon={icons.cnpj} label="CNPJ">
          CNPJ {formatCnpj(cnpj)}
        </CardDetail>
      )}
      {notes && (
        <CardDetail icon={icons.notes} label="Observações">
          <span className="whitespace-pre-line">{notes}</span>
        </CardDetail>
      )}
    </dl>
  );
}
