import { beforeEach, describe, expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { stockCalls, wedding } from "#server/testing/events.ts";
import { withoutAddress } from "#shared/accounts/without-address.ts";
import type { ActivityBatch } from "#shared/activity/contract.ts";
import type { EventCount, TakenCount } from "#shared/night/counts/contract.ts";

const { app, a, b } = await twoCompanies({ isStocked: true });
const { stock, withdraw } = stockCalls(a);

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const entry = (number: number, changes: Record<string, unknown> = {}) => ({
  id: idOf(number),
  ingredientId: 1,
  closed: 1,
  openTenths: [7],
  lost: 0.5,
  broken: 0,
  at: "2026-12-26T03:10:00.000Z",
  ...changes,
});
const count = (number: number, changes?: Record<string, unknown>) =>
  a.post("/api/events/1/counts", entry(number, changes));
const counts = async () => (await a.get("/api/events/1/counts")).body as EventCount[];
/** The numbers of the counts that wait for a return. */
const waiting = async () => (await counts()).map(({ id }) => Number(id.slice(-12)));
const close = (body: Record<string, unknown> = {}) =>
  a.post("/api/events/1/return-stock", { returns: [{ ingredientId: 1, quantity: 1 }], ...body });

beforeEach(async () => {
  await a.post("/api/events", wedding);
});

describe("a count", () => {
  test("is kept with who counted and the pack of that time", async () => {
    const answer = await count(1);
    expect(answer).toMatchObject({
      status: 201,
      body: { ...entry(1), by: "a@bar.com.br", packQuantity: null },
    });
    const { isSettled, ...told } = answer.body as TakenCount;
    expect(isSettled).toBe(false);
    expect(await counts()).toEqual([told]);
  });

  test("of what is stocked by the bottle is one of bottles, whatever they are bought in", async () => {
    const gin = { name: "Gin", category: "Bebidas Alcoólicas", quantity: 6, pricePerUnit: 600 };
    const bottles = { unit: "unidade", unitWord: "garrafa", packName: "caixa", packQuantity: 6 };
    const { id } = (await a.post("/api/ingredients", { ...gin, ...bottles })).body as { id: number };
    expect((await count(1, { ingredientId: id })).body).toMatchObject({ packQuantity: 1 });
  });

  test("sent again, at once or later, is the same one", async () => {
    const answers = await Promise.all([count(1), count(1), count(1, { closed: 9 })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const { status, body } = await count(1, { closed: 9 });
    expect({ status, body }).toEqual({ status: 201, body: answers[0]?.body });
    expect(await counts()).toHaveLength(1);
  });

  test("of an app that knows fewer fields, or more, is taken", async () => {
    const { id, ingredientId, at } = entry(1);
    await a.post("/api/events/1/counts", { id, ingredientId, at, temperature: 4 });
    expect(await counts()).toMatchObject([{ closed: 0, openTenths: [], lost: 0, broken: 0 }]);
  });

  test("may be negative: it corrects", async () => {
    await count(1, { closed: -2, openTenths: [-7, 10], lost: -0.25 });
    expect(await counts()).toMatchObject([{ closed: -2, openTenths: [-7, 10], lost: -0.25 }]);
  });

  test.each([
    [{ id: "1" }, 400, "Contagem inválida"],
    [{ closed: "3" }, 400, "Contagem inválida"],
    [{ openTenths: [11] }, 400, "Contagem inválida"],
    [{ openTenths: [0.5] }, 400, "Contagem inválida"],
    [{ openTenths: Array(25).fill(1) }, 400, "Contagem inválida"],
    [{ lost: 1e12 }, 400, "Contagem inválida"],
    [{ at: "ontem" }, 400, "Contagem inválida"],
    [{ at: "0000-01-01T00:00:00Z" }, 400, "Contagem inválida"],
    [{ at: "9999-12-31T23:59:59-14:00" }, 400, "Contagem inválida"],
    [{ packQuantity: 0 }, 400, "Conteúdo da embalagem deve ser maior que 0"],
    [{ ingredientId: 3 }, 400, "Ingrediente não encontrado"],
  ])("%j: %d %s", async (changes, status, message) => {
    expect(await count(1, changes)).toMatchObject({ status, body: { message } });
    expect(await counts()).toEqual([]);
  });

  test("has the pack that its phone showed, or none, whatever the pack is now", async () => {
    await app.pool.query("update ingredients set pack_name = 'garrafa', pack_quantity = 1.5 where id = 1");
    await count(1, { packQuantity: 0.75 });
    await count(2, { packQuantity: null });
    await count(3);
    expect((await counts()).map(({ packQuantity }) => packQuantity)).toEqual([0.75, null, 1.5]);
  });

  test("of one event is not answered to another, nor taken there", async () => {
    await a.post("/api/events", wedding);
    await count(1);
    expect(await a.post("/api/events/2/counts", entry(1))).toMatchObject({
      status: 409,
      body: { message: "Esta contagem é de outro evento" },
    });
    expect((await a.get("/api/events/2/counts")).body).toEqual([]);
  });

  test("of another company's event is a 404, and its id is free there", async () => {
    await count(1);
    expect((await b.post("/api/events/1/counts", entry(1))).status).toBe(404);
    expect((await b.get("/api/events/1/counts")).status).toBe(404);
    expect((await a.get("/api/events/99/counts")).status).toBe(404);
  });

  test("names whoever has an e-mail address for a name by what stands before it, to the team", async () => {
    const names = [
      "ana@bar.com.br",
      "Ana Lima",
      "@ana",
      "Ana @ Bar",
      "a/b'c@bar.com.br",
      "ÁNA@bar.com",
      "x@y",
    ];
    for (const [number, name] of names.entries()) {
      await count(number);
      await app.pool.query("update event_counts set by = $1 where id = $2", [name, idOf(number)]);
    }
    const seenBy = async (role: string) => {
      await app.pool.query("update users set company_role = $1 where id = 1", [role]);
      return (await counts()).map(({ by }) => by).sort();
    };
    expect(await seenBy("equipe")).toEqual(names.map(withoutAddress).sort());
    expect(await seenBy("gestor")).toEqual([...names].sort());
  });

  test("is listed from the cache until something changes", async () => {
    await count(1);
    const { headers } = await a.get("/api/events/1/counts");
    const again = { "If-None-Match": headers.get("etag") ?? "" };
    expect((await a.get("/api/events/1/counts", undefined, again)).status).toBe(304);
    await count(2);
    expect((await a.get("/api/events/1/counts", undefined, again)).status).toBe(200);
  });

  test("changes no stock", async () => {
    await withdraw();
    const before = await stock();
    await count(1);
    expect(await stock()).toEqual(before);
  });
});

describe("a return", () => {
  beforeEach(async () => {
    await withdraw();
    await count(1);
    await count(2);
  });

  test("settles the counts that it names; one that it does not know waits", async () => {
    await close({ counts: [idOf(1)] });
    expect(await waiting()).toEqual([2]);
    // A phone that lost the answer sends the count again, and learns that it is settled.
    expect((await count(1)).body).toMatchObject({ id: idOf(1), isSettled: true });
  });

  test("that names none settles all; a later one waits, until it is dismissed", async () => {
    await close();
    await count(3);
    expect(await waiting()).toEqual([3]);
    const dismissal = { counts: [idOf(3)] };
    expect((await a.post("/api/events/1/counts/dismiss", dismissal)).status).toBe(200);
    expect(await waiting()).toEqual([]);
    const { activities } = (await a.get("/api/activity")).body as ActivityBatch;
    expect(activities[0]).toMatchObject({ action: "event_counts_dismissed", subject: "Casamento da Ana" });
  });

  test("that is refused settles nothing", async () => {
    expect((await close({ returns: [{ ingredientId: 1, quantity: 99 }] })).status).toBe(400);
    expect(await waiting()).toEqual([1, 2]);
  });

  test("that is undone lets its counts wait again, and what came later with them", async () => {
    await close();
    await count(3);
    await a.post("/api/events/1/undo-return");
    expect(await waiting()).toEqual([1, 2, 3]);
  });

  test("counts before the stock went out again belong to the time before", async () => {
    await close({
      returns: [
        { ingredientId: 1, quantity: 4 },
        { ingredientId: 2, quantity: 15 },
      ],
    });
    await count(3);
    await withdraw();
    expect(await waiting()).toEqual([]);
    await count(4);
    await a.post("/api/events/1/undo-withdrawal");
    expect(await waiting()).toEqual([3, 4]);
  });

  test("knows nothing of counts that were dismissed before, also when it is undone", async () => {
    expect((await a.post("/api/events/1/counts/dismiss", { counts: [idOf(1)] })).status).toBe(200);
    expect(await waiting()).toEqual([2]);
    await close();
    await a.post("/api/events/1/undo-return");
    expect(await waiting()).toEqual([2]);
  });
});
