import { sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { users } from "#server/db/schema/accounts.ts";
import { withoutAddress } from "#shared/accounts/without-address.ts";
import { withoutMoney, withoutPersonalData } from "#shared/activity/as-seen.ts";
import type { Activity, ActivityBatch } from "#shared/activity/contract.ts";
import { activityFilter } from "./activity-filter.ts";
import { momentOf, pageOf } from "./paginate.ts";
import { readEntries } from "./read-entries.ts";
import { readMovements } from "./read-movements.ts";

type Query = { before?: string; person?: string; thing?: string };

/** Lists activity on a company's accounts and data, stock movements included. */
export async function companyActivity(data: CompanyData, query: Query): Promise<ActivityBatch> {
  const moment = momentOf(query.before);
  const filter = activityFilter(query);
  const [entries, movements, people] = await Promise.all([
    readEntries(data, moment, filter),
    readMovements(data, moment, filter),
    query.before === undefined ? readPeople(data) : undefined,
  ]);
  // Newest first. A new ingredient and its first stock have the same time: the entry of its creation comes after.
  const page = pageOf([movements, entries]);
  return { ...page, activities: page.activities.map((line) => asSeenBy(data, line)), people };
}

function asSeenBy(data: CompanyData, line: Activity): Activity {
  const priced = data.can("see-money") ? line : withoutMoney(line);
  return data.can("see-personal-data") ? priced : withoutPersonalData(priced);
}

const allPeople = new CompanyStatement<{ id: number; username: string }>(
  "people_of_trail",
  (own) =>
    sql`select ${users.id} as id, ${users.username} as username ${own.rows({ from: users })} order by ${users.username}`,
);

async function readPeople(data: CompanyData) {
  const people = await data.run(allPeople, {});
  if (data.can("see-personal-data")) return people;
  return people.map(({ id, username }) => ({ id, username: withoutAddress(username) }));
}
