import type { Database } from "#server/db/database.ts";
import { companies } from "#server/db/schema/accounts.ts";
import { inquiries } from "#server/db/schema/inquiries.ts";
import { addDays } from "#shared/numbers/day.ts";
import type { Call } from "./call.ts";
import { demoDay } from "./demo-money.ts";

const MINUTE = 60_000;

/** Opens the page for requests. */
export const openDemoPage = (call: Call) =>
  call("PUT", "/api/inquiry-settings", {
    isOpen: true,
    greeting: "Respondemos no mesmo dia, com valor e cardápio.",
  });

/** A call of somebody who is a client already. */
export const noteDemoInquiry = (call: Call, now: Date) =>
  call("POST", "/api/inquiries", {
    name: "Beatriz Lima",
    phone: "19 99876-1122",
    date: addDays(demoDay(now), 74),
    guests: 80,
    eventType: "aniversario",
    location: "Campinas",
    message: "Quer repetir os drinks do ano passado e saber quanto fica com bar de caipirinhas.",
  });

/** A request by the public page, not yet dealt with. */
export async function addDemoInquiry(db: Database, now: Date): Promise<void> {
  const [company] = await db.select({ companyId: companies.id }).from(companies).limit(1);
  if (!company) return;
  await db.insert(inquiries).values({
    ...company,
    source: "pagina",
    name: "Maria Eduarda Prado",
    phone: "(11) 97654-3210",
    email: "duda.prado@exemplo.com.br",
    date: addDays(demoDay(now), 45),
    guests: 120,
    eventType: "casamento",
    location: "Itu",
    message: "Cerimônia às 17h, queremos drinks sem álcool também.",
    receivedAt: new Date(now.getTime() - 40 * MINUTE),
  });
}
