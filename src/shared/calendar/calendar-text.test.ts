import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { eventStatuses } from "#shared/events/enumerations.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { type CalendarEvent, calendarText } from "./calendar-text.ts";

const calendar = { host: "bar.example", name: "Bar", timeZone: SAO_PAULO } as const;

const wedding: CalendarEvent = {
  id: 7,
  name: "Casamento da Ana",
  date: new Date("2026-12-25T23:30:00Z"),
  durationMinutes: 300,
  location: "Sítio das Flores",
  guests: 150,
  drinkNames: ["Caipirinha", "Gin Tônica"],
  clientNames: ["Ana", "Bruno"],
  status: "confirmado",
  isActive: true,
  version: 3,
  changedAt: new Date("2026-03-10T15:00:00Z"),
  link: "https://bar.example/eventos/7",
};

/** The events that another program reads. */
function readBack(text: string) {
  const component = new ICAL.Component(ICAL.parse(text));
  return component.getAllSubcomponents("vevent").map((each) => {
    const event = new ICAL.Event(each);
    const value = (name: string) => each.getFirstPropertyValue(name);
    return {
      uid: event.uid,
      summary: event.summary,
      location: event.location,
      description: event.description,
      start: event.startDate.toJSDate(),
      end: event.endDate.toJSDate(),
      sequence: event.sequence,
      stamp: (value("dtstamp") as ICAL.Time).toJSDate(),
      modified: (value("last-modified") as ICAL.Time).toJSDate(),
      status: value("status"),
      url: value("url"),
    };
  });
}

test("an event has what calendars show, in lines that end as they must", () => {
  expect(calendarText(calendar, [wedding]).split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Balcão//Agenda//PT-BR",
    "CALSCALE:GREGORIAN",
    "X-WR-CALNAME:Bar",
    "X-WR-TIMEZONE:America/Sao_Paulo",
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    "BEGIN:VEVENT",
    "UID:evento-7@bar.example",
    "DTSTAMP:20260310T150000Z",
    "LAST-MODIFIED:20260310T150000Z",
    "SEQUENCE:3",
    "DTSTART:20261225T233000Z",
    "DTEND:20261226T043000Z",
    "STATUS:CONFIRMED",
    "SUMMARY:Casamento da Ana",
    "LOCATION:Sítio das Flores",
    "DESCRIPTION:150 convidados\\nDrinks: Caipirinha\\, Gin Tônica\\nClientes: Ana",
    " \\, Bruno\\nhttps://bar.example/eventos/7",
    "URL:https://bar.example/eventos/7",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

describe.each([
  ["planejamento", "TENTATIVE"],
  ["orçamento", "TENTATIVE"],
  ["confirmado", "CONFIRMED"],
  ["em andamento", "CONFIRMED"],
  ["concluído", "CONFIRMED"],
  ["finalizado", "CONFIRMED"],
  ["cancelado", "CANCELLED"],
] as const)("%s", (status, shown) => {
  test.each([
    [true, shown],
    [false, "CANCELLED"],
  ])("enabled %s", (isActive, expected) => {
    const [event] = readBack(calendarText(calendar, [{ ...wedding, status, isActive }]));
    expect(event?.status).toBe(expected);
  });
});

test("what is not known is left out", () => {
  const bare = { ...wedding, location: null, guests: 0, drinkNames: [], clientNames: [] };
  const text = calendarText(calendar, [bare]);
  expect(text).not.toContain("LOCATION");
  expect(readBack(text)[0]?.description).toBe(bare.link);
});

test("a calendar without events is one, too", () => {
  const component = new ICAL.Component(ICAL.parse(calendarText(calendar, [])));
  expect(component.getAllSubcomponents().map(({ name }) => name)).toEqual(["vtimezone"]);
  const zone = ICAL.Timezone.fromData({ component: component.getFirstSubcomponent("vtimezone") as never });
  expect(zone.utcOffset(ICAL.Time.fromDateTimeString("2026-12-25T20:00:00"))).toBe(-3 * 3600);
});

test.each(["2026-12-31T23:59:00Z", "2027-01-01T00:00:00Z", "2028-02-29T03:00:00Z", "2000-01-01T02:59:00Z"])(
  "%s is read back to the second, and so is the end beyond midnight",
  (moment) => {
    const date = new Date(moment);
    const [event] = readBack(calendarText(calendar, [{ ...wedding, date, durationMinutes: 1440 }]));
    expect(event?.start).toEqual(date);
    expect(event?.end).toEqual(new Date(date.getTime() + 86_400_000));
  },
);

const parts = [
  "🍸",
  "👩‍🍳",
  "é",
  "ç",
  "\\",
  ";",
  ",",
  ":",
  '"',
  "\\n",
  "a",
  " ",
  "\t",
  "—",
  "  x",
  "BEGIN:VEVENT",
];
const line = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 120 }).map((all) => all.join(""));
const lines = fc.array(line, { minLength: 1, maxLength: 4 }).map((all) => all.join("\n"));
const second = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000));
const anyEvent: fc.Arbitrary<CalendarEvent> = fc.record({
  id: fc.integer({ min: 1, max: 2_147_483_647 }),
  name: lines,
  date: second("2000-01-01", "2100-12-31"),
  durationMinutes: fc.integer({ min: 30, max: 1440 }),
  location: lines,
  guests: fc.integer({ min: 0, max: 100_000 }),
  drinkNames: fc.array(line, { maxLength: 5 }),
  clientNames: fc.array(line, { maxLength: 3 }),
  status: fc.constantFrom(...eventStatuses),
  isActive: fc.boolean(),
  version: fc.integer({ min: 1, max: 2_147_483_647 }),
  changedAt: second("2000-01-01", "2100-12-31"),
  link: fc.constant("https://bar.example/eventos/7"),
});

test("whatever an event is called, another program reads it back", () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { minLength: 1, maxLength: 4 }), (events) => {
      const text = calendarText({ ...calendar, name: events[0]?.name ?? "" }, events);
      for (const each of text.split("\r\n")) {
        expect(new TextEncoder().encode(each).length).toBeLessThanOrEqual(75);
        // Half a character would be replaced here.
        expect(each).toBe(new TextDecoder().decode(new TextEncoder().encode(each)));
        expect(each).not.toMatch(/[\r\n]/);
      }
      const read = readBack(text);
      expect(read).toHaveLength(events.length);
      for (const [position, event] of events.entries()) {
        expect(read[position]).toMatchObject({
          uid: `evento-${event.id}@bar.example`,
          summary: event.name,
          location: event.location,
          start: event.date,
          end: new Date(event.date.getTime() + event.durationMinutes * 60_000),
          sequence: event.version,
          stamp: event.changedAt,
          modified: event.changedAt,
          url: event.link,
        });
        const description = read[position]?.description ?? "";
        const known = [...event.drinkNames, ...event.clientNames];
        // What has no room is counted.
        const isWhole = known.every((name) => description.includes(name));
        expect(isWhole || / e mais \d/.test(description)).toBe(true);
      }
    }),
    { numRuns: 100 },
  );
});

test("characters that no calendar may hold are dropped", () => {
  const [event] = readBack(calendarText(calendar, [{ ...wedding, name: "Fes\u0000ta\u001b\r\nda\rAna" }]));
  expect(event?.summary).toBe("Festa\nda\nAna");
});
