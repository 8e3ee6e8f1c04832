import { and, eq, isNull } from "drizzle-orm";
import { recordData } from "#server/activity/record-data-change.ts";
import { lockCompany } from "#server/company/company.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { users } from "#server/db/schema/accounts.ts";
import { calendarLinks } from "#server/db/schema/calendar.ts";
import { AppError } from "#server/http/errors.ts";
import { newLinkToken } from "#server/links/link-token.ts";
import type { CalendarLink } from "#shared/calendar/contract.ts";

/** The user's own calendar link. */
export async function readCalendarLink(data: CompanyData, publicUrl: string): Promise<CalendarLink> {
  const token = await tokenOf(data);
  return { link: token === undefined ? null : linkOf(token, publicUrl) };
}

/** Makes the user's calendar link, or answers the one that there is: of two at once, the second finds the first's. */
export const createCalendarLink = (
  data: CompanyData,
  publicUrl: string,
): Promise<CalendarLink & { isNew: boolean }> =>
  data.transaction(async (tx) => {
    await lockSelf(tx);
    const present = await tokenOf(tx);
    if (present !== undefined) return { link: linkOf(present, publicUrl), isNew: false };
    const token = newLinkToken();
    await tx.insert(calendarLinks, { userId: tx.userId, token, createdAt: tx.now });
    await recordData(tx, "calendar_link_created", tx.userId);
    return { link: linkOf(token, publicUrl), isNew: true };
  });

/** Makes the user's calendar link lead nowhere; without one nothing changes. */
export const revokeCalendarLink = (data: CompanyData): Promise<void> =>
  data.transaction(async (tx) => {
    await lockSelf(tx);
    const removed = await removeCalendarLinkOf(tx, tx.userId);
    if (removed > 0) await recordData(tx, "calendar_link_revoked", tx.userId);
  });

/** Removes the link of somebody who leaves: should they come back, it must not. */
export const removeCalendarLinkOf = (tx: CompanyData, userId: number): Promise<number> =>
  tx.remove(calendarLinks, eq(calendarLinks.userId, userId));

/**
 * Locks the user's row, after that of the company, which a link changes too: whoever removes somebody locks both in this
 * order. Somebody who has been removed since the call began gets no link.
 */
async function lockSelf(tx: CompanyData): Promise<void> {
  await lockCompany(tx);
  const isPresent = and(eq(users.id, tx.userId), isNull(users.removedAt));
  const [self] = await tx.select({ id: users.id }, { from: users, where: isPresent, lock: "no key update" });
  if (!self) throw new AppError(401, "Sessão encerrada. Entre novamente.");
}

async function tokenOf(data: CompanyData): Promise<string | undefined> {
  const [row] = await data.select(
    { token: calendarLinks.token },
    { from: calendarLinks, where: eq(calendarLinks.userId, data.userId) },
  );
  return row?.token;
}

const linkOf = (token: string, publicUrl: string) => `${publicUrl}/agenda/${token}.ics`;
