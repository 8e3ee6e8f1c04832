import { expect, test } from "vitest";
import { stockDifferences } from "#server/ingredients/verify-stock.ts";
import { ABSOLUT, BOTTLES, threeVodkas, VODKA, verified } from "./testing/three-vodkas.ts";

const { app, a, merge, unmerge, stock, addDrink, addEvent } = await threeVodkas();

test("not while its stock is out, or planned by an event whose stock is", async () => {
  await addDrink([ABSOLUT, 10, "ml"]);
  await addEvent({}, [ABSOLUT, 100, "ml"], [BOTTLES, 0, "unidade"]);
  await a.post("/api/events/1/withdraw-stock");
  const problem = (name: string) =>
    `Há estoque de ${name} fora, em Casamento da Ana: registre o retorno antes de juntar`;
  expect(await merge(ABSOLUT, VODKA)).toMatchObject({
    status: 409,
    body: { message: problem("Vodka Absolut") },
  });
  expect(await merge(BOTTLES, VODKA, 1)).toMatchObject({
    status: 409,
    body: { message: problem("Vodka garrafa") },
  });
  // The second may be out, unless it would be measured anew.
  expect((await merge(VODKA, ABSOLUT)).status).toBe(200);
  await a.post("/api/events/1/return-stock", { returns: [{ ingredientId: ABSOLUT, quantity: 0.1 }] });
  expect((await merge(BOTTLES, ABSOLUT, 1)).status).toBe(200);
  expect(await stockDifferences(app.db)).toMatchObject(verified);
});

test("of two merges into each other one wins, and nothing is lost", async () => {
  await addDrink([ABSOLUT, 10, "ml"], [VODKA, 5, "ml"]);
  await addEvent({}, [ABSOLUT, 100, "ml"], [VODKA, 100, "ml"]);
  const statuses = (await Promise.all([merge(ABSOLUT, VODKA), merge(VODKA, ABSOLUT)])).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
  const [left] = (await stock()).filter(({ id }) => id !== BOTTLES);
  expect(left).toMatchObject({ quantity: 5, pricePerUnit: "230.00" });
  expect(await stockDifferences(app.db)).toMatchObject(verified);
});

test("beside edits of recipes and events, entries and other merges nobody deadlocks, and the stock adds up", async () => {
  for (let made = 1; made <= 4; made += 1) {
    await addDrink([ABSOLUT, 10, "ml"], [VODKA, 5, "ml"]);
    await addEvent({}, [ABSOLUT, 100, "ml"], [VODKA, 100, "ml"], [BOTTLES, 1, "unidade"]);
  }
  const recipe = { name: "Drink", ingredients: [{ ingredientId: ABSOLUT, quantity: 5, unit: "ml" }] };
  const calls = [1, 2, 3, 4].flatMap((id) => [
    merge(BOTTLES, VODKA, 0.75),
    merge(ABSOLUT, VODKA),
    merge(VODKA, ABSOLUT),
    a.put(`/api/drinks/${id}`, recipe),
    a.post(`/api/ingredients/${VODKA}/entries`, { quantity: 1, price: 1 }),
    unmerge(BOTTLES),
    a.patch(`/api/events/${id}/disable`),
  ]);
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  // An ingredient that was merged away takes no entry.
  expect(statuses.filter((status) => ![200, 201, 404, 409].includes(status))).toEqual([]);
  expect(((await a.get("/api/ingredients/archived")).body as unknown[]).length).toBeGreaterThan(0);
  expect(await stockDifferences(app.db)).toMatchObject(verified);
});

test("of a merge and a withdrawal the later one sees the other", async () => {
  await addDrink([ABSOLUT, 10, "ml"]);
  await addEvent({}, [ABSOLUT, 100, "ml"]);
  const [merged, withdrawn] = await Promise.all([
    merge(ABSOLUT, VODKA),
    a.post("/api/events/1/withdraw-stock"),
  ]);
  expect(withdrawn.status).toBe(200);
  const [left] = (await stock()).filter(({ id }) => id === VODKA);
  expect(left?.quantity).toBe(merged.status === 200 ? 4.9 : 2);
  expect(await stockDifferences(app.db)).toMatchObject(verified);
});
