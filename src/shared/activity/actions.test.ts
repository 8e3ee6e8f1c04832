import { describe, expect, test } from "vitest";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { actions, seenActions } from "./actions.ts";
import { withoutMoney } from "./as-seen.ts";
import { type Activity, activityThings, auditActions, changedFields } from "./contract.ts";
import { describeActivity } from "./describe-activity.ts";

const everything = () => true;
const nothing = () => false;

test("every action is found by just one thing", () => {
  const found = activityThings.flatMap((thing) => seenActions(everything, thing));
  expect(found.toSorted()).toEqual(auditActions.toSorted());
});

test("who has no permission sees what needs none, and of one thing no more than of all", () => {
  const seen = seenActions(nothing);
  expect(seen).toContain("event_changed");
  expect(seen).not.toContain("event_priced");
  expect(activityThings.flatMap((thing) => seenActions(nothing, thing)).toSorted()).toEqual(seen.toSorted());
});

describe.each(auditActions)("%s", (action) => {
  const { needs } = actions[action];
  const line: Activity = {
    key: "a1",
    at: "2026-03-10T15:00:00.000Z",
    action,
    username: "ana",
    subject: "Bodas",
    count: 1,
    thing: null,
    thingId: null,
    details: { changes: changedFields.map((field) => ({ field, from: 1234, to: 5678 })) },
    stock: null,
    reason: null,
    company: null,
    address: null,
  };

  test("is seen by who may see money alone if it speaks of money", () => {
    const sentence = describeActivity({ ...line, details: null }, SAO_PAULO);
    if (/preço|cobrança|recebimento|valor|margem|proposta|R\$/.test(sentence))
      expect(needs).toBe("see-money");
  });

  test("shows no sum of money to anybody else, whatever was changed", () => {
    const seen = needs === "see-money" ? line : withoutMoney(line);
    const sums = describeActivity(seen, SAO_PAULO).match(/R\$/g);
    if (sums) expect(needs).toBe("see-money");
  });
});
