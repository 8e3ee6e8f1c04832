import { eq, type SQL, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { type EndlessList, readRevision } from "#server/db/company/json-list.ts";
import { isAnyOf } from "#server/db/is-any-of.ts";
import { inquiries } from "#server/db/schema/inquiries.ts";
import type { Inquiry } from "#shared/inquiries/contract.ts";
import { contactFinder } from "#shared/inquiries/same-contact.ts";
import { addDays } from "#shared/numbers/day.ts";
import { WIPED_NAME } from "#shared/proposals/wiped-name.ts";
import { startOfDay, today } from "#shared/time/clock.ts";
import { readKnownContacts } from "./known-contacts.ts";

export const INQUIRY_MISSING = "Pedido não encontrado";

/** How long a discarded request can be reopened. */
export const REOPENED_WITHIN_DAYS = 7;

/**
 * The requests as the user may see them, newest first. Discarded ones leave the list after their last day: strangers
 * could lengthen it without end.
 */
export const inquiryListFor = (data: CompanyData): EndlessList<Inquiry> => ({
  name: data.can("see-personal-data") ? "inquiries" : "inquiriesWithoutContact",
  // Names and telephones of people who never used this browser.
  mayBeStored: false,
  period: today,
  read: (own) =>
    own.snapshot(async (tx) => {
      if ((await listedIds(tx)).length > AT_ONCE) return undefined;
      const rows = await readInquiries(tx, isListed(tx));
      return { revision: await readRevision(tx), text: JSON.stringify(rows) };
    }),
  batches: async function* (tx) {
    const ids = await listedIds(tx);
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const rows = await readInquiries(tx, isAnyOf(inquiries.id, ids.slice(start, start + AT_ONCE)));
      yield rows.map((row) => JSON.stringify(row));
    }
  },
});

/** Those that became events stay for good. */
const AT_ONCE = 500;

const newestFirst = [sql`${inquiries.receivedAt} desc`, sql`${inquiries.id} desc`];

async function listedIds(tx: CompanyData): Promise<number[]> {
  const rows = await tx.select(
    { id: inquiries.id },
    { from: inquiries, where: isListed(tx), orderBy: newestFirst },
  );
  return rows.map(({ id }) => id);
}

function isListed({ clock, today: day }: CompanyData): SQL {
  const from = startOfDay(addDays(day, -REOPENED_WITHIN_DAYS), clock.timeZone);
  return sql`(${inquiries.state} <> 'descartado' or ${inquiries.discardedAt} >= ${from})`;
}

export async function readInquiry(data: CompanyData, id: number): Promise<Inquiry> {
  const [inquiry] = await readInquiries(data, eq(inquiries.id, id));
  if (!inquiry) throw new Error(`No request ${id}`);
  return inquiry;
}

async function readInquiries(data: CompanyData, where: SQL): Promise<Inquiry[]> {
  const rows = await data.list(inquiries, where, ...newestFirst);
  const fresh = rows.filter(({ state }) => state === "novo");
  const clientOf = contactFinder(fresh.length > 0 ? await readKnownContacts(data, fresh) : []);
  const seesContact = data.can("see-personal-data");
  return rows.map(({ companyId: _companyId, clientId: _clientId, discardedAt: _discardedAt, ...row }) => {
    const { phone, email, message, name, receivedAt, ...rest } = row;
    return {
      ...rest,
      name: name ?? WIPED_NAME,
      receivedAt: receivedAt.toISOString(),
      proposedClientId: (row.state === "novo" && clientOf(row)?.id) || null,
      ...(seesContact && { phone, email, message }),
    };
  });
}
