import { beforeEach, describe, expect, test } from "vitest";
import { routeTable } from "#server/routes.ts";
import { twoFurnishedCompanies } from "#server/testing/companies.ts";
import { placesIn, replaced, valueAt } from "#server/testing/json-places.ts";
import { bodiesOf, goodBodies, isBodyOptional, nameOf, pathOf, payloads } from "#server/testing/payloads.ts";

const NOBODYS_ID = 2_000_000_000;

const { app, own, foreign, admin, state, watch: rows } = await twoFurnishedCompanies();
beforeEach(() => state.restore());

const changing = routeTable.filter((route) => payloads[nameOf(route)]);
const tokenFor = (access: string) =>
  access === "admin" ? admin : access === "person" ? own.account.token : own.token;

describe.each(changing)("$method $path", (route) => {
  const { access, method } = route;
  const send = (body?: unknown, id?: number) =>
    app.call(method, pathOf(route, own, id), { token: tokenFor(access), body });

  test("is done for the company itself, once for each shape of its payload", async () => {
    for (const body of goodBodies(route, own)) {
      const { status, text } = await send(body);
      expect([200, 201], text).toContain(status);
      await state.restore();
    }
  });

  test("takes a body only where there is a payload for it", async () => {
    if (method === "GET") return;
    const path = pathOf(route, own);
    const headers = { "content-type": "text/plain" };
    const { status } = await app.call(method, path, { token: tokenFor(access), body: "{}", headers });
    expect(status === 415).toBe(bodiesOf(route, own).length > 0);
  });

  if (access !== "company") return;

  test("finds no record of another company: the answer is the one for a record that nobody has", async () => {
    const id = payloads[nameOf(route)]?.id;
    if (!id) return;
    const before = await rows.digest();
    for (const body of [...bodiesOf(route, own), ...bodiesOf(route, foreign), undefined]) {
      const answers = [await send(body, id(foreign)), await send(body, NOBODYS_ID)];
      const [theirs, nobodys] = answers.map(({ status, text }) => ({ status, text }));
      expect(theirs).toEqual(nobodys);
      expect(theirs?.status).toBe(
        body || isBodyOptional(route) || bodiesOf(route, own).length === 0 ? 404 : 415,
      );
    }
    expect(await rows.digest()).toBe(before);
  });

  test("takes no record of another company in any id of its payload, and writes nothing at all", async () => {
    const before = await rows.digest();
    for (const [shape, body] of bodiesOf(route, own).entries()) {
      const theirs = bodiesOf(route, foreign)[shape];
      const ids = placesIn(body).filter(
        ({ place, value }) => typeof value === "number" && value !== valueAt(theirs, place),
      );
      for (const { place } of ids) {
        const refused = await send(replaced(body, place, valueAt(theirs, place)));
        const missing = await send(replaced(body, place, NOBODYS_ID));
        expect(refused).toMatchObject({ status: 400, body: { issues: [{ message: expect.any(String) }] } });
        expect(refused.text).toBe(missing.text);
      }
    }
    expect(await rows.digest()).toBe(before);
  });
});

test("the ids that payloads name are these; a new one shows up here", () => {
  const found = changing.flatMap((route) =>
    bodiesOf(route, own).flatMap((body, shape) =>
      placesIn(body)
        .filter(({ place, value }) => {
          const theirs = valueAt(bodiesOf(route, foreign)[shape], place);
          return typeof value === "number" && value !== theirs;
        })
        .map(({ place }) => `${nameOf(route)} ${place.join(".")}`),
    ),
  );
  const ofEvents = (route: string) => [
    `${route} supplies.0.ingredientId`,
    `${route} clients.0`,
    `${route} drinks.0.drinkId`,
    `${route} drinks.0.ingredients.0.ingredientId`,
    `${route} supplies.0.ingredientId`,
    `${route} clients.0`,
    `${route} eventIngredients.0.ingredientId`,
    `${route} eventIngredients.0.drinkId`,
  ];
  expect(found).toEqual([
    "POST /api/ingredients supplierId",
    "POST /api/ingredients/import rows.0.id",
    "POST /api/ingredients/import rows.0.supplierId",
    "POST /api/ingredients/count counts.0.ingredientId",
    "PUT /api/ingredients/:id supplierId",
    "POST /api/ingredients/:id/merge into",
    "POST /api/ingredients/:id/entries supplierId",
    "POST /api/purchases lines.0.ingredientId",
    "POST /api/purchases lines.0.supplierId",
    "POST /api/purchases lines.0.insteadOf.ingredientId",
    "POST /api/purchases lines.0.insteadOf.events.0.id",
    "POST /api/drinks ingredients.0.ingredientId",
    "POST /api/drinks/import rows.0.id",
    "POST /api/drinks/import rows.0.ingredients.0.ingredient",
    "PUT /api/drinks/:id ingredients.0.ingredientId",
    "POST /api/clients/import rows.0.id",
    ...ofEvents("POST /api/events"),
    ...ofEvents("PUT /api/events/:id"),
    "POST /api/events/:id/withdraw-stock items.0.ingredientId",
    "POST /api/events/:id/take-more items.0.ingredientId",
    "POST /api/events/:id/return-stock returns.0.ingredientId",
    "POST /api/events/:id/return-stock losses.0.ingredientId",
    "POST /api/events/:id/return-stock returns.0.ingredientId",
    "POST /api/events/:id/counts ingredientId",
    "PUT /api/events/:id/charges charges.0.id",
    "POST /api/events/:id/payments chargeId",
    "POST /api/events/:id/proposals charges.0.id",
    "POST /api/events/:id/proposal-preview charges.0.id",
    "POST /api/inquiries/:id/event clientId",
  ]);
});
