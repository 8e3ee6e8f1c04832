import { withoutAddress } from "#shared/accounts/without-address.ts";
import { isMoney } from "./change-text.ts";
import type { Activity, ActivityChange } from "./contract.ts";

const withoutAmounts = (change: ActivityChange): ActivityChange =>
  isMoney(change.field) ? { field: change.field } : change;

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
