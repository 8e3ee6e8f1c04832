import { beforeEach, expect, test } from "vitest";
import { eventPayload } from "#server/testing/event-payload.ts";
import { twoCompanies } from "#server/testing/two-companies.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";

const { a } = await twoCompanies();

const MESSAGE =
  "Há estoque deste ingrediente fora, em um evento: registre o retorno antes de mudar a unidade ou o rendimento";
const stocked = { category: "Outros", quantity: 10, unit: "L", pricePerUnit: 300 };
const measured = { yieldQuantity: 20, yieldUnit: "unidade" };

// 4 L of cachaça (1) are out for event 1; rum (2) is all there.
beforeEach(async () => {
  await a.post("/api/ingredients", { ...stocked, ...measured, name: "Cachaça" });
  await a.post("/api/ingredients", { ...stocked, ...measured, name: "Rum" });
  const ingredients = [{ ingredientId: 1, quantity: 50, unit: "ml" }];
  await a.post("/api/drinks", { name: "Caipirinha", ingredients });
  await a.post("/api/events", eventPayload([{ ingredientId: 1, unit: "ml", planned: 4000 }]));
  await a.post("/api/events/1/withdraw-stock");
});

const present = async (id: number) =>
  ((await a.get("/api/ingredients")).body as Ingredient[]).find((one) => one.id === id) as Ingredient;
const edit = async (id: number, change: object) =>
  a.put(`/api/ingredients/${id}`, { ...(await present(id)), ...change });
const load = async (id: number, change: object) =>
  a.post("/api/ingredients/import", { rows: [{ ...(await present(id)), ...change }] });

test.each([
  ["unit", { unit: "ml" }],
  ["yield", { yieldQuantity: 25 }],
  ["yield's unit", { yieldUnit: "rodela" }],
  ["yield, taken away", { yieldQuantity: null, yieldUnit: null }],
])("the %s of what is out stays", async (_what, change) => {
  const before = await present(1);
  for (const way of [edit, load]) {
    expect(await way(1, change)).toMatchObject({ status: 409, body: { message: MESSAGE } });
  }
  expect(await present(1)).toEqual(before);
  expect((await edit(2, change)).status).toBe(200);
  expect((await load(2, { ...change, minQuantity: 1 })).status).toBe(200);
});

test("everything else of it can be edited, with its measures sent along or left out", async () => {
  expect((await edit(1, { name: "Pinga", quantity: 5 })).status).toBe(200);
  expect((await load(1, { minQuantity: 2 })).status).toBe(200);
  expect((await a.put("/api/ingredients/1", { ...stocked, name: "Cachaça" })).status).toBe(200);
});

test.each([
  [
    "it has come back",
    () => a.post("/api/events/1/return-stock", { returns: [{ ingredientId: 1, quantity: 1 }] }),
  ],
  ["its event is disabled", () => a.patch("/api/events/1/disable")],
])("once %s, its unit can be changed", async (_what, happen) => {
  await happen();
  expect(await edit(1, { unit: "ml" })).toMatchObject({ status: 200, body: { unit: "ml" } });
});
