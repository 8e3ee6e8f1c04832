import type { users } from "#server/db/schema/accounts.ts";

const LASTS = 72 * 60 * 60 * 1000;

type User = Pick<typeof users.$inferSelect, "role" | "requirePasswordChange" | "createdAt">;

/**
 * A password that was generated for somebody is meant to be used soon, and not to lie about in a note for years. The
 * system admin's has no end: it was shown to whoever runs the server alone, and its address may receive no mail.
 */
export const isFirstAccessOver = ({ role, requirePasswordChange, createdAt }: User, now: Date): boolean =>
  requirePasswordChange && role !== "admin_system" && now.getTime() - createdAt.getTime() >= LASTS;
