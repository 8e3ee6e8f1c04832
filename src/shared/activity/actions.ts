import type { Permission } from "#shared/accounts/permissions.ts";
import { accountActionRules } from "./account-actions.ts";
import type { Action } from "./action.ts";
import { companyActionRules } from "./company-actions.ts";
import { type ActivityThing, type AuditAction, auditActions } from "./contract.ts";
import { eventActionRules } from "./event-actions.ts";

/** The one place that says of each action what it is about, who sees it and how it reads. */
export const actions: Record<AuditAction, Action> = {
  ...accountActionRules,
  ...companyActionRules,
  ...eventActionRules,
};

/** The actions that a reader with these permissions sees, about one thing or any. */
export const seenActions = (can: (permission: Permission) => boolean, thing?: ActivityThing): AuditAction[] =>
  auditActions.filter((action) => {
    const { needs, thing: about } = actions[action];
    return (needs === "membership" || can(needs)) && (thing === undefined || about === thing);
  });
