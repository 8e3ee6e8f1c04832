import { eq } from "drizzle-orm";
import { removeCalendarLinkOf } from "#server/calendar/calendar-link.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { invitations, users } from "#server/db/schema/accounts.ts";
import { auditEntries } from "#server/db/schema/audit.ts";
import { conflict, notFound } from "#server/http/errors.ts";
import { type CompanyRole, can } from "#shared/accounts/permissions.ts";
import type { ActivityDetails } from "#shared/activity/contract.ts";
import type { TeamPerson } from "#shared/team/contract.ts";
import { cancelInvitations } from "./invitations.ts";
import { lockTeam } from "./lock-team.ts";

export const PERSON_MISSING = "Pessoa não encontrada";

/** Gives somebody another role, which counts with their next call. */
export const changeRole = (data: CompanyData, id: number, companyRole: CompanyRole): Promise<TeamPerson> =>
  data.transaction(async (tx) => {
    const person = await lockPerson(tx, id, "Você não pode alterar a própria função");
    if (person.companyRole === companyRole) return person;
    await tx.updateWhere(users, { companyRole }, eq(users.id, id));
    if (!can(companyRole, "manage-company")) await cancelInvitations(tx, eq(invitations.invitedBy, id));
    const change = { field: "companyRole", from: person.companyRole, to: companyRole } as const;
    await recordAbout(tx, "company_role_changed", id, { changes: [change] });
    return { ...person, companyRole };
  });

/** Takes somebody's access away; what they did keeps their name. */
export const removePerson = (data: CompanyData, id: number): Promise<void> =>
  data.transaction(async (tx) => {
    await lockPerson(tx, id, "Você não pode remover o próprio acesso");
    await takeAccess(tx, id);
    await recordAbout(tx, "user_removed", id);
  });

/** Ends what somebody's account opens: their sessions are refused from now on. */
export async function takeAccess(tx: CompanyData, id: number): Promise<void> {
  await tx.updateWhere(users, { removedAt: tx.now }, eq(users.id, id));
  await cancelInvitations(tx, eq(invitations.invitedBy, id));
  await removeCalendarLinkOf(tx, id);
}

async function lockPerson(tx: CompanyData, id: number, onSelf: string): Promise<TeamPerson> {
  const person = await lockTeam(tx, id);
  if (!person) throw notFound(PERSON_MISSING);
  if (id === tx.userId) throw conflict(onSelf);
  return person;
}

const recordAbout = (
  tx: CompanyData,
  action: "company_role_changed" | "user_removed",
  subjectId: number,
  details?: ActivityDetails,
) => tx.insert(auditEntries, { action, userId: tx.userId, subjectId, details, createdAt: tx.now });
