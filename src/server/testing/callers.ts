import { eq } from "drizzle-orm";
import { companies, sessions, users } from "#server/db/schema/accounts.ts";
import { type CompanyRole, companyRoles } from "#shared/accounts/permissions.ts";
import type { TestApp } from "./test-app.ts";

const DAY = 24 * 60 * 60 * 1000;

/** The caller in each role of a company; one of a new role is asked for by the compiler, and then tries every route. */
export const callerAs = {
  dono: "an owner",
  gestor: "a manager",
  equipe: "a team member",
} as const satisfies Record<CompanyRole, string>;

/** The same once the company was closed. */
export const callerOfClosedAs = {
  dono: "an owner of a closed company",
  gestor: "a manager of a closed company",
  equipe: "a team member of a closed company",
} as const satisfies Record<CompanyRole, string>;

export const callers = [
  "nobody",
  "a forger",
  "a user whose session has run out",
  "a user who was away for too long",
  "a logged-out user",
  "a blocked user",
  "a user of a company that is not active",
  "a user who must change the password",
  "a user who must set up a second step",
  ...companyRoles.map((role) => callerAs[role]),
  ...companyRoles.map((role) => callerOfClosedAs[role]),
  "a system admin",
] as const;
export type Caller = (typeof callers)[number];

/** A token, or none, for each kind of caller; new at every call, since a route may end the session. */
export function tokensOf(app: TestApp): Record<Caller, () => Promise<string | undefined>> {
  let made = 0;
  const companyUser = async () => (await app.addCompany("Empresa", `empresa${++made}@bar.com.br`)).user;
  /** The token of a user with these values. */
  const changed = async (values: Partial<typeof users.$inferInsert>) => {
    const { id, token } = await companyUser();
    await app.db.update(users).set(values).where(eq(users.id, id));
    return token;
  };
  const openedBefore = async (days: number, lastSeenAt?: Date) => {
    const { id } = await companyUser();
    await app.db.delete(sessions).where(eq(sessions.userId, id));
    const token = await app.signIn(id, new Date(app.clock.now.getTime() - days * DAY));
    if (lastSeenAt) await app.db.update(sessions).set({ lastSeenAt }).where(eq(sessions.userId, id));
    return token;
  };
  const ofClosed = async (companyRole: CompanyRole) => {
    const { id, companyId, token } = await companyUser();
    await app.db.update(users).set({ companyRole }).where(eq(users.id, id));
    await app.db
      .update(companies)
      .set({ isActive: false, closedAt: app.clock.now })
      .where(eq(companies.id, companyId ?? 0));
    return token;
  };
  return {
    nobody: async () => undefined,
    "a forger": async () => "A".repeat(43),
    "a user whose session has run out": () => openedBefore(31, app.clock.now),
    "a user who was away for too long": () => openedBefore(8),
    "a logged-out user": async () => {
      const { token } = await companyUser();
      await app.call("POST", "/api/logout", { token });
      return token;
    },
    "a blocked user": () => changed({ isActive: false }),
    "a user of a company that is not active": async () => {
      const { companyId, token } = await companyUser();
      await app.db
        .update(companies)
        .set({ isActive: false })
        .where(eq(companies.id, companyId ?? 0));
      return token;
    },
    "an owner of a closed company": () => ofClosed("dono"),
    "a manager of a closed company": () => ofClosed("gestor"),
    "a team member of a closed company": () => ofClosed("equipe"),
    "a user who must change the password": () => changed({ requirePasswordChange: true }),
    "a user who must set up a second step": async () => {
      const { id, companyId, token } = await companyUser();
      await app.db.update(sessions).set({ lacksSecondStep: true }).where(eq(sessions.userId, id));
      await app.db
        .update(companies)
        .set({ requiresSecondStep: true })
        .where(eq(companies.id, companyId ?? 0));
      return token;
    },
    "an owner": () => changed({ companyRole: "dono" }),
    "a manager": () => changed({ companyRole: "gestor" }),
    "a team member": () => changed({ companyRole: "equipe" }),
    "a system admin": async () => (await app.addAdmin(`admin${++made}@balcao.local`)).token,
  };
}
