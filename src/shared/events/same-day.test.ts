import { expect, test } from "vitest";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { sameDayText } from "./same-day.ts";

const event = (id: number, name: string, date: string, changes: object = {}) => ({
  id,
  name,
  date,
  status: "confirmado" as const,
  active: "true" as const,
  ...changes,
});
const events = [
  event(1, "Casamento Ana", "2026-12-25T23:00:00.000Z"),
  event(2, "Festa X", "2026-12-25T22:00:00.000Z", { status: "orçamento" }),
  event(3, "Cancelada", "2026-12-25T20:00:00.000Z", { status: "cancelado" }),
  event(4, "Desabilitada", "2026-12-25T20:00:00.000Z", { active: "false" }),
  // In São Paulo it is still the 25th.
  event(5, "Madrugada", "2026-12-26T02:30:00.000Z"),
  event(6, "Outro dia", "2026-12-26T03:00:00.000Z"),
];
const on = (day: string, id?: number) => sameDayText(events, { day, id, timeZone: SAO_PAULO });

test.each([
  ["2026-12-25", undefined, "Também neste dia: Festa X 19:00, Casamento Ana 20:00, Madrugada 23:30"],
  ["2026-12-25", 5, "Também neste dia: Festa X 19:00, Casamento Ana 20:00"],
  ["2026-12-26", 6, ""],
  ["2026-12-27", undefined, ""],
  ["", undefined, ""],
])("on %s, for event %s", (day, id, text) => {
  expect(on(day, id)).toBe(text);
});

test("the day is that of the company's zone", () => {
  const inNoronha = { day: "2026-12-26", id: undefined, timeZone: "America/Noronha" } as const;
  expect(sameDayText(events, inNoronha)).toBe("Também neste dia: Madrugada 00:30, Outro dia 01:00");
});
