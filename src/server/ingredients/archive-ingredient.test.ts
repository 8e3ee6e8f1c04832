import { beforeEach, expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { firstReservingMoment } from "#shared/events/stock/lapsed.ts";
import type { ArchivedIngredient, Ingredient } from "#shared/ingredients/contract.ts";
import { clockAt } from "#shared/time/testing/clock-at.ts";

const { app, a, b } = await twoCompanies();

const lemon = { name: "Limão", category: "Frutas", quantity: 0, unit: "unidade", pricePerUnit: 0 };
const SOON = new Date(Date.now() + 5 * 24 * 3600 * 1000).toISOString();
const LONG_AGO = "2026-01-10T20:00:00.000Z";

const add = async (path: string, body: object) => (await a.post(path, body)).body as { id: number };
const archive = (id: number, company = a) => company.patch(`/api/ingredients/${id}/archive`);
const unarchive = (id: number, company = a) => company.patch(`/api/ingredients/${id}/unarchive`);
const listed = async () => ((await a.get("/api/ingredients")).body as Ingredient[]).map(({ id }) => id);
const archived = async () =>
  ((await a.get("/api/ingredients/archived")).body as ArchivedIngredient[]).map(({ id }) => id);
const line = (ingredientId: number) => ({ ingredientId, quantity: 1, unit: "unidade" });
const drinkOf = (ingredientId: number, name = "Limonada") => ({ name, ingredients: [line(ingredientId)] });
const eventOf = (drinkId: number, ingredientId: number, date: string, status = "confirmado") => ({
  name: "Festa",
  date,
  status,
  drinks: [
    {
      drinkId,
      drinkName: "Limonada",
      quantity: 1,
      ingredients: [{ ...line(ingredientId), ingredientName: "Limão", plannedQuantity: 1 }],
    },
  ],
});

let id: number;
beforeEach(async () => {
  ({ id } = await add("/api/ingredients", lemon));
});

test("what nothing uses leaves the list, is in the other one, and comes back", async () => {
  expect((await archive(id)).status).toBe(200);
  expect((await archive(id)).status).toBe(200);
  expect(await listed()).not.toContain(id);
  expect(await archived()).toContain(id);
  expect((await a.put(`/api/ingredients/${id}`, lemon)).status).toBe(404);
  expect((await unarchive(id)).body).toMatchObject({ id, name: "Limão" });
  expect(await listed()).toContain(id);
  expect(await archived()).not.toContain(id);
  const { activities } = (await a.get("/api/activity")).body as { activities: { action: string }[] };
  expect(
    activities.filter(({ action }) => action.startsWith("ingredient_")).map(({ action }) => action),
  ).toEqual(expect.arrayContaining(["ingredient_archived", "ingredient_unarchived"]));
});

test("another company's ingredient is not there", async () => {
  expect((await archive(id, b)).status).toBe(404);
  expect((await unarchive(id, b)).status).toBe(404);
});

test("stock, a recipe or a coming event stand in the way, each in words; past events do not", async () => {
  const { id: stocked } = await add("/api/ingredients", { ...lemon, quantity: 3, pricePerUnit: 2 });
  expect((await archive(stocked)).body).toMatchObject({
    message: "Limão não pode ser arquivado: há 3 unidades em estoque.",
  });
  const { id: drinkId } = await add("/api/drinks", drinkOf(id));
  const { id: eventId } = await add("/api/events", eventOf(drinkId, id, SOON));
  await add("/api/events", eventOf(drinkId, id, LONG_AGO));
  expect(await archive(id)).toMatchObject({
    status: 409,
    body: {
      message: "Limão não pode ser arquivado: o drink Limonada usa este item; o evento Festa conta com ele.",
    },
  });
  await a.delete(`/api/drinks/${drinkId}`);
  expect((await archive(id)).body).toMatchObject({
    message: "Limão não pode ser arquivado: o evento Festa conta com ele.",
  });
  await a.put(`/api/events/${eventId}`, eventOf(drinkId, id, SOON, "cancelado"));
  expect((await archive(id)).status).toBe(200);
});

test("a past event keeps naming it; a recipe or a coming event that uses it again brings it back", async () => {
  const { id: drinkId } = await add("/api/drinks", drinkOf(id));
  const { id: eventId } = await add("/api/events", eventOf(drinkId, id, LONG_AGO));
  await a.delete(`/api/drinks/${drinkId}`);
  await archive(id);
  const past = eventOf(drinkId, id, LONG_AGO, "concluído");
  expect((await a.put(`/api/events/${eventId}`, past)).status).toBe(200);
  expect(await listed()).not.toContain(id);

  expect(
    (await a.put(`/api/events/${eventId}`, { ...past, date: SOON, status: "planejamento" })).status,
  ).toBe(200);
  expect(await listed()).toContain(id);
  await a.patch(`/api/events/${eventId}/disable`);
  await archive(id);
  await a.patch(`/api/events/${eventId}/enable`);
  expect(await listed()).toContain(id);
  await a.patch(`/api/events/${eventId}/disable`);
  await archive(id);
  await add("/api/drinks", drinkOf(id, "Suco"));
  expect(await listed()).toContain(id);
});

test("stock that is out, and the first moment that still reserves, stand in the way; what was not used does not", async () => {
  const { id: drinkId } = await add("/api/drinks", drinkOf(id));
  await a.post(`/api/ingredients/${id}/entries`, { quantity: 1, price: 1 });
  const { id: out } = await add("/api/events", eventOf(drinkId, id, LONG_AGO));
  await a.post(`/api/events/${out}/withdraw-stock`);
  await a.put(`/api/events/${out}`, eventOf(drinkId, id, LONG_AGO, "concluído"));
  await a.delete(`/api/drinks/${drinkId}`);
  expect((await archive(id)).status).toBe(409);
  await a.post(`/api/events/${out}/return-stock`, { returns: [], nothingReturned: true });

  const first = firstReservingMoment(clockAt(app.clock.now)).toISOString();
  const { id: forgotten } = await add("/api/events", eventOf(drinkId, id, first));
  expect((await archive(id)).status).toBe(409);
  expect((await a.patch(`/api/events/${forgotten}/nothing-used`)).status).toBe(200);
  expect((await archive(id)).status).toBe(200);
  await a.patch(`/api/events/${forgotten}/nothing-used/undo`);
  expect(await listed()).toContain(id);
});

test("a purchase brings it back", async () => {
  await archive(id);
  expect((await a.post(`/api/ingredients/${id}/entries`, { quantity: 1, price: 1 })).status).toBe(201);
  expect(await listed()).toContain(id);
});

test("of a recipe and an archiving at once, the recipe never loses its ingredient", async () => {
  for (let round = 0; round < 10; round++) {
    const { id: raced } = await add("/api/ingredients", lemon);
    const [drink] = await Promise.all([a.post("/api/drinks", drinkOf(raced)), archive(raced)]);
    expect(drink.status).toBe(201);
    expect(await listed()).toContain(raced);
  }
  await app.settled();
});
