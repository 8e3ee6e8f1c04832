import type { ReactNode } from "react";
import { whatsappLink } from "#shared/clients/whatsapp-link.ts";
import { eventTypeLabels, guestsText } from "#shared/events/labels.ts";
import type { Inquiry } from "#shared/inquiries/contract.ts";
import { formatWeekdayDay } from "#shared/numbers/day.ts";
import { formatWeekdayDateTime } from "#shared/numbers/format.ts";
import { useTimeZone } from "#web/session/clock.ts";

/** Everything that somebody asked for, as it was written. */
export function InquiryFacts({ inquiry }: { inquiry: Inquiry }) {
  const { phone, email, date, guests, eventType, location, message, receivedAt, source } = inquiry;
  const timeZone = useTimeZone();
  return (
    <div className="flex flex-col gap-3">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        {phone && (
          <Row label="WhatsApp">
            {whatsappLink(phone) ? (
              <a
                href={whatsappLink(phone)}
                target="_blank"
                rel="noreferrer"
                className="text-primary-ink underline underline-offset-4"
              >
                {phone}
              </a>
            ) : (
              phone
            )}
          </Row>
        )}
        {email && (
          <Row label="E-mail">
            <a href={`mailto:${email}`} className="text-primary-ink underline underline-offset-4">
              {email}
            </a>
          </Row>
        )}
        <Row label="Data">{formatWeekdayDay(date)}</Row>
        <Row label="Convidados">{guestsText(guests)}</Row>
        {eventType && <Row label="Tipo">{eventTypeLabels[eventType]}</Row>}
        {location && <Row label="Local">{location}</Row>}
        <Row label={source === "pagina" ? "Recebido" : "Anotado"}>
          {formatWeekdayDateTime(receivedAt, timeZone)}
          {source === "pagina" && ", pela página de pedidos"}
        </Row>
      </dl>
      {message && (
        <p className="rounded-lg bg-sunken p-3.5 text-sm wrap-anywhere whitespace-pre-line">{message}</p>
      )}
    </div>
  );
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </>
);
