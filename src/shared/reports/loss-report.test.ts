import { expect, test } from "vitest";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { lossReport } from "./loss-report.ts";

const loss = (changes: object) => ({
  ingredientId: 1,
  ingredientName: "Vodka",
  eventId: 7 as number | null,
  eventName: "Bodas" as string | null,
  cost: "10",
  createdAt: "2026-03-10T15:00:00.000Z",
  ...changes,
});
const elsewhere = { eventId: null, eventName: null };
const lemon = { ingredientId: 2, ingredientName: "Limão" };
const inApril = { createdAt: "2026-04-01T03:30:00.000Z" };
const all = [
  loss({}),
  loss({ ...elsewhere, ...lemon, cost: "25.5", ...inApril }),
  loss({ eventId: 8, eventName: "Aniversário", ...lemon, cost: "4.5" }),
  loss({ cost: "20" }),
];

test.each([
  [
    "by event, with what was lost at none",
    lossReport(all, SAO_PAULO).byEvent,
    [
      { name: "Bodas", cost: 30, count: 2 },
      { name: "Fora de eventos", cost: 25.5, count: 1 },
      { name: "Aniversário", cost: 4.5, count: 1 },
    ],
  ],
  [
    "by ingredient, of equal cost by name",
    lossReport(all, SAO_PAULO).byIngredient,
    [
      { name: "Limão", cost: 30, count: 2 },
      { name: "Vodka", cost: 30, count: 2 },
    ],
  ],
  [
    "by month, in order of time",
    lossReport(all, SAO_PAULO).byMonth,
    [
      { name: "2026-03", cost: 34.5, count: 3 },
      { name: "2026-04", cost: 25.5, count: 1 },
    ],
  ],
  [
    "events of the same name apart",
    lossReport([loss({}), loss({ eventId: 9 })], SAO_PAULO).byEvent.map(({ count }) => count),
    [1, 1],
  ],
  ["nothing", lossReport([], SAO_PAULO), { cost: 0, byEvent: [], byIngredient: [], byMonth: [] }],
])("%s", (_what, found, expected) => {
  expect(found).toEqual(expected);
});

test("each sum is rounded once", () => {
  const thirds = Array.from({ length: 3 }, () => loss({ cost: "0.333333333333" }));
  expect(lossReport(thirds, SAO_PAULO)).toMatchObject({ cost: 1, byEvent: [{ cost: 1 }] });
});

test("events, ingredients and months add up to the same sum, to the cent", () => {
  const losses = Array.from({ length: 40 }, (_, index) =>
    loss({
      ingredientId: index % 13,
      ingredientName: `Item ${index % 13}`,
      eventId: index % 3,
      cost: `${(index * 7.777777777777).toFixed(12)}`,
      createdAt: `2026-${String((index % 5) + 1).padStart(2, "0")}-10T15:00:00.000Z`,
    }),
  );
  const report = lossReport(losses, SAO_PAULO);
  for (const groups of [report.byEvent, report.byIngredient, report.byMonth])
    expect(groups.reduce((cents, { cost }) => cents + Math.round(cost * 100), 0)).toBe(
      Math.round(report.cost * 100),
    );
});
