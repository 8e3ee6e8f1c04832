import type { Client } from "#shared/clients/contract.ts";
import { documentText } from "#shared/clients/document-text.ts";
import { whatsappLink } from "#shared/clients/whatsapp-link.ts";
import { EmailText } from "#web/ui/email-text.tsx";
import { SectionTitle } from "./section-title.tsx";

const linkClass = "underline-offset-4 hover:underline";

/** How to reach a client; what is not on record takes no room. */
export function ClientContact({ client }: { client: Client }) {
  const { phone, email, address } = client;
  const whatsapp = phone && whatsappLink(phone);
  const document = documentText(client);
  const isEmpty = !phone && !email && !address && !document;
  return (
    <section className="mb-6">
      <SectionTitle>Contato</SectionTitle>
      <div className="flex flex-col gap-1 pt-2.5 text-sm wrap-anywhere">
        {phone && (
          <p className="tabular-nums">
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
          </p>
        )}
        {email && (
          <p>
            <a href={`mailto:${encodeURIComponent(email)}`} className={linkClass}>
              <EmailText address={email} />
            </a>
          </p>
        )}
        {address && <p>{address}</p>}
        {document && <p className="text-muted tabular-nums">{document}</p>}
        {isEmpty && <p className="text-muted">Sem contato cadastrado.</p>}
      </div>
    </section>
  );
}
