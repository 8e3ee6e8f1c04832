import { expect, test } from "vitest";
import { clockAt } from "#shared/time/testing/clock-at.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import { byRelevance, filterEvents, NO_FILTERS } from "./filter-events.ts";
import { sampleEvent } from "./testing/sample-event.ts";

// In São Paulo the first is on the 24th, a minute before midnight.
const events = [
  sampleEvent({ id: 1, name: "Formatura São João", type: "formatura", date: "2026-12-25T02:59:00Z" }),
  sampleEvent({
    id: 2,
    name: "Casamento",
    status: "orçamento",
    clients: [7, 8],
    date: "2026-12-25T03:00:00Z",
  }),
  sampleEvent({ id: 3, name: "Aniversário", type: "aniversario", date: "2027-01-01T02:59:59Z" }),
  sampleEvent({ id: 4, name: "Casamento desfeito", date: "2026-12-26T12:00:00Z", active: "false" }),
];

const clock = clockAt("2026-12-27T15:00:00Z");

test.each([
  ["nothing", {}, [1, 2, 3]],
  ["past without a withdrawal", { isUnrecorded: true }, [1]],
  ["what is disabled", { isDisabled: true }, [4]],
  ["a name among what is disabled", { isDisabled: true, name: "formatura" }, []],
  ["a name without accents and case", { name: "SAO joao" }, [1]],
  ["a type", { type: "aniversario" }, [3]],
  ["a client", { client: "8" }, [2]],
  ["a client without events", { client: "9" }, []],
  ["a status", { status: "orçamento" }, [2]],
  ["a status without accents and case", { status: "ORCAMENTO" }, [2]],
  ["from a day on", { from: "2026-12-25" }, [2, 3]],
  ["to a day, that day included", { to: "2026-12-24" }, [1]],
  ["one day", { from: "2026-12-31", to: "2026-12-31" }, [3]],
  ["a span that is none", { from: "2026-12-31", to: "2026-12-01" }, []],
  ["all at once", { name: "casa", status: "orçamento", type: "casamento", from: "2026-12-25" }, [2]],
])("by %s", (_what, filters, ids) => {
  expect(filterEvents(events, { ...NO_FILTERS, ...filters }, clock).map(({ id }) => id)).toEqual(ids);
});

test("a day of the filter is one of the company's zone", () => {
  const found = (timeZone: TimeZone) =>
    filterEvents(events, { ...NO_FILTERS, to: "2026-12-24" }, { ...clock, timeZone }).map(({ id }) => id);
  expect(found("America/Noronha")).toEqual([]);
  expect(found("America/Sao_Paulo")).toEqual([1]);
  expect(found("America/Manaus")).toEqual([1, 2]);
});

test("what is to come first, today included, and then what is over, the latest first", () => {
  const at = (id: number, date: string) => ({ id, date });
  const listed = [
    at(1, "2026-11-01T12:00:00Z"),
    at(2, "2026-11-15T03:00:00Z"),
    at(3, "2026-11-15T02:59:00Z"),
    at(4, "2027-01-01T12:00:00Z"),
    at(5, "2026-11-20T12:00:00Z"),
    at(6, "2026-11-20T12:00:00Z"),
  ];
  const sorted = byRelevance(listed, clockAt("2026-11-15T20:00:00Z"));
  expect(sorted.map(({ id }) => id)).toEqual([2, 5, 6, 4, 3, 1]);
});
