import { createClient } from "#server/clients/clients.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import type { JsonText } from "#server/db/json-sql.ts";
import { inquiries } from "#server/db/schema/inquiries.ts";
import { createEvent } from "#server/events/write-events.ts";
import type { Client } from "#shared/clients/contract.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { inquiryEventName } from "#shared/inquiries/event-name.ts";
import { momentAt } from "#shared/time/clock.ts";
import { type InquiryRow, lockNewInquiry } from "./inquiries.ts";

/** Makes the quote that a request asks for, at 19:00 of its day, for a client that is there or a new one. */
export const createEventOf = (
  data: CompanyData,
  inquiryId: number,
  { clientId }: { clientId: number | null },
): Promise<JsonText<CateringEvent>> =>
  data.transaction(async (tx) => {
    const inquiry = await lockNewInquiry(tx, inquiryId);
    const client = clientId ?? (await addClient(tx, inquiry));
    const { date, guests, location, eventType } = inquiry;
    const made = await createEvent(tx, {
      name: inquiryEventName({ name: inquiry.name ?? "", eventType }),
      date: momentAt(`${date}T19:00`, tx.clock.timeZone).toISOString(),
      status: "orçamento",
      type: eventType ?? "outro",
      guests,
      location,
      clients: [client],
      drinks: [],
    });
    const { id: eventId } = JSON.parse(made) as CateringEvent;
    await tx.update(inquiries, inquiryId, { state: "virou_evento", eventId, clientId: client });
    return made;
  });

async function addClient(tx: CompanyData, { name, phone, email }: InquiryRow): Promise<number> {
  const entered = { name: name ?? "", phone, email, cpf: null, cnpj: null, address: null, notes: null };
  const { id } = JSON.parse(await createClient(tx, entered)) as Client;
  return id;
}
