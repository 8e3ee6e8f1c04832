import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import { endSessionsOf } from "#server/accounts/end-sessions.ts";
import { forgiveFailures } from "#server/accounts/login-failures.ts";
import { hashPassword } from "#server/accounts/passwords.ts";
import { forgetKeys } from "#server/accounts/second-step/end-for-person.ts";
import { tokenHash } from "#server/accounts/tokens.ts";
import { record } from "#server/activity/record-activity.ts";
import type { Database } from "#server/db/database.ts";
import { databaseFailure } from "#server/db/database-failure.ts";
import { companies, invitations, invitationTokens, users } from "#server/db/schema/accounts.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { endLinks } from "#server/email/mailed-links.ts";
import { AppError, conflict } from "#server/http/errors.ts";
import type { Services } from "#server/start/services.ts";
import type { AcceptInvitationInput, InvitationReply } from "#shared/team/contract.ts";
import { deadInvitation, deadInvitationMessages } from "#shared/team/dead-invitation.ts";

const elsewhere = () =>
  conflict(
    "Este e-mail já tem uma conta no Balcão, e cada conta é de uma só empresa. Use outro e-mail: peça um convite para ele a quem convidou você.",
  );

/** Tells what an invitation is about, to whoever has its link. */
export async function showInvitation({ db, now }: Services, token: string): Promise<InvitationReply> {
  const { companyName, companyRole, invitedBy } = await findInvitation(db, token, now());
  return { companyName, companyRole, invitedBy };
}

/** Makes the invited person a user of the company, without a session, and returns the e-mail to log in with. */
export async function acceptInvitation(services: Services, input: AcceptInvitationInput): Promise<string> {
  const { db } = services;
  const now = services.now();
  // Hashing is dear: a dead link must not get that far.
  const found = await findInvitation(db, input.token, now);
  if (found.isTaken) throw elsewhere();
  const passwordHash = await hashPassword(input.password, `accept ${found.id}`);
  const take = () =>
    inTransaction(db, async (tx) => {
      // As whoever changes the team does first: of two at the same moment the second finds the invitation used.
      const { id: companyId } = companies;
      await tx
        .select({ companyId })
        .from(companies)
        .where(eq(companyId, found.companyId))
        .for("no key update");
      const invitation = await findInvitation(tx, input.token, now);
      await tx.update(invitations).set({ acceptedAt: now }).where(eq(invitations.id, invitation.id));
      await admit(tx, invitation, { name: input.name, passwordHash, now });
    });
  try {
    await services.companies.writeInTurn(found.companyId, take);
  } catch (error) {
    if (databaseFailure(error) === "duplicate") throw elsewhere();
    throw error;
  }
  return found.email;
}

type FoundInvitation = Awaited<ReturnType<typeof findInvitation>>;

/**
 * Finds the invitation of a link that works; one that does not is refused with the reason. Always one query, so that the
 * time it takes tells nothing. A company that is not active has no invitations.
 */
async function findInvitation(db: Database, token: string, now: Date) {
  const ofRemoved = sql`${users.companyId} = ${invitations.companyId} and ${users.removedAt} is not null`;
  const inviter = sql<string>`(select ${users.username} from ${users} where ${users.id} = ${invitations.invitedBy})`;
  const [found] = await db
    .select({
      id: invitations.id,
      companyId: invitations.companyId,
      companyName: companies.name,
      companyRole: invitations.companyRole,
      email: invitations.email,
      invitedBy: inviter,
      sending: invitationTokens.sending,
      latestSending: invitations.sending,
      acceptedAt: invitations.acceptedAt,
      cancelledAt: invitations.cancelledAt,
      expiresAt: invitations.expiresAt,
      // Whom the system admin blocks must not come back by a link sent before.
      isInviterBlocked: sql<boolean>`exists (select from ${users} where ${users.id} = ${invitations.invitedBy} and not ${users.isActive})`,
      /** True if somebody has an account with that e-mail, other than one whom the company removed. */
      isTaken: sql<boolean>`exists (select from ${users} where ${users.email} = ${invitations.email} and not (${ofRemoved}))`,
    })
    .from(invitationTokens)
    .innerJoin(invitations, eq(invitations.id, invitationTokens.invitationId))
    .innerJoin(companies, and(eq(companies.id, invitations.companyId), companies.isActive))
    .where(eq(invitationTokens.tokenHash, tokenHash(token)));
  const reason = found ? deadInvitation(found, now) : "unknown";
  if (!found || reason) throw new AppError(400, deadInvitationMessages[reason ?? "unknown"]);
  return found;
}

type Entered = { name: string; passwordHash: string; now: Date };

/** Adds the person. Somebody whom the company removed comes back, unless the system admin has blocked them. */
async function admit(tx: Database, invitation: FoundInvitation, { name, passwordHash, now }: Entered) {
  const { companyId, companyRole, email } = invitation;
  const values = { username: name, passwordHash, companyRole, requirePasswordChange: false };
  const [returned] = await tx
    .update(users)
    .set({ ...values, removedAt: null })
    .where(and(eq(users.email, email), eq(users.companyId, companyId), isNotNull(users.removedAt)))
    .returning({ id: users.id });
  const [added] = returned
    ? [returned]
    : await tx
        .insert(users)
        .values({ ...values, email, companyId, createdAt: now })
        .returning({ id: users.id });
  const { id: userId } = added as { id: number };
  // Nothing from before opens the account: neither sessions, links nor passkeys, and no failures close it.
  await endSessionsOf(tx, userId);
  await forgetKeys(tx, userId);
  await endLinks(tx, { kind: "recovery", email });
  await forgiveFailures(tx, email);
  const details = { companyRole };
  await record(tx, { action: "invitation_accepted", userId, companyId, details, createdAt: now });
}

const KEPT_FOR = 90 * 24 * 60 * 60 * 1000;

/** Deletes old invitations, which hold an e-mail for nothing. Until then their links can be told from unknown ones. */
export async function forgetOldInvitations(db: Database, now: Date): Promise<void> {
  await db.delete(invitations).where(lt(invitations.expiresAt, new Date(now.getTime() - KEPT_FOR)));
}
