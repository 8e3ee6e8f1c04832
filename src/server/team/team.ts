import { and, asc, eq, isNull, type SQL } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { orderByName } from "#server/db/order-by-name.ts";
import { invitations, users } from "#server/db/schema/accounts.ts";
import type { CompanyRole } from "#shared/accounts/permissions.ts";
import type { Invitation, Team, TeamPerson } from "#shared/team/contract.ts";
import { readSecondStepPolicy } from "./second-step-policy.ts";

/** Columns of a person; a company may not read all that there are. */
export const teamColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  companyRole: users.companyRole,
  lastAccessAt: users.lastAccessAt,
  hasSecondStep: users.hasSecondStep,
};

type PersonRow = Omit<TeamPerson, "companyRole" | "lastAccessAt"> & {
  companyRole: CompanyRole | null;
  lastAccessAt: Date | null;
};

export const presentPerson = ({
  id,
  username,
  email,
  companyRole,
  lastAccessAt,
  hasSecondStep,
}: PersonRow): TeamPerson => ({
  id,
  username,
  email,
  // Everybody who belongs to a company has one.
  companyRole: companyRole as CompanyRole,
  lastAccessAt: lastAccessAt?.toISOString() ?? null,
  hasSecondStep,
});

/** Condition of an invitation that was neither accepted nor cancelled. */
export const isOpen = and(isNull(invitations.acceptedAt), isNull(invitations.cancelledAt)) as SQL;

/** Reads open invitations with the names of who sent them. */
export async function readInvitations(data: CompanyData, where?: SQL): Promise<Invitation[]> {
  const { id, email, companyRole, expiresAt } = invitations;
  const rows = await data.select(
    { id, email, companyRole, invitedBy: users.username, expiresAt },
    {
      from: invitations,
      joins: [[users, eq(users.id, invitations.invitedBy)]],
      where: and(isOpen, where),
      orderBy: [asc(email)],
    },
  );
  return rows.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() }));
}

/** Reads the people of the company and its open invitations. */
export async function readTeam(data: CompanyData): Promise<Team> {
  const [people, invited, requiresSecondStep] = await Promise.all([
    data.select(teamColumns, {
      from: users,
      where: isNull(users.removedAt),
      orderBy: [orderByName(users.username), asc(users.id)],
    }),
    readInvitations(data),
    readSecondStepPolicy(data),
  ]);
  return { people: people.map(presentPerson), invitations: invited, requiresSecondStep };
}
