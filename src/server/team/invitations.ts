import { and, desc, eq, gt, isNull, type SQL } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { isAnyOf } from "#server/db/is-any-of.ts";
import { invitations, users } from "#server/db/schema/accounts.ts";
import { auditEntries } from "#server/db/schema/audit.ts";
import { emails } from "#server/db/schema/emails.ts";
import { nextVersion } from "#server/db/versions.ts";
import { AppError, conflict, notFound, tooManyAttempts } from "#server/http/errors.ts";
import {
  INVITATION_DAYS,
  type Invitation,
  type InvitationInput,
  MOST_INVITATIONS_PER_HOUR,
  MOST_OPEN_INVITATIONS,
} from "#shared/team/contract.ts";
import { lockTeam } from "./lock-team.ts";
import { isOpen, readInvitations } from "./team.ts";

export const INVITATION_NOT_FOUND = "Convite não encontrado";

const HOUR = 60 * 60 * 1000;
const LASTS = INVITATION_DAYS * 24 * HOUR;

type InvitationRow = typeof invitations.$inferSelect;

/** Invites somebody. Whoever has an open invitation of the company gets it anew, with the role chosen now. */
export const invite = (data: CompanyData, { email, companyRole }: InvitationInput): Promise<Invitation> =>
  data.transaction(async (tx) => {
    await lockTeam(tx);
    await refuseMember(tx, email);
    const open = await tx.list(invitations, isOpen);
    const earlier = open.find((invitation) => invitation.email === email);
    if (earlier) return sendAgain(tx, earlier, companyRole);
    if (open.length >= MOST_OPEN_INVITATIONS) {
      throw conflict(
        `Já há ${MOST_OPEN_INVITATIONS} convites abertos. Cancele um deles para convidar mais alguém.`,
      );
    }
    await refuseBeyondHour(tx);
    const { now: createdAt, userId: invitedBy } = tx;
    const made = await tx.insert(invitations, {
      email,
      companyRole,
      invitedBy,
      createdAt,
      expiresAt: expiry(createdAt),
    });
    return send(tx, made);
  });

/** Sends an open invitation once more, for another week. The links sent before stop working. */
export const resendInvitation = (data: CompanyData, id: number): Promise<Invitation> =>
  data.transaction(async (tx) => {
    await lockTeam(tx);
    const [invitation] = await tx.lock(invitations, [id], isOpen);
    if (!invitation) throw notFound(INVITATION_NOT_FOUND);
    return sendAgain(tx, invitation, invitation.companyRole);
  });

export const cancelInvitation = (data: CompanyData, id: number): Promise<void> =>
  data.transaction(async (tx) => {
    await lockTeam(tx);
    const cancelled = await cancelInvitations(tx, eq(invitations.id, id));
    if (cancelled === 0) throw notFound(INVITATION_NOT_FOUND);
  });

/** Cancels the open invitations that meet the condition, and returns their number. */
export async function cancelInvitations(tx: CompanyData, where: SQL): Promise<number> {
  const open = await tx.list(invitations, and(isOpen, where));
  if (open.length === 0) return 0;
  const ids = open.map(({ id }) => id);
  await tx.updateWhere(invitations, { cancelledAt: tx.now }, isAnyOf(invitations.id, ids));
  await dropUnsent(tx, ids);
  const entries = open.map(({ companyRole }) => ({
    action: "invitation_cancelled" as const,
    userId: tx.userId,
    details: { companyRole },
    createdAt: tx.now,
  }));
  await tx.insertAll(auditEntries, entries);
  return open.length;
}

const expiry = (now: Date) => new Date(now.getTime() + LASTS);

/** Tells of the company's own people only: an address may have an account elsewhere, which is nobody's business here. */
async function refuseMember(tx: CompanyData, email: string): Promise<void> {
  const isMember = and(eq(users.email, email), isNull(users.removedAt));
  const [member] = await tx.select({ id: users.id }, { from: users, where: isMember });
  if (!member) return;
  const message = "Esta pessoa já está na equipe";
  throw new AppError(409, message, { issues: [{ path: "email", message }] });
}

/** Refuses the eleventh sending in an hour, by the entries of the trail. */
async function refuseBeyondHour(tx: CompanyData): Promise<void> {
  const { createdAt } = auditEntries;
  const since = new Date(tx.now.getTime() - HOUR);
  const sent = await tx.select(
    { createdAt },
    {
      from: auditEntries,
      where: and(eq(auditEntries.action, "user_invited"), gt(createdAt, since)),
      orderBy: [desc(createdAt)],
      limit: MOST_INVITATIONS_PER_HOUR,
    },
  );
  const oldest = sent[MOST_INVITATIONS_PER_HOUR - 1];
  if (!oldest) return;
  const problem = `Já foram enviados ${MOST_INVITATIONS_PER_HOUR} convites em uma hora`;
  throw tooManyAttempts(new Date(oldest.createdAt.getTime() + HOUR), tx.now, problem);
}

async function sendAgain(
  tx: CompanyData,
  { id }: InvitationRow,
  companyRole: InvitationInput["companyRole"],
): Promise<Invitation> {
  await refuseBeyondHour(tx);
  const changed = await tx.update(invitations, id, {
    companyRole,
    invitedBy: tx.userId,
    sending: nextVersion(invitations.sending),
    expiresAt: expiry(tx.now),
  });
  await dropUnsent(tx, [id]);
  return send(tx, changed as InvitationRow);
}

/** Stores the message, which goes out once the transaction is committed. */
async function send(
  tx: CompanyData,
  { id, email, companyRole, sending }: InvitationRow,
): Promise<Invitation> {
  const { now: createdAt, userId } = tx;
  await tx.insert(emails, {
    kind: "invitation",
    recipient: email,
    invitationId: id,
    sending,
    createdAt,
    nextAttemptAt: createdAt,
  });
  // Without its id, which would be taken for a user's, and without the address, which could never be deleted.
  await tx.insert(auditEntries, { action: "user_invited", userId, details: { companyRole }, createdAt });
  const [invitation] = await readInvitations(tx, eq(invitations.id, id));
  return invitation as Invitation;
}

/** Deletes messages that have not gone out: their links would be dead. */
const dropUnsent = (tx: CompanyData, invitationIds: number[]) =>
  tx.remove(emails, and(isAnyOf(emails.invitationId, invitationIds), isNull(emails.deliveredAt)) as SQL);
