import { and, eq, gt } from "drizzle-orm";
import { inquiryShare } from "#server/accounts/attempt-limits.ts";
import { tokenHash } from "#server/accounts/tokens.ts";
import { recordData } from "#server/activity/record-data-change.ts";
import { inquiries, inquirySettings } from "#server/db/schema/inquiries.ts";
import { tellOwners } from "#server/email/tell-owners.ts";
import { AppError } from "#server/http/errors.ts";
import { networkOf } from "#server/http/limits/client-address.ts";
import { refuseTooManyOpen } from "#server/inquiries/inquiries.ts";
import type { Services } from "#server/start/services.ts";
import { type InquiryInput, MOST_INQUIRIES_A_DAY } from "#shared/inquiries/contract.ts";
import { type LinkedPage, pageNotFound } from "./find-inquiry-page.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Said instead of a number: a stranger need not know how many ask. */
const TOO_MANY = "Recebemos pedidos demais agora. Tente de novo mais tarde ou fale direto com a empresa.";

const tooMany = () => new AppError(429, TOO_MANY, { retryAfterSeconds: 3600 });

/** Stores a request of a stranger and tells the owners, unless the company, or this network, has sent too many. */
export async function receiveInquiry(
  { attempts, now }: Pick<Services, "attempts" | "now">,
  page: LinkedPage,
  input: InquiryInput,
  address: string,
): Promise<void> {
  const share = `inquiry-share ${tokenHash(page.token)} ${networkOf(address)}`;
  if (await attempts.isOver(share, inquiryShare, now())) throw tooMany();
  try {
    await storeInquiry(page, input);
  } catch (error) {
    await attempts.forgive(share);
    throw error;
  }
}

const storeInquiry = ({ data, token }: LinkedPage, input: InquiryInput): Promise<void> =>
  data.transaction(async (tx) => {
    await refuseTooManyOpen(tx, TOO_MANY);
    // The page may have been closed since it was found; whoever closes it holds the company's lock.
    const isThis = and(eq(inquirySettings.token, token), inquirySettings.isOpen);
    if ((await tx.list(inquirySettings, isThis)).length === 0) throw pageNotFound();
    const isOfDay = and(
      eq(inquiries.source, "pagina"),
      gt(inquiries.receivedAt, new Date(tx.now.getTime() - DAY_MS)),
    );
    const ofDay = await tx.select(
      { receivedAt: inquiries.receivedAt },
      { from: inquiries, where: isOfDay, limit: MOST_INQUIRIES_A_DAY },
    );
    if (ofDay.length >= MOST_INQUIRIES_A_DAY) throw tooMany();
    const { id } = await tx.insert(inquiries, { ...input, source: "pagina", receivedAt: tx.now });
    await recordData(tx, "inquiry_received", id);
    await tellOwners(tx, { kind: "inquiry", inquiryId: id });
  });
