import { describe, expect, it } from "vitest";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { doneAtText, eventDayText, eventHoursText } from "./times-text.ts";

describe("an event's time", () => {
  it.each([
    ["2027-03-20T22:00:00.000Z", 300, "sábado, 20 de março de 2027", "19:00 às 00:00 (5 h)"],
    ["2027-03-21T02:30:00.000Z", 90, "sábado, 20 de março de 2027", "23:30 às 01:00 (1 h 30 min)"],
    ["2027-01-01T03:00:00.000Z", 45, "sexta-feira, 1 de janeiro de 2027", "00:00 às 00:45 (45 min)"],
    ["2027-01-01T02:59:00.000Z", 0, "quinta-feira, 31 de dezembro de 2026", "23:59"],
  ])("%s for %d minutes", (date, durationMinutes, day, hours) => {
    expect(eventDayText({ date }, SAO_PAULO)).toBe(day);
    expect(eventHoursText({ date, durationMinutes }, SAO_PAULO)).toBe(hours);
  });

  it("is that of another zone where one is named", () => {
    const event = { date: "2027-01-01T03:30:00.000Z", durationMinutes: 60 };
    expect(eventDayText(event, "America/Manaus")).toBe("quinta-feira, 31 de dezembro de 2026");
    expect(eventHoursText(event, "America/Manaus")).toBe("23:30 às 00:30 (1 h)");
  });

  it("says when something was done", () => {
    expect(doneAtText("2026-11-18T01:05:00.000Z", SAO_PAULO)).toBe("17/11/2026 às 22:05");
    expect(doneAtText("2026-11-18T01:05:00.000Z", "America/Noronha")).toBe("17/11/2026 às 23:05");
  });
});
