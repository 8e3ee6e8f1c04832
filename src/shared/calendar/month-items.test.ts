import { expect, test } from "vitest";
import type { CateringEvent } from "#shared/events/contract.ts";
import { itemsByDay, shortTime } from "./month-items.ts";

const event = (id: number, date: string, changes: Partial<CateringEvent> = {}) =>
  ({ id, date, active: "true", ...changes }) as CateringEvent;

test.each([
  ["America/Sao_Paulo", "2026-12-31"],
  ["America/Rio_Branco", "2026-12-31"],
  ["America/Noronha", "2027-01-01"],
] as const)("in %s an event of 2027-01-01T02:30Z is on %s", (timeZone, day) => {
  expect([...itemsByDay([event(1, "2027-01-01T02:30:00.000Z")], [], timeZone).keys()]).toEqual([day]);
});

test("a day is in the order of its hours, without disabled events, then the requests that wait; cancelled ones stay", () => {
  const events = [
    event(1, "2026-12-25T23:00:00.000Z"),
    event(2, "2026-12-25T15:00:00.000Z", { status: "cancelado" }),
    event(3, "2026-12-25T18:00:00.000Z", { active: "false" }),
    event(4, "2026-12-25T15:00:00.000Z"),
  ];
  const asked = {
    id: 5,
    state: "novo",
    name: "Ana",
    date: "2026-12-25",
    guests: 1,
    eventType: null,
  } as const;
  const inquiries = [asked, { ...asked, id: 6, state: "descartado" } as const];
  const items = itemsByDay(events, inquiries, "America/Sao_Paulo").get("2026-12-25");
  expect(items?.map(({ key }) => key)).toEqual(["event 2", "event 4", "event 1", "inquiry 5"]);
});

test.each([
  ["20:00", "20h"],
  ["18:30", "18h30"],
  ["09:05", "9h05"],
  ["00:00", "0h"],
])("%s is %s", (time, text) => {
  expect(shortTime(time)).toBe(text);
});
