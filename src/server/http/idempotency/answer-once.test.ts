import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { CompanyDatabases } from "#server/db/company/company-databases.ts";
import { companyRole } from "#server/db/company/company-role.ts";
import { companyPool } from "#server/db/pools/pools.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload } from "#server/testing/events.ts";
import { forgetGivenAnswers } from "./given-answers.ts";

const { app, tokens, a, b } = await twoCompanies();

const bottle = { name: "Gin", category: "Outros", quantity: 9, unit: "L", pricePerUnit: 90 };
const KEY = { "idempotency-key": "0b5f8a52-8d8c-4e4b-9f1f-0a3f5f6f7a01" };

test("a call that is sent again is done once, and answered the same", async () => {
  const first = await a.post("/api/ingredients", bottle, KEY);
  const again = await a.post("/api/ingredients", bottle, KEY);
  expect(first.status).toBe(201);
  expect(first.headers.has("idempotent-replayed")).toBe(false);
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  expect((await a.get("/api/ingredients")).body).toHaveLength(1);
});

test("of many at once one is done; the others wait for it and get its answer", async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => a.post("/api/ingredients", bottle, KEY)));
  expect((await a.get("/api/ingredients")).body).toHaveLength(1);
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  expect(replies.filter(({ headers }) => !headers.has("idempotent-replayed"))).toHaveLength(1);
});

test("who waits for it too long is told to come again with the same key", async () => {
  const client = await app.pool.connect();
  await client.query("begin");
  await client.query(
    "insert into given_answers (user_id, key, request) values (1, $1, '')",
    Object.values(KEY),
  );
  const impatient = { ...app.connection, options: "-c lock_timeout=100" };
  const pool = companyPool(impatient, await companyRole(app.pool));
  const companies = new CompanyDatabases(pool);
  const hono = createApp({ services: { ...app.services, companies }, isReady: async () => {} });
  const headers = { ...KEY, authorization: `Bearer ${tokens.a}`, "content-type": "application/json" };
  const send = () =>
    hono.request("/api/ingredients", { method: "POST", headers, body: JSON.stringify(bottle) });
  const reply = await send();
  expect([reply.status, reply.headers.get("retry-after")]).toEqual([409, "2"]);
  expect(await reply.json()).toMatchObject({ message: "Operação em andamento" });
  await client.query("rollback");
  client.release();
  expect((await send()).status).toBe(201);
  await pool.end();
});

describe("an answer that is worth packing", () => {
  const hono = createApp({ services: app.services, isReady: async () => {} });
  const lines = Array.from({ length: 12 }, () => ({ ingredientId: 1, unit: "ml" as const, planned: 1 }));
  beforeEach(async () => {
    await a.post("/api/ingredients", bottle);
    await a.post("/api/drinks", {
      name: "Shot",
      ingredients: [{ ingredientId: 1, quantity: 1, unit: "ml" }],
    });
  });

  /** The answer of the same call, as one who takes these packings gets it. */
  async function send(accepted: string) {
    const headers = {
      ...KEY,
      "accept-encoding": accepted,
      authorization: `Bearer ${tokens.a}`,
      "content-type": "application/json",
    };
    const body = JSON.stringify(eventPayload(lines));
    const reply = await hono.request("/api/events", { method: "POST", headers, body });
    const encoding = reply.headers.get("content-encoding");
    const bytes = Buffer.from(await reply.arrayBuffer());
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    const text = (encoding === "br" || encoding === "gzip" ? unpack[encoding](bytes) : bytes).toString();
    return { status: reply.status, encoding, text };
  }

  test("is packed for whoever asks now, not for who asked first", async () => {
    const first = await send("gzip");
    expect(first).toMatchObject({ status: 201, encoding: "gzip" });
    expect(await send("br, gzip")).toEqual({ ...first, encoding: "br" });
    expect(await send("identity")).toEqual({ ...first, encoding: null });
    expect((await a.get("/api/events")).body).toHaveLength(1);
  });

  test.each([["br", brotliCompressSync] as const, ["gzip", gzipSync] as const])(
    "and kept by an older version in %s is given to everybody",
    async (encoding, pack) => {
      const first = await send("identity");
      const kept = [encoding, pack(first.text).toString("base64")];
      await app.pool.query("update given_answers set encoding = $1, body = $2", kept);
      expect(await send("identity")).toEqual(first);
    },
  );
});

test("a key that an older version took and never answered is free again", async () => {
  await a.post("/api/ingredients", bottle, KEY);
  await app.pool.query("update given_answers set status = null, body = null");
  const again = await a.post("/api/ingredients", { ...bottle, name: "Rum" }, KEY);
  expect([again.status, again.headers.has("idempotent-replayed")]).toEqual([201, false]);
  expect(await a.post("/api/ingredients", { ...bottle, name: "Rum" }, KEY)).toMatchObject({
    status: 201,
    body: again.body,
  });
});

test("the same key for something else is refused, and nothing is done", async () => {
  await a.post("/api/ingredients", bottle, KEY);
  const message = "Esta Idempotency-Key já foi usada para outra operação";
  expect(await a.post("/api/ingredients", { ...bottle, name: "Rum" }, KEY)).toMatchObject({
    status: 422,
    body: { message, error: message },
  });
  expect(await a.post("/api/clients", bottle, KEY)).toMatchObject({ status: 422 });
  expect((await a.get("/api/ingredients")).body).toHaveLength(1);
});

test("another company's key is another key", async () => {
  await a.post("/api/ingredients", bottle, KEY);
  expect(await b.post("/api/ingredients", bottle, KEY)).toMatchObject({
    status: 201,
    body: { companyId: 2 },
  });
});

test("what was refused may be tried again", async () => {
  expect((await a.post("/api/ingredients", { ...bottle, quantity: -1 }, KEY)).status).toBe(400);
  expect((await a.post("/api/ingredients", bottle, KEY)).status).toBe(201);
  const more = { "idempotency-key": "compra-que-chega-tarde" };
  const entry = { quantity: 1, price: 1, version: 2 };
  expect((await a.post("/api/ingredients/1/entries", entry, more)).status).toBe(409);
  expect((await a.post("/api/ingredients/1/entries", { quantity: 1, price: 1 })).status).toBe(201);
  expect((await a.post("/api/ingredients/1/entries", entry, more)).status).toBe(201);
});

test.each(["", "curta", "com espaço e tudo", "x".repeat(256), "ção-ção-ção"])(
  "the key %j: 400",
  async (key) => {
    const reply = await a.post("/api/ingredients", bottle, {
      "idempotency-key": encodeURIComponent(key) || " ",
    });
    expect(reply.status).toBe(400);
  },
);

test("after a day a key is forgotten", async () => {
  await a.post("/api/ingredients", bottle, KEY);
  const later = (hours: number) => new Date(app.clock.now.getTime() + hours * 60 * 60 * 1000);
  await forgetGivenAnswers(app.db, later(23));
  expect((await app.pool.query("select from given_answers")).rowCount).toBe(1);
  await forgetGivenAnswers(app.db, later(25));
  expect((await app.pool.query("select from given_answers")).rowCount).toBe(0);
});

test("an answer with money is not given again to who may no longer see it, and nothing is done twice", async () => {
  await a.post("/api/ingredients", bottle);
  await a.post("/api/drinks", {
    name: "Tônica",
    ingredients: [{ ingredientId: 1, quantity: 50, unit: "ml" }],
  });
  const plan = eventPayload([{ ingredientId: 1, unit: "L", planned: 2 }]);
  await a.post("/api/events", { ...plan, clients: [], status: "confirmado" });
  const first = await a.post("/api/events/1/withdraw-stock", undefined, KEY);
  expect([first.status, first.text.includes('"unitCost":10')]).toEqual([200, true]);
  await app.pool.query("update users set company_role = 'equipe' where company_id = 1");
  const again = await a.post("/api/events/1/withdraw-stock", undefined, KEY);
  expect([again.status, again.text.includes("unitCost")]).toEqual([422, false]);
  expect((await a.get("/api/ingredients")).body).toMatchObject([{ quantity: 7 }]);
});
