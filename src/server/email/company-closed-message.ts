import { and, eq, isNotNull } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { companies } from "#server/db/schema/accounts.ts";
import type { emails } from "#server/db/schema/emails.ts";
import { erasedFrom } from "#shared/company/closing.ts";
import { formatDate } from "#shared/numbers/format.ts";
import type { MessageContent } from "./layout.ts";
import { nameInMail } from "./without-links.ts";

export const COMPANY_CLOSED_TITLE = "Empresa encerrada";

/** Reads who closed the company; none if it was reopened meanwhile. */
export async function readClosedCompany(
  db: Database,
  { companyId }: Pick<typeof emails.$inferSelect, "companyId">,
) {
  const { name, closedAt, closedBy, timeZone } = companies;
  const [found] = await db
    .select({ name, closedAt, closedBy, timeZone })
    .from(companies)
    .where(and(eq(companies.id, companyId ?? 0), isNotNull(closedAt)));
  return found?.closedAt ? { ...found, erasedFrom: erasedFrom(found.closedAt).toISOString() } : undefined;
}

type ClosedCompany = NonNullable<Awaited<ReturnType<typeof readClosedCompany>>>;

export function companyClosedContent(closed: ClosedCompany, link: string): MessageContent {
  const day = formatDate(closed.erasedFrom, closed.timeZone);
  const by = closed.closedBy === null ? "A administração do sistema" : nameInMail(closed.closedBy);
  return {
    title: COMPANY_CLOSED_TITLE,
    paragraphs: [
      `${by} encerrou a empresa ${nameInMail(closed.name)} no Balcão. Ninguém mais trabalha nela, e os links enviados a clientes e à equipe não abrem mais.`,
      `Até ${day} quem é dono pode entrar, baixar todos os dados e reabrir a empresa. Depois disso tudo é apagado e não pode ser recuperado.`,
    ],
    action: { label: "Entrar no Balcão", link },
    footnote: "Você recebe esta mensagem porque é dono da empresa no Balcão.",
  };
}

/** True if messages of a company are still sent: of a closed one only what tells of its end. */
export async function isStillTold(
  db: Database,
  { kind, companyId }: Pick<typeof emails.$inferSelect, "kind" | "companyId">,
): Promise<boolean> {
  if (companyId === null || kind === "company_closed") return true;
  const { isActive } = companies;
  const [found] = await db.select({ isActive }).from(companies).where(eq(companies.id, companyId));
  return found?.isActive === true;
}
