import { sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { events } from "#server/db/schema/events.ts";
import { endsFrom, isStockOut } from "#server/night/stock-conditions.ts";
import { rolesWith } from "#shared/accounts/permissions.ts";
import { FIRST_HOUR, LAST_HOUR } from "#shared/morning/morning-hours.ts";

/** Those who see the money of the mail. */
const told = sql.raw(
  rolesWith("see-money")
    .map((role) => `'${role}'`)
    .join(", "),
);

/**
 * Stores the morning's mail of everybody for whom it is due: one statement for all companies, however many servers run
 * it. Whoever was noted for the day is not looked at again, whatever the clock does. Companies in which nothing can
 * need a hand get no message; whether something does is found when it is sent.
 */
export async function queueMorningMails(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with due as (
      update users u set morning_mail_on = (${now}::timestamptz at time zone c.time_zone)::date
      from companies c
      where c.id = u.company_id and c.is_active and u.is_active and u.removed_at is null
        and not u.require_password_change and u.company_role in (${told})
        and coalesce(u.morning_mail, u.company_role = 'dono')
        and extract(hour from ${now}::timestamptz at time zone c.time_zone) between ${FIRST_HOUR} and ${LAST_HOUR}
        and coalesce(u.morning_mail_on < (${now}::timestamptz at time zone c.time_zone)::date, true)
      returning u.company_id, u.email, u.morning_mail_on as day, c.time_zone
    )
    insert into emails (kind, recipient, company_id, created_at, next_attempt_at)
    select 'morning', due.email, due.company_id, ${now}, ${now} from due
    where exists (select from ${events} where ${events.companyId} = due.company_id and ${events.isActive}
        and (${isStockOut} or ${endsFrom(sql`due.day::timestamp at time zone due.time_zone`)}))
      or exists (select from charges h where h.company_id = due.company_id and h.due_on <= due.day + 3
        and h.amount > (select coalesce(sum(p.amount), 0) from payments p
          where p.company_id = h.company_id and p.charge_id = h.id))
      or exists (select from inquiries i where i.company_id = due.company_id and i.state = 'novo')`);
  return rowCount ?? 0;
}
