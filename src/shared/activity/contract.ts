import type { movementKinds } from "#shared/ingredients/enumerations.ts";

/** What happens to accounts; the system admin sees it of every company. */
export const accountActions = [
  "login",
  // By somebody with the right password who is blocked.
  "login_refused",
  "logout",
  "password_changed",
  "password_reset",
  "company_confirmed",
  "user_blocked",
  "user_unblocked",
] as const;

/** What a company takes away from its own data, or takes out of the product. */
const companyActions = ["client_deleted", "drink_deleted", "event_disabled", "data_exported"] as const;

export const auditActions = [...accountActions, ...companyActions] as const;

export type AuditAction = (typeof auditActions)[number];

/** One line of the trail, newest first on the wire. */
export type Activity = {
  /** Unlike that of any other line. */
  key: string;
  /** ISO 8601. */
  at: string;
  /** Of the trail, or a movement of the stock. */
  action: AuditAction | (typeof movementKinds)[number];
  /** Who did it; null where it was the system admin, to a company's eyes. */
  username: string | null;
  /** What it was done to: the name of a drink, event, ingredient or user; of a deleted client only its number. */
  subject: string | null;
  /** Movements of several ingredients at once are one line: how many. */
  count: number;
  /** The company of the user, where the reader sees more than one. */
  company: string | null;
  /** Where a login came from. */
  address: string | null;
};

export type ActivityPage = {
  activities: Activity[];
  /** Where the next page begins; null on the last one. */
  next: string | null;
};
