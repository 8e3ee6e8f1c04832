import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { newToken } from "#server/accounts/tokens.ts";
import type { Database } from "#server/db/database.ts";
import { companies, invitations, invitationTokens, users } from "#server/db/schema/accounts.ts";
import type { emails } from "#server/db/schema/emails.ts";
import { companyRoleLabels } from "#shared/accounts/permissions.ts";
import type { MessageContent } from "./layout.ts";
import { nameInMail } from "./without-links.ts";

type StoredEmail = typeof emails.$inferSelect;

/** Condition of an invitation that can still be accepted by the link of a message. */
const isAcceptable = ({ invitationId, sending }: StoredEmail, now: Date) =>
  and(
    eq(invitations.id, invitationId ?? 0),
    eq(invitations.sending, sending ?? 0),
    isNull(invitations.acceptedAt),
    isNull(invitations.cancelledAt),
    gt(invitations.expiresAt, now),
  );

/**
 * Makes the link of an invitation at the moment it is sent. The row lock makes whoever cancels the invitation or sends
 * it again wait, and so find the link dead.
 */
export async function makeInvitationLink(
  db: Database,
  message: StoredEmail,
  now: Date,
): Promise<string | undefined> {
  const { token, hash } = newToken();
  const acceptable = db
    .select({
      tokenHash: sql`${hash}::text`.as("token_hash"),
      invitationId: invitations.id,
      sending: invitations.sending,
      createdAt: sql`${now}::timestamptz`.as("created_at"),
    })
    .from(invitations)
    .where(isAcceptable(message, now))
    .for("share");
  const made = await db
    .insert(invitationTokens)
    .select(acceptable)
    .returning({ id: invitationTokens.invitationId });
  return made.length > 0 ? invitationPath(token) : undefined;
}

export const invitationPath = (token: string): string => `/convite?token=${token}`;

export type Invited = { companyName: string; role: string; hasAccountElsewhere: boolean };

/** Reads what the message of an invitation says; none if its link would no longer work. */
export async function readInvited(
  db: Database,
  message: StoredEmail,
  now: Date,
): Promise<Invited | undefined> {
  // Also a system admin's, who has no company.
  const isElsewhere = sql`${users.email} = ${invitations.email}
    and ${users.companyId} is distinct from ${invitations.companyId}`;
  const [found] = await db
    .select({
      companyName: companies.name,
      companyRole: invitations.companyRole,
      hasAccountElsewhere: sql<boolean>`exists (select from ${users} where ${isElsewhere})`,
    })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .where(isAcceptable(message, now));
  if (!found) return undefined;
  const { companyName, companyRole, hasAccountElsewhere } = found;
  return { companyName: nameInMail(companyName), role: companyRoleLabels[companyRole], hasAccountElsewhere };
}

export const INVITATION_TITLE = "Convite para uma equipe no Balcão";

export function invitationContent(
  { companyName, role, hasAccountElsewhere }: Invited,
  link: string,
): MessageContent {
  const invited = `${companyName} convidou você para a equipe, na função ${role}.`;
  if (hasAccountElsewhere) {
    return {
      title: INVITATION_TITLE,
      paragraphs: [
        invited,
        "Este e-mail já tem uma conta no Balcão, e cada conta é de uma só empresa. Para aceitar, use outro e-mail: peça um convite para ele a quem convidou você.",
      ],
      footnote: "Se você não conhece esta empresa, ignore esta mensagem.",
    };
  }
  return {
    title: INVITATION_TITLE,
    paragraphs: [invited, "Aceite o convite para escolher seu nome e sua senha."],
    action: { label: "Aceitar convite", link },
    footnote:
      "O link vale por 7 dias e só pode ser usado uma vez. Se você não conhece esta empresa, ignore esta mensagem.",
  };
}
