import { describe, expect, it } from "vitest";
import { dayIn, minuteIn, momentAt, startOfDay, today, wallTime } from "./clock.ts";
import { SAO_PAULO, type TimeZone, timeZones } from "./time-zones.ts";

const HOUR = 60 * 60 * 1000;
const at = (text: string) => new Date(text);

describe("the clock of a zone", () => {
  it.each<[TimeZone, string, string]>([
    ["America/Noronha", "2026-12-31T23:30", "2027-01-01T01:30:00.000Z"],
    ["America/Sao_Paulo", "2026-12-31T23:30", "2027-01-01T02:30:00.000Z"],
    ["America/Recife", "2027-01-01T00:00", "2027-01-01T03:00:00.000Z"],
    ["America/Manaus", "2026-12-31T20:00", "2027-01-01T00:00:00.000Z"],
    ["America/Manaus", "2026-12-31T23:59", "2027-01-01T03:59:00.000Z"],
    ["America/Rio_Branco", "2026-12-31T19:00", "2027-01-01T00:00:00.000Z"],
    ["America/Rio_Branco", "2028-02-29T23:59", "2028-03-01T04:59:00.000Z"],
    // Summer time, as long as there was one.
    ["America/Sao_Paulo", "2018-12-25T20:30", "2018-12-25T22:30:00.000Z"],
    ["America/Manaus", "2018-12-25T20:30", "2018-12-26T00:30:00.000Z"],
    ["America/Rio_Branco", "2010-12-25T20:30", "2010-12-26T00:30:00.000Z"],
  ])("in %s shows %s at %s", (timeZone, shown, moment) => {
    expect(minuteIn(moment, timeZone)).toBe(shown);
    expect(momentAt(shown, timeZone).toISOString()).toBe(moment);
    expect(dayIn(moment, timeZone)).toBe(shown.slice(0, 10));
  });

  it.each<[string, string]>([
    // At midnight it went on to one o'clock.
    ["2018-11-04T00:00", "2018-11-04T03:00:00.000Z"],
    ["2018-11-04T00:30", "2018-11-04T03:30:00.000Z"],
    // At midnight it went back to eleven.
    ["2018-02-17T23:30", "2018-02-18T01:30:00.000Z"],
    ["2018-02-18T00:00", "2018-02-18T03:00:00.000Z"],
  ])("was set anew in São Paulo: %s is %s", (shown, moment) => {
    expect(momentAt(shown, SAO_PAULO).toISOString()).toBe(moment);
  });

  it("begins a day, and knows which one it is", () => {
    const timeZone = "America/Manaus";
    expect(startOfDay("2027-01-01", timeZone)).toEqual(at("2027-01-01T04:00:00Z"));
    expect(today({ now: at("2027-01-01T03:59:59.999Z"), timeZone })).toBe("2026-12-31");
    expect(today({ now: at("2027-01-01T04:00:00Z"), timeZone })).toBe("2027-01-01");
  });

  it("takes a year that is being typed", () => {
    expect(minuteIn(momentAt("0002-12-25T20:30", SAO_PAULO), SAO_PAULO)).toBe("0002-12-25T20:30");
  });

  it.each(timeZones)("of %s shows what Intl does, from 2000 on", (timeZone) => {
    const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
    // Every 241 hours: each hour of the day comes up.
    for (let time = Date.UTC(2000, 0, 2); time < Date.UTC(2101, 0, 1); time += 241 * HOUR) {
      const shown = wallTime(time, timeZone).toISOString().slice(0, 16).replace("T", " ");
      if (shown !== format.format(time)) expect(shown).toBe(format.format(time));
    }
  });
});
