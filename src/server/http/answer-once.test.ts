import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { eventPayload } from "#server/testing/event-payload.ts";
import { PASSWORD } from "#server/testing/test-app.ts";
import { twoCompanies } from "#server/testing/two-companies.ts";
import { forgetGivenAnswers } from "./answer-once.ts";

const { app, a, b } = await twoCompanies();

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

test("of many at once one is done; the others are told, or get its answer", async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => a.post("/api/ingredients", bottle, KEY)));
  expect((await a.get("/api/ingredients")).body).toHaveLength(1);
  for (const { status, body } of replies.filter((reply) => reply.status !== 201)) {
    expect({ status, body }).toMatchObject({ status: 409, body: { message: "Operação em andamento" } });
  }
});

test("a packed answer is the same packed answer again", async () => {
  const packed = { ...KEY, "accept-encoding": "gzip" };
  const lines = Array.from({ length: 12 }, () => ({ ingredientId: 1, unit: "ml" as const, planned: 1 }));
  await a.post("/api/ingredients", bottle);
  await a.post("/api/drinks", { name: "Shot", ingredients: [{ ingredientId: 1, quantity: 1, unit: "ml" }] });
  const { token } = (
    await app.call("POST", "/api/login", { body: { email: "a@bar.com.br", password: PASSWORD } })
  ).body as { token: string };
  const hono = createApp({ services: app.services, isReady: async () => {} });
  const send = async () => {
    const headers = { ...packed, authorization: `Bearer ${token}`, "content-type": "application/json" };
    const body = JSON.stringify(eventPayload(lines));
    const reply = await hono.request("/api/events", { method: "POST", headers, body });
    return { headers: reply.headers, text: gunzipSync(await reply.arrayBuffer()).toString() };
  };
  const [first, again] = [await send(), await send()];
  expect(first.headers.get("content-encoding")).toBe("gzip");
  expect(again.headers.get("content-encoding")).toBe("gzip");
  expect(again.text).toBe(first.text);
  expect((await a.get("/api/events")).body).toHaveLength(1);
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
