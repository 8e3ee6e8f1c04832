import { expect, test } from "vitest";
import { type EventStatus, eventStatuses } from "#shared/events/enumerations.ts";
import { openEvents } from "./open-events.ts";

const counted: readonly EventStatus[] = ["confirmado", "planejamento"];

test.each(eventStatuses)("%s", (status) => {
  expect(openEvents([{ status, active: "true" }])).toHaveLength(counted.includes(status) ? 1 : 0);
  expect(openEvents([{ status, active: "false" }])).toEqual([]);
});
