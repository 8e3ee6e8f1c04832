import { and, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { endSessionsOf } from "#server/accounts/end-sessions.ts";
import { record } from "#server/activity/record-activity.ts";
import type { Database } from "#server/db/database.ts";
import { companies, users } from "#server/db/schema/accounts.ts";
import { clients } from "#server/db/schema/clients.ts";
import { drinks } from "#server/db/schema/drinks.ts";
import { events } from "#server/db/schema/events.ts";
import { passkeys } from "#server/db/schema/keys.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { AppError, conflict, notFound } from "#server/http/errors.ts";
import type { AdminCompany, AdminStats, AdminUser, ClientsByCompany } from "#shared/admin/contract.ts";

/** Counts only: no admin call ever shows what a company keeps. */
export async function adminStats(db: Database): Promise<AdminStats> {
  const [totals] = await db
    .select({
      totalCompanies: sql<number>`(select count(*)::int from ${companies})`,
      totalUsers: sql<number>`(select count(*)::int from ${users} where ${users.removedAt} is null)`,
      totalEvents: sql<number>`(select count(*)::int from ${events})`,
      totalDrinks: sql<number>`(select count(*)::int from ${drinks} where ${drinks.deletedAt} is null)`,
      totalClients: sql<number>`(select count(*)::int from ${clients} where ${clients.deletedAt} is null)`,
    })
    .from(sql`(select 1) as once`);
  return totals as AdminStats;
}

export async function listCompanies(db: Database): Promise<AdminCompany[]> {
  const rows = await db.select().from(companies).orderBy(desc(companies.createdAt), desc(companies.id));
  return rows.map(({ id, name, email, phone, cnpj, isActive, closedAt, createdAt }) => ({
    id,
    name,
    email,
    phone,
    cnpj,
    isActive: isActive ? 1 : 0,
    closedAt: closedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }));
}

export const clientsByCompany = (db: Database): Promise<ClientsByCompany[]> =>
  db
    .select({ companyId: clients.companyId, clientCount: count() })
    .from(clients)
    .where(isNull(clients.deletedAt))
    .groupBy(clients.companyId);

export async function listUsers(db: Database): Promise<AdminUser[]> {
  const hasKey = sql<boolean>`${inArray(users.id, db.select({ id: passkeys.userId }).from(passkeys))}`;
  const rows = await db
    .select({ user: users, hasKey })
    .from(users)
    .where(isNull(users.removedAt))
    .orderBy(desc(users.createdAt), desc(users.id));
  return rows.map(({ user, ...keys }) => ({
    ...presentAdminUser(user),
    ...(keys.hasKey && { hasKey: true as const }),
  }));
}

/**
 * Blocks an active user, whose sessions end at once, or unblocks a blocked one. A caller who names the status they saw
 * is refused when it has changed: from an old list the toggle would do the opposite of what was meant.
 */
export async function toggleUser(
  db: Database,
  { id, seenStatus, adminId, now }: { id: number; seenStatus?: string; adminId: number; now: Date },
): Promise<AdminUser> {
  return inTransaction(db, async (tx) => {
    const isPresent = and(eq(users.id, id), isNull(users.removedAt));
    const [user] = await tx.select().from(users).where(isPresent).for("update");
    if (!user) throw notFound("Usuário não encontrado");
    if (user.role === "admin_system") {
      throw new AppError(403, "Administradores do sistema não podem ser desativados");
    }
    if (seenStatus !== undefined && seenStatus !== statusTag(user)) {
      throw conflict("O status deste usuário já foi alterado. Atualize a lista.");
    }
    const isActive = !user.isActive;
    await tx.update(users).set({ isActive }).where(eq(users.id, id));
    // When letting in as well: nothing from before a block comes back with its end.
    await endSessionsOf(tx, id);
    const action = isActive ? "user_unblocked" : "user_blocked";
    const { companyId } = user;
    await record(tx, { action, userId: adminId, companyId, subjectId: id, createdAt: now });
    return presentAdminUser({ ...user, isActive });
  });
}

const statusTag = (user: { isActive: boolean }) => (user.isActive ? '"1"' : '"0"');

const presentAdminUser = (user: typeof users.$inferSelect): AdminUser => ({
  id: user.id,
  username: user.username,
  email: user.email,
  role: user.role,
  companyId: user.companyId,
  ...(user.hasSecondStep && { hasSecondStep: true }),
  isActive: user.isActive ? 1 : 0,
  createdAt: user.createdAt.toISOString(),
});
