import { brotliDecompressSync } from "node:zlib";
import pg from "pg";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createApp } from "#server/app.ts";
import { FORGET_PLANS } from "#server/db/pools/preparing-client.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload } from "#server/testing/events.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { createListCache } from "./list-cache.ts";

const { app, a, b, tokens } = await twoCompanies();

/** A second process on the same database: nothing but that is common to both. */
const neighbour = createApp({
  services: { ...app.services, listCache: createListCache() },
  isReady: async () => {},
});
const incoming = { socket: { remoteAddress: "127.0.0.1" } };
async function next(
  path: string,
  token: string,
  headers: Record<string, string> = {},
  init: RequestInit = {},
) {
  const all = { host: "localhost:3000", authorization: `Bearer ${token}`, ...headers };
  return neighbour.request(path, { ...init, headers: all }, { incoming });
}

const LISTS = ["/api/ingredients", "/api/drinks", "/api/clients", "/api/events"];
const item = { name: "Limão", category: "Outros", quantity: 100, unit: "unidade", pricePerUnit: 100 };

beforeEach(async () => {
  for (const company of [a, b]) await company.post("/api/ingredients", item);
  for (const [company, ingredientId] of [[a, 1] as const, [b, 2] as const]) {
    await company.post("/api/drinks", {
      name: "Suco",
      ingredients: [{ ingredientId, quantity: 1, unit: "unidade" }],
    });
    await company.post("/api/clients", { name: "Ana" });
    const lines = [{ ingredientId, unit: "unidade" as const, planned: 4 }];
    const plan = eventPayload(lines);
    const drinks = plan.drinks.map((drink) => ({ ...drink, drinkId: ingredientId }));
    await company.post("/api/events", { ...plan, drinks });
  }
});

/** Counts what goes to the database meanwhile. */
async function queriesOf(work: () => Promise<unknown>) {
  const query = vi.spyOn(pg.Client.prototype as { query: (config: pg.QueryConfig) => unknown }, "query");
  onTestFinished(() => query.mockRestore());
  await work();
  // A connection drops its plans every few seconds, whatever is asked of it.
  const count = query.mock.calls.filter(([{ text }]) => text !== FORGET_PLANS).length;
  query.mockRestore();
  return count;
}

describe.each(LISTS)("%s", (path) => {
  test("costs two queries, and one as long as nothing changes", async () => {
    // From here on the connection acts for this company; to tell it so is sent along with a query, and not again.
    await a.get("/api/ingredients/1/movements");
    expect(await queriesOf(() => a.get(path))).toBe(2);
    expect(await queriesOf(() => a.get(path))).toBe(1);
    await a.post("/api/ingredients", { ...item, name: "Hortelã" });
    expect(await queriesOf(() => a.get(path))).toBe(2);
  });

  test("is not sent to who has it, until anything of the company changes", async () => {
    const { headers, status } = await a.get(path);
    const tag = headers.get("etag") ?? "";
    expect([status, tag]).toEqual([200, expect.stringMatching(/^W\/"[\w.-]+"$/)]);
    expect(headers.get("vary")).toBe("Authorization, Accept-Encoding");
    const ask = (token: string, known: string) => next(path, token, { "if-none-match": known });
    const same = await ask(tokens.a, tag);
    expect([same.status, await same.text(), same.headers.get("etag")]).toEqual([304, "", tag]);
    expect((await ask(tokens.a, `"other", ${tag}`)).status).toBe(304);
    expect((await ask(tokens.a, '"other"')).status).toBe(200);
    // B's own list, whatever B says to have.
    const other = await ask(tokens.b, tag);
    expect([other.status, ((await other.json()) as { companyId: number }[])[0]?.companyId]).toEqual([200, 2]);
    await a.post("/api/clients", { name: "Bia" });
    expect((await ask(tokens.a, tag)).status).toBe(200);
  });

  test("is packed for who takes it so, and the same inside", async () => {
    for (let made = 0; made < 20; made++) await a.post("/api/clients", { name: `Cliente ${made}` });
    for (let made = 0; made < 20; made++) await a.post("/api/ingredients", { ...item, name: `Item ${made}` });
    const plain = await a.get(path);
    for (const _time of ["made", "kept"]) {
      const response = await next(path, tokens.a, { "accept-encoding": "gzip, br" });
      const bytes = Buffer.from(await response.arrayBuffer());
      const isPacked = response.headers.get("content-encoding") === "br";
      expect(isPacked).toBe(plain.text.length >= 1024);
      expect((isPacked ? brotliDecompressSync(bytes) : bytes).toString()).toBe(plain.text);
    }
  });
});

test("only the list of clients may not stay with the browser, and a logout takes all of it away", async () => {
  const kept = await Promise.all(LISTS.map(async (path) => (await a.get(path)).headers.get("cache-control")));
  expect(kept).toEqual(["private, no-cache", "private, no-cache", "no-store", "private, no-cache"]);
  expect((await a.post("/api/logout")).headers.get("clear-site-data")).toBe('"cache"');
});

test("a write at one process is seen at once at the other, and never a list of another company", async () => {
  const stock = async (token: string) =>
    ((await (await next("/api/ingredients", token)).json()) as Ingredient[]).map(
      ({ companyId, quantity, reservedQuantity }) => [companyId, quantity, reservedQuantity],
    );
  for (const token of [tokens.a, tokens.b, tokens.a]) await stock(token);
  await a.post("/api/events/1/withdraw-stock");
  expect(await stock(tokens.a)).toEqual([[1, 96, 0]]);
  expect(await stock(tokens.b)).toEqual([[2, 100, 4]]);
  await a.post("/api/events/1/return-stock", { returns: [{ ingredientId: 1, quantity: 3 }] });
  expect(await stock(tokens.a)).toEqual([[1, 99, 0]]);
  // Neither process can know of it: somebody mends a row by hand.
  await app.pool.query("update ingredients set name = 'Lima' where id = 2");
  expect(((await (await next("/api/ingredients", tokens.b)).json()) as Ingredient[])[0]?.name).toBe("Lima");
});

test("in a storm of writes at one process, what the other answers is never older than the last write", async () => {
  let written = 100;
  const storm = { isOver: false };
  const readers = [1, 2, 3].map(async () => {
    while (!storm.isOver) {
      const least = written;
      const [lime] = (await (await next("/api/ingredients", tokens.a)).json()) as [Ingredient];
      expect(lime.quantity).toBeGreaterThanOrEqual(least);
      const [other] = (await (await next("/api/ingredients", tokens.b)).json()) as [Ingredient];
      expect([other.companyId, other.quantity]).toEqual([2, 100]);
    }
  });
  for (let bought = 0; bought < 40; bought++) {
    await a.post("/api/ingredients/1/entries", { quantity: 1, price: 1 });
    written += 1;
  }
  storm.isOver = true;
  await Promise.all(readers);
});
