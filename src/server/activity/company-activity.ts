import { asc } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { users } from "#server/db/schema/accounts.ts";
import type { ActivityBatch } from "#shared/activity/contract.ts";
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
  return { ...pageOf([movements, entries]), people };
}

const readPeople = (data: CompanyData) =>
  data.select({ id: users.id, username: users.username }, { from: users, orderBy: [asc(users.username)] });
