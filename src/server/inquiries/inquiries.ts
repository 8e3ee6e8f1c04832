import { eq } from "drizzle-orm";
import { recordData } from "#server/activity/record-data-change.ts";
import { lockCompany } from "#server/company/company.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { inquiries } from "#server/db/schema/inquiries.ts";
import { conflict, notFound } from "#server/http/errors.ts";
import { type InquiryInput, MOST_OPEN_INQUIRIES } from "#shared/inquiries/contract.ts";
import { INQUIRY_MISSING, REOPENED_WITHIN_DAYS } from "./inquiry-json.ts";

export type InquiryRow = typeof inquiries.$inferSelect;

const DAY_MS = 24 * 60 * 60 * 1000;

const TOO_MANY_OPEN = `Há ${MOST_OPEN_INQUIRIES} pedidos abertos: responda ou descarte algum antes`;

/** Notes a request that came by telephone or chat. */
export const noteInquiry = (data: CompanyData, input: InquiryInput): Promise<number> =>
  data.transaction(async (tx) => {
    await refuseTooManyOpen(tx, TOO_MANY_OPEN);
    const { id } = await tx.insert(inquiries, { ...input, source: "manual", receivedAt: tx.now });
    await recordData(tx, "inquiry_noted", id);
    return id;
  });

/** Counts under the lock of the company, so that many at once count as many. A request is locked before the company. */
export async function refuseTooManyOpen(tx: CompanyData, message: string): Promise<void> {
  await lockCompany(tx);
  const open = await tx.select(
    { id: inquiries.id },
    { from: inquiries, where: eq(inquiries.state, "novo"), limit: MOST_OPEN_INQUIRIES },
  );
  if (open.length >= MOST_OPEN_INQUIRIES) throw conflict(message);
}

export const discardInquiry = (data: CompanyData, id: number): Promise<void> =>
  data.transaction(async (tx) => {
    await lockNewInquiry(tx, id);
    await tx.update(inquiries, id, { state: "descartado", discardedAt: tx.now });
    await recordData(tx, "inquiry_discarded", id);
  });

export const reopenInquiry = (data: CompanyData, id: number): Promise<void> =>
  data.transaction(async (tx) => {
    const { state, discardedAt, name } = await lockInquiry(tx, id);
    if (state !== "descartado" || !discardedAt) throw conflict("Este pedido não está descartado");
    const lastMoment = discardedAt.getTime() + REOPENED_WITHIN_DAYS * DAY_MS;
    if (tx.now.getTime() > lastMoment || name === null)
      throw conflict(`Um pedido descartado só volta em até ${REOPENED_WITHIN_DAYS} dias`);
    await refuseTooManyOpen(tx, TOO_MANY_OPEN);
    await tx.update(inquiries, id, { state: "novo", discardedAt: null });
    await recordData(tx, "inquiry_reopened", id);
  });

async function lockInquiry(tx: CompanyData, id: number): Promise<InquiryRow> {
  const [inquiry] = await tx.lock(inquiries, [id]);
  if (!inquiry) throw notFound(INQUIRY_MISSING);
  return inquiry;
}

/** Locks a request that nobody has dealt with: of two at once the second is refused. */
export async function lockNewInquiry(tx: CompanyData, id: number): Promise<InquiryRow> {
  const inquiry = await lockInquiry(tx, id);
  if (inquiry.state === "virou_evento") throw conflict("Este pedido já virou evento");
  if (inquiry.state === "descartado") throw conflict("Este pedido foi descartado");
  return inquiry;
}
