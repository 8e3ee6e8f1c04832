import { and, eq, isNotNull } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import type { emails } from "#server/db/schema/emails.ts";
import { inquiries } from "#server/db/schema/inquiries.ts";
import { inquiryFacts } from "#shared/inquiries/inquiry-text.ts";
import { formatWeekdayDay } from "#shared/numbers/day.ts";
import type { MessageContent } from "./layout.ts";
import { nameInMail } from "./without-links.ts";

export const INQUIRY_TITLE = "Novo pedido de orçamento";

type Asked = Pick<typeof inquiries.$inferSelect, "date" | "guests" | "eventType"> & { name: string };

/** Reads a request that waits; none once somebody has dealt with it. */
export async function readNewInquiry(
  db: Database,
  { inquiryId }: Pick<typeof emails.$inferSelect, "inquiryId">,
): Promise<Asked | undefined> {
  const { name, date, guests, eventType } = inquiries;
  const [found] = await db
    .select({ name, date, guests, eventType })
    .from(inquiries)
    .where(and(eq(inquiries.id, inquiryId ?? 0), eq(inquiries.state, "novo"), isNotNull(name)));
  return found && { ...found, name: found.name ?? "" };
}

/**
 * The message to an owner. Of what the stranger wrote it has the name alone, written so that mail programs make no link
 * of it, and not in the subject.
 */
export const inquiryContent = (asked: Asked, link: string): MessageContent => ({
  title: `Novo pedido para ${formatWeekdayDay(asked.date)}`,
  paragraphs: [
    `${nameInMail(asked.name)} pediu um orçamento: ${inquiryFacts(asked)}.`,
    "Contato e mensagem estão no Balcão, com a resposta por WhatsApp e o orçamento a um toque.",
  ],
  action: { label: "Ver o pedido", link },
  footnote: "Você recebe esta mensagem porque é dono da empresa no Balcão e a página de pedidos está aberta.",
});
