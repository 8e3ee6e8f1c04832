import { expect, test } from "vitest";
import { clientEvents } from "./client-events.ts";
import { sampleEvent } from "./testing/sample-event.ts";

const now = new Date("2026-11-15T12:00:00Z");
const at = (date: string, clients: number[], active: "true" | "false" = "true") =>
  sampleEvent({ date, clients, active });

const events = [
  at("2027-02-01T12:00:00Z", [1]),
  at("2026-11-15T12:00:01Z", [1]),
  at("2026-11-15T12:00:00Z", [1, 2]),
  at("2026-01-01T12:00:00Z", [1]),
  at("2026-12-01T12:00:00Z", [2], "false"),
  at("2026-12-24T12:00:00Z", [3]),
  sampleEvent({ date: "2026-11-20T12:00:00Z", clients: [3, 5], status: "cancelado" }),
  sampleEvent({ date: "2026-11-01T12:00:00Z", clients: [3], status: "cancelado" }),
];

test.each([
  ["past and future", 1, { count: 4, coming: 2, next: "2026-11-15T12:00:01Z", last: "2026-11-15T12:00:00Z" }],
  ["a disabled one is out", 2, { count: 1, coming: 0, next: undefined, last: "2026-11-15T12:00:00Z" }],
  [
    "only to come, cancelled ones are out",
    3,
    { count: 1, coming: 1, next: "2026-12-24T12:00:00Z", last: undefined },
  ],
  ["none", 4, undefined],
  ["only a cancelled one", 5, undefined],
])("%s", (_what, client, expected) => {
  expect(clientEvents(events, now).get(client)).toEqual(expected);
});
