import { sql } from "drizzle-orm";
import { companies, users } from "#server/db/schema/accounts.ts";
import { AppError } from "#server/http/errors.ts";
import { blockedMessage } from "#shared/accounts/login-problem.ts";
import { type CompanyClosure, erasedFrom } from "#shared/company/closing.ts";
import { formatDate } from "#shared/numbers/format.ts";

type UserRow = typeof users.$inferSelect;
type CompanyRow = typeof companies.$inferSelect;

/** Whether a company's route still answers its owners after the company was closed. */
export type WhenClosed = "refused" | "allowed";

/** `mayReopen` in SQL. */
export const mayReopenNow = sql`(${companies.closedAt} is not null and ${companies.erasingAt} is null and ${users.companyRole} = 'dono')`;

/** True for an owner of a closed company, who may sign in to reopen it until its rows are being erased. */
export const mayReopen = (
  { companyRole }: Pick<UserRow, "companyRole">,
  company: Pick<CompanyRow, "closedAt" | "erasingAt"> | null,
): boolean =>
  company !== null && company.closedAt !== null && company.erasingAt === null && companyRole === "dono";

/** The part of a signed-in user that says since when the company is closed; empty for an open one. */
export const closureOf = (
  company: Pick<CompanyRow, "closedAt" | "closedBy"> | null,
): { companyClosure?: CompanyClosure } =>
  company?.closedAt
    ? {
        companyClosure: {
          closedAt: company.closedAt.toISOString(),
          closedBy: company.closedBy,
          erasedFrom: erasedFrom(company.closedAt).toISOString(),
        },
      }
    : {};

/** Refuses every call of a closed company but those that belong to its end. */
export const companyClosed = () =>
  new AppError(403, "Esta empresa foi encerrada. Nada mais pode ser feito nela até que seja reaberta.");

/** Why somebody with the right password may not sign in. */
export function loginRefusal(
  { isActive }: UserRow,
  company: CompanyRow | null,
  supportEmail: string | undefined,
): AppError {
  if (!isActive || !company?.closedAt) return new AppError(403, blockedMessage(supportEmail));
  if (company.erasingAt)
    return new AppError(403, "Esta empresa foi encerrada, e seus dados estão sendo apagados.");
  const until = formatDate(erasedFrom(company.closedAt).toISOString(), company.timeZone);
  return new AppError(
    403,
    `Esta empresa foi encerrada. Quem é dono dela pode entrar e reabri-la até ${until}.`,
  );
}
