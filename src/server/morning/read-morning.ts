import { and, eq, isNull } from "drizzle-orm";
import { CompanyData } from "#server/db/company/company-data.ts";
import type { CompanyDatabases } from "#server/db/company/company-databases.ts";
import { provenCompanyId } from "#server/db/company/company-id.ts";
import { type EndlessList, readItems } from "#server/db/company/json-list.ts";
import type { Database } from "#server/db/database.ts";
import { companies, users } from "#server/db/schema/accounts.ts";
import type { emails } from "#server/db/schema/emails.ts";
import { eventListFor } from "#server/events/event-json.ts";
import { ingredientListFor } from "#server/ingredients/ingredient-json.ts";
import { inquiryListFor } from "#server/inquiries/inquiry-json.ts";
import { proposalList } from "#server/proposals/proposal-json.ts";
import { hasMoney } from "#shared/accounts/with-money.ts";
import { stockForecast } from "#shared/events/stock/reservations.ts";
import { byId } from "#shared/group-by.ts";
import { LAST_HOUR } from "#shared/morning/morning-hours.ts";
import type { MorningRow } from "#shared/morning/morning-row.ts";
import { morningRows } from "#shared/morning/morning-rows.ts";
import { wantsMorningMail } from "#shared/morning/wants-morning-mail.ts";
import { fallenMargins } from "#shared/payments/margin/fallen-margins.ts";
import { type Clock, dayIn, minuteIn, today } from "#shared/time/clock.ts";

export type Morning = {
  companyName: string;
  clock: Clock;
  unsubscribeToken: string;
  userId: number;
  rows: MorningRow[];
};

type Stored = Pick<typeof emails.$inferSelect, "recipient" | "companyId" | "createdAt">;
export type MorningSource = { db: Database; companies: CompanyDatabases; now: () => Date; publicUrl: string };

/** Reads what needs a hand in the company of a recipient; nothing for one who may no longer know it, or after noon. */
export async function readMorning(source: MorningSource, stored: Stored): Promise<Morning | undefined> {
  const [found] = await source.db
    .select({ user: users, companyName: companies.name, timeZone: companies.timeZone })
    .from(users)
    .innerJoin(companies, and(eq(companies.id, users.companyId), companies.isActive))
    .where(
      and(
        eq(users.email, stored.recipient),
        eq(users.companyId, stored.companyId ?? 0),
        eq(users.isActive, true),
        isNull(users.removedAt),
      ),
    );
  if (!found?.user.companyRole || !wantsMorningMail(found.user)) return undefined;
  const { user, companyName, timeZone } = found;
  const clock = { now: source.now(), timeZone };
  if (!isInTime(stored.createdAt, clock)) return undefined;
  const companyId = provenCompanyId(stored.companyId ?? 0);
  const actor = { kind: "user", userId: user.id, companyRole: user.companyRole ?? "dono" } as const;
  const data = new CompanyData(source.companies, { companyId, actor }, clock);
  const rows = await rowsOf(data, source.publicUrl);
  if (rows.length === 0) return undefined;
  return { companyName, clock, unsubscribeToken: user.unsubscribeToken, userId: user.id, rows };
}

const isInTime = (storedAt: Date, clock: Clock): boolean =>
  dayIn(storedAt, clock.timeZone) === today(clock) &&
  Number(minuteIn(clock.now, clock.timeZone).slice(11, 13)) <= LAST_HOUR;

async function rowsOf(data: CompanyData, publicUrl: string): Promise<MorningRow[]> {
  const read = <T>(list: EndlessList<T>): Promise<T[]> => readItems(data, list);
  const events = await read(eventListFor(data));
  const listed = await read(ingredientListFor(data));
  const ingredients = byId(listed);
  const stock = { ingredients, forecast: stockForecast(events, ingredients, data.clock), clock: data.clock };
  return morningRows({
    events,
    stock,
    fallen: fallenMargins(events.filter(hasMoney), byId(listed.filter(hasMoney)), data.clock),
    proposals: await read(proposalList(publicUrl)),
    inquiries: await read(inquiryListFor(data)),
  });
}
