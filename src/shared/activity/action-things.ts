import { type ActivityThing, type AuditAction, accountActions, auditActions } from "./contract.ts";

const prefixes: readonly [prefix: string, thing: ActivityThing][] = [
  ["event_", "event"],
  ["proposal_settings_", "account"],
  ["proposal_", "event"],
  ["drink_", "drink"],
  ["client_", "client"],
  ["supplier_", "supplier"],
  ["ingredient_", "ingredient"],
  ["stock_", "ingredient"],
  ["drinks_", "drink"],
  ["clients_", "client"],
];

/** The kind of thing that an action is about. */
export const thingOf = (action: AuditAction): ActivityThing => {
  if ((accountActions as readonly string[]).includes(action)) return "account";
  return prefixes.find(([prefix]) => action.startsWith(prefix))?.[1] ?? "account";
};

export const actionsOf = (thing: ActivityThing): AuditAction[] =>
  auditActions.filter((action) => thingOf(action) === thing);
