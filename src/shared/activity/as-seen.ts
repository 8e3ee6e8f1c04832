import { withoutAddress } from "#shared/accounts/without-address.ts";
import type { Activity, ActivityChange, AuditAction, ChangedField } from "./contract.ts";

const moneyFields: readonly ChangedField[] = ["unitCost", "fixedCosts"];

/** What is about money alone, and therefore not listed at all for readers who may not see it. */
export const moneyActions = [
  "event_priced",
  "event_charges_changed",
  "event_payment_recorded",
  "event_payment_reversed",
  "payment_settings_changed",
  "proposal_sent",
  "proposal_accepted",
  "proposal_accepted_by_client",
  "proposal_refused_by_client",
  "proposal_revoked",
  "proposal_settings_changed",
] as const satisfies AuditAction[];

const withoutAmounts = (change: ActivityChange): ActivityChange =>
  moneyFields.includes(change.field) ? { field: change.field } : change;

/** The line for readers who may not see money: that a cost was changed, and not from what to what. */
export const withoutMoney = ({ details, ...activity }: Activity): Activity => ({
  ...activity,
  details: details?.changes ? { ...details, changes: details.changes.map(withoutAmounts) } : details,
});

/** The line for readers who may not see personal data: neither e-mail addresses nor where somebody logged in from. */
export const withoutPersonalData = (activity: Activity): Activity => ({
  ...activity,
  username: activity.username && withoutAddress(activity.username),
  subject: activity.subject && withoutAddress(activity.subject),
  address: null,
});
