import { expect, test } from "vitest";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload, supplyOf } from "#server/testing/events.ts";
import type { ActivityBatch } from "#shared/activity/contract.ts";
import { describeActivity } from "#shared/activity/describe-activity.ts";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";

const { app, a, b } = await twoCompanies({ isStocked: true });

const [CACHACA, LIMAO, GIN_OF_B, VELHO] = [1, 2, 3, 4];

const addVelho = (changes: object = {}) =>
  a.post("/api/ingredients", {
    name: "Velho Barreiro",
    category: "Outros",
    unit: "L",
    quantity: 0,
    pricePerUnit: 0,
    ...changes,
  });
const addEvent = (litres: number, changes: Record<string, unknown> = {}, company = a) =>
  company.post(
    "/api/events",
    eventPayload([{ ingredientId: CACHACA, unit: "ml", planned: litres * 1000 }], changes),
  );
const insteadOf = (quantity: number, ids: number[], changes: object = {}) => ({
  ingredientId: CACHACA,
  quantity,
  events: ids.map((id) => ({ id })),
  ...changes,
});
const line = (instead: object, changes: object = {}) => ({
  ingredientId: VELHO,
  quantity: 3,
  price: 90,
  insteadOf: instead,
  ...changes,
});
const buy = (...lines: object[]) => a.post("/api/purchases", { boughtOn: "2026-12-01", lines });
const events = async () =>
  ((await a.get("/api/events")).body as PricedEvent[]).toSorted((one, other) => one.id - other.id);
const plans = async () =>
  (await events()).map(({ drinks, supplies, version }) => ({
    planned: drinks.flatMap(({ ingredients }) => ingredients.map(({ plannedQuantity }) => plannedQuantity)),
    supplies: supplies.map(({ ingredientName, plannedQuantity, unit }) => [
      ingredientName,
      plannedQuantity,
      unit,
    ]),
    version,
  }));
const reserved = async () =>
  ((await a.get("/api/ingredients")).body as Ingredient[]).map(({ id, reservedQuantity }) => [
    id,
    reservedQuantity,
  ]);

test("the events take along what was bought for what they lack, for everybody", async () => {
  await addVelho();
  await addEvent(8, { date: "2026-12-24T23:30:00.000Z" });
  await addEvent(5);
  const reply = await buy(line(insteadOf(3, [2, 1])));
  expect(reply).toMatchObject({ status: 201, body: { lines: 1, swappedEvents: 1 } });
  expect(await plans()).toEqual([
    { planned: [8000], supplies: [], version: 1 },
    { planned: [2000], supplies: [["Velho Barreiro", 3, "L"]], version: 2 },
  ]);
  // 10 L are there of the one, 3 L of the other: nothing is missing any more.
  expect(await reserved()).toEqual([
    [CACHACA, 10],
    [LIMAO, 0],
    [VELHO, 3],
  ]);
  const out = await a.post("/api/events/2/withdraw-stock");
  expect((out.body as PricedEvent).stockUse).toMatchObject([
    { ingredientId: CACHACA, withdrawn: 2 },
    { ingredientId: VELHO, withdrawn: 3 },
  ]);
  expect((await a.post("/api/events/1/withdraw-stock")).status).toBe(200);
  expect(await stockDifferences(app.db)).toMatchObject({ differences: [], values: [] });
  const { activities } = (await a.get("/api/activity")).body as ActivityBatch;
  expect(activities.map((activity) => describeActivity(activity, "America/Sao_Paulo"))).toContain(
    "Alterou o evento Casamento da Ana: troca na compra 3 L de Cachaça → 3 L de Velho Barreiro",
  );
});

test("taking the purchase back leaves the plans: the other brand is short, and a swap back restores them", async () => {
  await addVelho();
  await addEvent(13, {
    drinks: [
      {
        drinkId: 1,
        drinkName: "Caipirinha",
        quantity: 260,
        ingredients: [
          {
            ingredientId: CACHACA,
            ingredientName: "Cachaça",
            quantity: 50,
            unit: "ml",
            plannedQuantity: 13_000,
          },
        ],
      },
    ],
  });
  const { body } = await buy(line(insteadOf(3, [1])));
  const [id] = (body as { ids: number[] }).ids;
  expect((await a.post(`/api/purchases/${id}/reverse`)).status).toBe(201);
  expect(await reserved()).toEqual([
    [CACHACA, 10],
    [LIMAO, 0],
    [VELHO, 3],
  ]);
  const back = { ingredientId: CACHACA, quantity: 3, price: 90 };
  await buy({ ...back, insteadOf: insteadOf(3, [1], { ingredientId: VELHO }) });
  expect(await plans()).toEqual([{ planned: [13_000], supplies: [], version: 3 }]);
});

test("bottles of another size, and what nobody can convert: what was bought stands for it", async () => {
  const bottle = { unit: "unidade", unitWord: "garrafa", yieldUnit: "ml" };
  await addVelho({ ...bottle, yieldQuantity: 500 });
  await addEvent(13);
  await buy(line(insteadOf(3, [1]), { quantity: 6 }));
  expect(await plans()).toMatchObject([{ planned: [10_000], supplies: [["Velho Barreiro", 6, "unidade"]] }]);
  await addVelho({ name: "Suco de limão", unit: "kg" });
  await a.put("/api/events/1", eventPayload([{ ingredientId: LIMAO, unit: "unidade", planned: 30 }]));
  await buy(line(insteadOf(10, [1], { ingredientId: LIMAO }), { ingredientId: 5, quantity: 1.5 }));
  expect((await plans())[0]?.planned).toEqual([20]);
  expect((await plans())[0]?.supplies).toContainEqual(["Suco de limão", 1.5, "kg"]);
});

test("what is out, past, cancelled or disabled keeps its plan, and the purchase counts", async () => {
  await addVelho();
  await addEvent(2);
  await addEvent(2, { status: "cancelado" });
  await addEvent(2);
  await addEvent(2, { date: "2025-12-25T23:30:00.000Z" });
  await addEvent(2, { status: "orçamento" });
  await a.post("/api/events/1/withdraw-stock");
  await a.patch("/api/events/3/disable");
  expect(await buy(line(insteadOf(9, [1, 2, 3, 4, 5])))).toMatchObject({
    status: 201,
    body: { swappedEvents: 1 },
  });
  expect((await plans()).map(({ supplies }) => supplies.length)).toEqual([0, 0, 0, 0, 1]);
});

test.each<[string, () => object, number, string]>([
  ["another company's event", () => line(insteadOf(1, [1, 3])), 400, "lines.0.insteadOf.events.1.id"],
  ["one that is not there", () => line(insteadOf(1, [99])), 400, "lines.0.insteadOf.events.0.id"],
  ["no event", () => line(insteadOf(1, [])), 400, "lines.0.insteadOf.events"],
  [
    "another company's ingredient",
    () => line(insteadOf(1, [1], { ingredientId: GIN_OF_B })),
    400,
    "lines.0.insteadOf.ingredientId",
  ],
  ["itself", () => line(insteadOf(1, [1], { ingredientId: VELHO })), 400, "lines.0.insteadOf.ingredientId"],
  ["none of it", () => line(insteadOf(0, [1])), 400, "lines.0.insteadOf.quantity"],
  [
    "too many events",
    () =>
      line(
        insteadOf(
          1,
          Array.from({ length: 201 }, (_, place) => place + 1),
        ),
      ),
    400,
    "lines.0.insteadOf.events",
  ],
  [
    "an event that has changed",
    () => line({ ...insteadOf(1, []), events: [{ id: 1, version: 7 }] }),
    409,
    "lines.0.insteadOf.events.0.id",
  ],
  ["a stock that has changed", () => line(insteadOf(1, [1], { version: 7 })), 409, "lines.0.version"],
])("refuses %s, with nothing written", async (_what, wrong, status, path) => {
  await addVelho();
  await addEvent(13);
  await addEvent(2);
  await addEvent(
    1,
    {
      drinks: [
        {
          drinkId: 2,
          drinkName: "G&T",
          ingredients: [{ ingredientId: GIN_OF_B, ingredientName: "Gin", quantity: 1, unit: "L" }],
        },
      ],
    },
    b,
  );
  const before = await plans();
  const reply = await buy(wrong());
  expect(reply).toMatchObject({ status, body: { issues: [{ path }] } });
  if (status === 409) expect(reply.body).toMatchObject({ message: VERSION_CONFLICT });
  expect(await plans()).toEqual(before);
  expect(await reserved()).toContainEqual([VELHO, 0]);
});

test("an event that takes 200 other items along takes no further one", async () => {
  await addVelho();
  const items = Array.from({ length: 200 }, (_, place) => ({
    ...supplyOf(1, "unidade", 1),
    name: `Item ${place}`,
  }));
  const ids: number[] = [];
  for (const { name } of items) {
    const { body } = await addVelho({ name, unit: "unidade" });
    ids.push((body as Ingredient).id);
  }
  await addEvent(13, { supplies: ids.map((id) => supplyOf(id, "unidade", 1)) });
  const reply = await buy(line(insteadOf(3, [1])));
  expect(reply).toMatchObject({ status: 400, body: { message: "Use no máximo 200 outros itens" } });
});

test("of two buyers who swap the same need for two brands, the second one looks again", async () => {
  await addVelho();
  await addVelho({ name: "Ypióca" });
  await addEvent(13);
  const named = { ...insteadOf(3, []), events: [{ id: 1, version: 1 }] };
  const replies = await Promise.all([buy(line(named)), buy(line(named, { ingredientId: 5 }))]);
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
  expect(await plans()).toMatchObject([
    { planned: [10_000], supplies: [[expect.any(String), 3, "L"]], version: 2 },
  ]);
});

test("beside edits, withdrawals and merges nobody deadlocks, and the stock adds up", async () => {
  await addVelho();
  for (let made = 1; made <= 3; made += 1) await addEvent(4);
  const calls = [1, 2, 3].flatMap((id) => [
    buy(line(insteadOf(1, [3, 2, 1]))),
    a.post(`/api/events/${id}/withdraw-stock`),
    a.post(`/api/ingredients/${VELHO}/merge`, { into: CACHACA }),
    buy(line(insteadOf(1, [1, 2, 3]))),
    a.patch(`/api/events/${id}/disable`),
  ]);
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => ![200, 201, 404, 409].includes(status))).toEqual([]);
  expect(await stockDifferences(app.db)).toMatchObject({ differences: [], values: [] });
});
