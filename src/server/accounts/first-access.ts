import type { users } from "#server/db/schema/accounts.ts";

const LASTS = 72 * 60 * 60 * 1000;

type User = Pick<typeof users.$inferSelect, "role" | "requirePasswordChange" | "createdAt">;

/**
 * Whether a generated password has expired: it is meant to be used soon. The system admin's never does: only whoever
 * runs the server has seen it, and its address may receive no mail.
 */
export const isFirstAccessOver = ({ role, requirePasswordChange, createdAt }: User, now: Date): boolean =>
  requirePasswordChange && role !== "admin_system" && now.getTime() - createdAt.getTime() >= LASTS;
