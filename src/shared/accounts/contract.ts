import { z } from "zod";
import type { CompanyClosure } from "#shared/company/closing.ts";
import { LONGEST_NAME } from "#shared/text/text-length.ts";
import { fromStranger, optional, requiredLine, singleLine } from "#shared/text/text-schemas.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import { isEmailAddress, normalEmail } from "./email-address.ts";
import type { Passkey } from "./passkey-contract.ts";
import {
  ALL_FIELDS_REQUIRED,
  LONGEST_PASSWORD,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
  RESET_TOKEN_MISSING,
  SHORTEST_PASSWORD,
} from "./password-rules.ts";
import type { CompanyRole } from "./permissions.ts";
import type { SecondStepState } from "./second-step-contract.ts";

const EMAIL_INVALID = "E-mail inválido";
const COMPANY_INCOMPLETE = "Nome da empresa e email são obrigatórios";
const LOGIN_INCOMPLETE = "E-mail e senha são obrigatórios";
const CONFIRMATION_TOKEN_MISSING = "Token de confirmação inválido ou ausente";

/** A deliverable address, trimmed and in lower case. */
export const emailAddress = (missing = EMAIL_INVALID) =>
  z
    .string(missing)
    .overwrite(normalEmail)
    .min(1, { error: missing, abort: true })
    .refine(isEmailAddress, EMAIL_INVALID);

export const linkToken = (missing: string) => z.string(missing).trim().min(1, missing).max(200, missing);

export const knownPassword = (missing: string) =>
  z.string(missing).min(1, missing).max(LONGEST_PASSWORD, PASSWORD_TOO_LONG);

export const newPassword = z
  .string(PASSWORD_TOO_SHORT)
  .min(SHORTEST_PASSWORD, PASSWORD_TOO_SHORT)
  .max(LONGEST_PASSWORD, PASSWORD_TOO_LONG)
  .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), "Texto com caracteres inválidos");

/**
 * The address is only looked up, not validated: one that could never be registered is a wrong credential like any
 * other.
 */
export const loginInput = z.object({
  email: requiredLine(254, LOGIN_INCOMPLETE).overwrite(normalEmail),
  password: knownPassword(LOGIN_INCOMPLETE),
});
export type LoginInput = z.infer<typeof loginInput>;

export const registerCompanyInput = z.object({
  name: requiredLine(LONGEST_NAME, COMPANY_INCOMPLETE),
  email: emailAddress(COMPANY_INCOMPLETE),
  phone: optional(singleLine(40)),
  address: optional(singleLine(500)),
});
export type RegisterCompanyInput = z.infer<typeof registerCompanyInput>;

export const confirmCompanyInput = z.object({ token: linkToken(CONFIRMATION_TOKEN_MISSING) });

export const forgotPasswordInput = z.object({ email: emailAddress() });

export const resetPasswordInput = z.object({ token: linkToken(RESET_TOKEN_MISSING), newPassword });
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>;

export const changePasswordInput = z.object({
  currentPassword: knownPassword(ALL_FIELDS_REQUIRED),
  newPassword,
});
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;

export const ownNameInput = z.object({
  name: fromStranger(requiredLine(LONGEST_NAME, "Nome é obrigatório")),
});
export type OwnNameInput = z.infer<typeof ownNameInput>;

/** The roles on the wire; a system admin has no company. */
export const userRoles = ["user", "admin_system"] as const;
export type UserRole = (typeof userRoles)[number];

export type SessionUser = {
  id: number;
  username: string;
  email: string;
  companyId: number | null;
  companyName: string | null;
  role: UserRole;
  /** Null for a system admin. */
  companyRole: CompanyRole | null;
  /** That of the company; a system admin's is São Paulo. */
  timeZone: TimeZone;
  requirePasswordChange: boolean;
  /** Nothing of the company's is open to this session until a second step or a passkey is set up. */
  requireSecondStep?: true;
  /** Only while the company is closed. */
  companyClosure?: CompanyClosure;
};

/** What the account page shows of its person. */
export type OwnAccount = { name: string; email: string; secondStep: SecondStepState; passkeys: Passkey[] };

export type LoginReply = { token: string; user: SessionUser; requirePasswordChange: boolean };
export type ConfirmReply = { companyName: string; credentials: { username: string; password: string } };
/** `resetLink` is only set with local mail; it is a path on this site. */
export type ForgotReply = { message: string; instructions: string; resetLink?: string };
/** `outboxPath` is only set with local mail: the page where the confirmation can be read. */
export type RegisterReply = { message: string; outboxPath?: string };
