import { expect, test } from "vitest";
import { sampleEvent } from "#shared/events/testing/sample-event.ts";
import { latestStep, undoableStep } from "./latest-step.ts";

const at = "2026-12-26T05:00:00.000Z";
const untouched = sampleEvent({ stockState: "planned", stockMovedAt: null });
const out = sampleEvent({ stockState: "out", stockMovedAt: at });
const back = sampleEvent({ stockState: "back", stockMovedAt: at });
const plannedAgain = sampleEvent({ stockState: "planned", stockMovedAt: at });

test.each([
  ["nothing yet", untouched, undefined],
  ["a withdrawal", out, "retirada"],
  ["a return", back, "retorno"],
  ["none of a new plan", plannedAgain, undefined],
])("the latest step is %s", (_what, event, kind) => {
  expect(latestStep(event)).toEqual(kind && { kind, at: new Date(at) });
});

const hours = (count: number) => new Date(Date.parse(at) + count * 3_600_000);

test.each([
  ["nothing", untouched, false, 1, undefined],
  ["a withdrawal within a day", out, false, 24, "retirada"],
  ["a withdrawal later, by nobody but an owner", out, false, 25, undefined],
  ["a withdrawal later, by an owner", out, true, 2500, "retirada"],
  ["a return", back, false, 1, "retorno"],
  ["a return of a cancelled event", { ...back, status: "cancelado" as const }, true, 1, undefined],
  ["a step of a disabled event", { ...out, active: "false" as const }, true, 1, undefined],
])("undoable: %s", (_what, event, isOwner, after, kind) => {
  expect(undoableStep(event, { isOwner, now: hours(after) })).toBe(kind);
});
