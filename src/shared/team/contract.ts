import { z } from "zod";
import { emailAddress, linkToken, newPassword } from "#shared/accounts/contract.ts";
import { type CompanyRole, companyRoles } from "#shared/accounts/permissions.ts";
import { LONGEST_NAME } from "#shared/text/text-length.ts";
import { fromStranger, requiredLine } from "#shared/text/text-schemas.ts";

export const MOST_OPEN_INVITATIONS = 20;
export const MOST_INVITATIONS_PER_HOUR = 10;
export const INVITATION_DAYS = 7;
/** Links of one sending: that of the message, and those that were copied. */
export const MOST_LINKS_PER_INVITATION = 20;

const companyRole = z.enum(companyRoles, "Escolha a função");

export const invitationInput = z.object({ email: emailAddress("E-mail é obrigatório"), companyRole });
export type InvitationInput = z.infer<typeof invitationInput>;

export const companyRoleInput = z.object({ companyRole });

const INVITATION_MISSING = "Convite inválido ou ausente";

export const invitationTokenInput = z.object({ token: linkToken(INVITATION_MISSING) });

export const acceptInvitationInput = z.object({
  token: linkToken(INVITATION_MISSING),
  name: fromStranger(requiredLine(LONGEST_NAME, "Nome é obrigatório")),
  password: newPassword,
});
/** `email` is what the person logs in with. */
export type AcceptInvitationReply = { message: string; email: string };
export type AcceptInvitationInput = z.infer<typeof acceptInvitationInput>;

export type TeamPerson = {
  id: number;
  username: string;
  email: string;
  companyRole: CompanyRole;
  /** ISO 8601; null for somebody who has never logged in. */
  lastAccessAt: string | null;
  hasSecondStep: boolean;
};

/** An invitation that was neither accepted nor cancelled; it may have expired. */
export type Invitation = {
  id: number;
  email: string;
  companyRole: CompanyRole;
  /** The name of who sent it. */
  invitedBy: string;
  /** ISO 8601. */
  expiresAt: string;
};

/**
 * True if an owner may hand the link on. That of an owner's or manager's invitation goes to its e-mail alone, which so
 * proves whose it is.
 */
export const hasCopyableLink = ({ companyRole: role }: Pick<Invitation, "companyRole">): boolean =>
  role === "equipe";

/** A link to hand on. */
export type InvitationLink = { link: string };

export type Team = {
  people: TeamPerson[];
  invitations: Invitation[];
  /** Whether everybody who sees money needs a second step or a passkey. */
  requiresSecondStep: boolean;
};

/** What somebody sees before accepting. */
export type InvitationReply = { companyName: string; companyRole: CompanyRole; invitedBy: string };
