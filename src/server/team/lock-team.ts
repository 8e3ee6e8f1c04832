import { asc } from "drizzle-orm";
import { lockCompany } from "#server/company/company.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { isAnyOf } from "#server/db/is-any-of.ts";
import { users } from "#server/db/schema/accounts.ts";
import { AppError } from "#server/http/errors.ts";
import { can, NOT_PERMITTED } from "#shared/accounts/permissions.ts";
import { presentPerson, teamColumns } from "./team.ts";

/**
 * Locks the team of the company and the user until the transaction ends, with another person if one is named, and
 * returns that person. The user must still manage the company: the permission that let the call in may have gone since.
 * Whoever changes the team is an owner and cannot change themselves, so the company always keeps one.
 */
export async function lockTeam(tx: CompanyData, personId?: number) {
  // Invitations are counted under this lock, and of two owners who remove each other the second is refused.
  await lockCompany(tx);
  const ids = [tx.userId, ...(personId === undefined ? [] : [personId])];
  const people = await tx.select(
    { ...teamColumns, isActive: users.isActive, removedAt: users.removedAt },
    { from: users, where: isAnyOf(users.id, ids), orderBy: [asc(users.id)], lock: "no key update" },
  );
  const present = people.filter(({ removedAt }) => removedAt === null);
  const actor = present.find(({ id }) => id === tx.userId);
  if (!actor?.isActive || !can(actor.companyRole, "manage-company")) throw new AppError(403, NOT_PERMITTED);
  const person = present.find(({ id }) => id === personId);
  return person && presentPerson(person);
}
