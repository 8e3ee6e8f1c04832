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
