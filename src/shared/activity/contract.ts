import type { movementKinds } from "#shared/ingredients/enumerations.ts";

/** Account events, which the system admin sees for every company. */
export const accountActions = [
  "login",
  // The right password, entered by a blocked user.
  "login_refused",
  "logout",
  "password_changed",
  "password_reset",
  "company_confirmed",
  "user_blocked",
  "user_unblocked",
] as const;

/** Deletions, their undoing, and exports of a company's own data. */
const companyActions = [
  "client_deleted",
  "client_name_deleted",
  "drink_deleted",
  "event_disabled",
  "event_enabled",
  "event_nothing_used",
  "event_nothing_used_undone",
  "ingredient_archived",
  "ingredient_unarchived",
  "data_exported",
] as const;

export const auditActions = [...accountActions, ...companyActions] as const;

export type AuditAction = (typeof auditActions)[number];

/** One line of the audit trail, newest first on the wire. */
export type Activity = {
  key: string;
  /** ISO 8601. */
  at: string;
  /** An audit action, or the kind of a stock movement; "estorno" for an entry that was taken back. */
  action: AuditAction | (typeof movementKinds)[number] | "estorno";
  /** The acting user; null towards a company where it was the system admin. */
  username: string | null;
  /** The affected drink, event, ingredient, user or removed client by name. */
  subject: string | null;
  /** The number of ingredients: movements of several at once are one line. */
  count: number;
  /** The user's company, for readers who see more than one. */
  company: string | null;
  /** The IP address of a login. */
  address: string | null;
};

export type ActivityBatch = {
  activities: Activity[];
  /** The cursor of the next page; null on the last one. */
  next: string | null;
};
