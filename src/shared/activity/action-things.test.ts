import { expect, test } from "vitest";
import { actionsOf, thingOf } from "./action-things.ts";
import { type ActivityThing, type AuditAction, activityThings, auditActions } from "./contract.ts";

test.each<[AuditAction, ActivityThing]>([
  ["event_created", "event"],
  ["event_nothing_used", "event"],
  ["drink_deleted", "drink"],
  ["client_name_deleted", "client"],
  ["ingredient_archived", "ingredient"],
  ["stock_imported", "ingredient"],
  ["drinks_imported", "drink"],
  ["clients_imported", "client"],
  ["login", "account"],
  ["user_blocked", "account"],
  ["data_exported", "account"],
])("%s is about: %s", (action, thing) => {
  expect(thingOf(action)).toBe(thing);
});

test("every action is found by just one thing", () => {
  expect(activityThings.flatMap(actionsOf).toSorted()).toEqual(auditActions.toSorted());
});
