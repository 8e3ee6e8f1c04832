import { expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload } from "#server/testing/events.ts";

const { a } = await twoCompanies();

const many = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);
const emptyLines = (drinks: number, each: number) =>
  many(drinks, { drinkId: 1, drinkName: "X", ingredients: many(each, {}) });
const event = eventPayload([{ ingredientId: 1, unit: "ml", planned: 1 }]);
const tooMany = (path: string, message: string) => [{ path, message }];

test.each([
  [
    "lines of drinks",
    "/api/events",
    { ...event, drinks: emptyLines(100, 900) },
    tooMany("drinks", "Use no máximo 1000 ingredientes"),
  ],
  [
    "flat lines",
    "/api/events",
    { ...event, drinks: undefined, eventIngredients: many(90_000, {}) },
    tooMany("eventIngredients", "Use no máximo 1000 ingredientes"),
  ],
  [
    "clients",
    "/api/events",
    { ...event, clients: many(90_000, {}) },
    tooMany("clients", "Use no máximo 100 clientes"),
  ],
  [
    "other items",
    "/api/events",
    { ...event, supplies: many(90_000, {}) },
    tooMany("supplies", "Use no máximo 200 outros itens"),
  ],
  [
    "fixed costs",
    "/api/events",
    { ...event, fixedCosts: many(90_000, {}) },
    tooMany("fixedCosts", "Use no máximo 200 custos fixos"),
  ],
  [
    "returns",
    "/api/events/1/return-stock",
    { returns: many(90_000, {}) },
    tooMany("returns", "Use no máximo 1000 ingredientes"),
  ],
  [
    "recipe lines",
    "/api/drinks",
    { name: "X", ingredients: many(90_000, {}) },
    tooMany("ingredients", "Use no máximo 100 ingredientes"),
  ],
  [
    "imported rows",
    "/api/ingredients/import",
    { rows: many(90_000, {}) },
    tooMany("rows", "Importe no máximo 5.000 itens por vez"),
  ],
])("too many %s are counted, not looked at", async (_what, path, body, issues) => {
  expect(await a.post(path, body)).toMatchObject({ status: 400, body: { issues } });
});

test.each([
  ["an event", "/api/events", { ...event, drinks: emptyLines(1, 1000) }],
  ["an import", "/api/ingredients/import", { rows: many(5000, {}) }],
])("the answer to %s with thousands of mistakes names a hundred", async (_what, path, body) => {
  const answer = await a.post(path, body);
  expect(answer.status).toBe(400);
  expect((answer.body as { issues: unknown[] }).issues).toHaveLength(100);
  expect(answer.text.length).toBeLessThan(20_000);
});

test.each([
  ["a byte that is none", [0xff]],
  ["half a letter", [0xc3]],
  ["half of a pair of surrogates", [0xed, 0xa0, 0x80]],
  ["a letter of Windows-1252", [0xe7]],
])("%s within a text is refused, not rewritten", async (_what, bytes) => {
  const [before, after] = ['{"name":"Jo', 'ao"}'].map((text) => new TextEncoder().encode(text));
  const body = new Uint8Array([...(before ?? []), ...bytes, ...(after ?? [])]);
  const message = "O corpo da requisição não está em UTF-8";
  expect(await a.post("/api/clients", body)).toMatchObject({ status: 400, body: { message } });
  expect((await a.get("/api/clients")).body).toEqual([]);
});

test("a byte order mark before the JSON is passed over", async () => {
  const body = new TextEncoder().encode('\ufeff{"name":"Conceição"}');
  expect(await a.post("/api/clients", body)).toMatchObject({ status: 201, body: { name: "Conceição" } });
});
