import { type CompanyRole, can } from "#shared/accounts/permissions.ts";

/** Whoever sees the money of the mail may have it; an owner gets it unless it was switched off. */
export const wantsMorningMail = ({
  companyRole,
  morningMail,
}: {
  companyRole: CompanyRole | null;
  morningMail: boolean | null;
}): boolean => can(companyRole, "see-money") && (morningMail ?? companyRole === "dono");
