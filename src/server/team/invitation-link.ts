import { and, count, eq } from "drizzle-orm";
import { newToken } from "#server/accounts/tokens.ts";
import { record } from "#server/activity/record-activity.ts";
import type { Database } from "#server/db/database.ts";
import { companies, invitations, invitationTokens, users } from "#server/db/schema/accounts.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { invitationPath } from "#server/email/invitation-message.ts";
import { AppError, conflict, notFound } from "#server/http/errors.ts";
import type { Services } from "#server/start/services.ts";
import { can, NOT_PERMITTED } from "#shared/accounts/permissions.ts";
import { hasCopyableLink, MOST_LINKS_PER_INVITATION } from "#shared/team/contract.ts";
import { INVITATION_NOT_FOUND } from "./invitations.ts";
import { isOpen } from "./team.ts";

type Asked = { companyId: number; userId: number; invitationId: number };

/**
 * Makes one more link of an open invitation, to be handed on by other means than e-mail. It ends with those of the
 * messages: when one of them is used, or the invitation is cancelled or sent again. Company code cannot reach the
 * tokens of links, so it gets this for its own company only.
 */
export const makeLinkToCopy = (
  { db, now, config }: Pick<Services, "db" | "now" | "config">,
  { companyId, userId, invitationId }: Asked,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    await lockTeamOf(tx, { companyId, userId });
    const ofCompany = and(eq(invitations.id, invitationId), eq(invitations.companyId, companyId), isOpen);
    const [invitation] = await tx.select().from(invitations).where(ofCompany);
    if (!invitation) throw notFound(INVITATION_NOT_FOUND);
    const { companyRole, sending, expiresAt } = invitation;
    if (!hasCopyableLink(invitation))
      throw conflict("Só o convite para a função Equipe tem link para copiar");
    if (expiresAt <= now()) throw conflict("Este convite venceu. Reenvie-o para ter um link novo.");
    const ofSending = and(
      eq(invitationTokens.invitationId, invitationId),
      eq(invitationTokens.sending, sending),
    );
    const [made] = await tx.select({ links: count() }).from(invitationTokens).where(ofSending);
    if (made && made.links >= MOST_LINKS_PER_INVITATION)
      throw conflict("Este convite já tem muitos links. Reenvie-o para ter um link novo.");
    const { token, hash } = newToken();
    await tx.insert(invitationTokens).values({ tokenHash: hash, invitationId, sending, createdAt: now() });
    const details = { companyRole };
    await record(tx, { action: "invitation_link_made", userId, companyId, details, createdAt: now() });
    return config.publicUrl + invitationPath(token);
  });

/** Locks the team as every change of it does, for a user who must still manage the company. */
async function lockTeamOf(tx: Database, { companyId, userId }: Omit<Asked, "invitationId">): Promise<void> {
  const { id } = companies;
  await tx.select({ id }).from(companies).where(eq(id, companyId)).for("no key update");
  const [actor] = await tx
    .select({ companyRole: users.companyRole, isActive: users.isActive, removedAt: users.removedAt })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.companyId, companyId)));
  const isPresent = actor?.isActive && actor.removedAt === null;
  if (!isPresent || !can(actor.companyRole, "manage-company")) throw new AppError(403, NOT_PERMITTED);
}
