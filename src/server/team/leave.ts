import { and, asc, eq, isNull, or } from "drizzle-orm";
import { lockCompany } from "#server/company/company.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { users } from "#server/db/schema/accounts.ts";
import { auditEntries } from "#server/db/schema/audit.ts";
import { AppError, conflict } from "#server/http/errors.ts";
import { takeAccess } from "./people.ts";

const LAST_OWNER =
  "Só você é dono desta empresa. Em Empresa, torne outra pessoa dona antes de sair, ou encerre a empresa.";

/**
 * Takes one's own access away; what one did keeps one's name. The company's row is locked first, as by whoever changes
 * the team, and those of the owners, which the system admin may block: of two who leave at once the second is refused.
 */
export const leaveCompany = (data: CompanyData): Promise<void> =>
  data.transaction(async (tx) => {
    await lockCompany(tx);
    const { id, companyRole, isActive } = users;
    const people = await tx.select(
      { id, companyRole, isActive },
      {
        from: users,
        where: and(isNull(users.removedAt), or(eq(id, tx.userId), eq(companyRole, "dono"))),
        orderBy: [asc(id)],
        lock: "no key update",
      },
    );
    const self = people.find((person) => person.id === tx.userId);
    if (!self) throw new AppError(401, "Sessão encerrada. Entre novamente.");
    const hasOtherOwner = people.some((person) => person.id !== self.id && person.isActive);
    if (self.companyRole === "dono" && !hasOtherOwner) throw conflict(LAST_OWNER);
    await takeAccess(tx, self.id);
    await tx.insert(auditEntries, { action: "user_left", userId: self.id, createdAt: tx.now });
  });
