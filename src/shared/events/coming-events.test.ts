import { expect, test } from "vitest";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { comingEvents, comingEventsText } from "./coming-events.ts";
import type { CateringEvent } from "./contract.ts";

const now = new Date("2026-11-17T12:00:00Z");
const event = (name: string, date: string, other: Partial<CateringEvent> = {}) =>
  ({ name, date, clients: [7], active: "true", status: "confirmado", ...other }) as CateringEvent;

const events = [
  event("Festa", "2026-12-20T20:00:00Z"),
  event("Bodas", "2026-12-12T20:00:00Z"),
  event("Passada", "2026-11-16T20:00:00Z"),
  event("Cancelada", "2026-12-13T20:00:00Z", { status: "cancelado" }),
  event("Desabilitada", "2026-12-13T20:00:00Z", { active: "false" }),
  event("De outro", "2026-12-13T20:00:00Z", { clients: [8] }),
];

test("the events to come of a client, the next one first", () => {
  expect(comingEvents(events, 7, now).map(({ name }) => name)).toEqual(["Bodas", "Festa"]);
});

test.each([
  [[], undefined],
  [[event("Bodas", "2026-12-12T20:00:00Z")], "Continua em 1 evento por vir: Bodas (sáb 12/12/2026)."],
  [
    ["a", "b", "c"].map((name) => event(name, "2026-12-12T20:00:00Z")),
    "Continua em 3 eventos por vir: a (sáb 12/12/2026), b (sáb 12/12/2026) e mais 1.",
  ],
])("%#: %s", (list, text) => {
  expect(comingEventsText(list, SAO_PAULO)).toBe(text);
});
