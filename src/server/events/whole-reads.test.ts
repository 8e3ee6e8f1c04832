import { beforeEach, expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload } from "#server/testing/events.ts";
import type { Drink } from "#shared/drinks/contract.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";

const { a } = await twoCompanies();

const EVENTS = 20;
const READERS = 3;

const plan = eventPayload([{ ingredientId: 1, unit: "unidade", planned: 1 }]);
const recipe = (quantity: number) => ({
  name: `Drink com ${quantity}`,
  ingredients: [{ ingredientId: 1, quantity, unit: "unidade" }],
});

beforeEach(async () => {
  const stocked = { name: "Limão", category: "Outros", quantity: 100, unit: "unidade", pricePerUnit: 100 };
  await a.post("/api/ingredients", stocked);
  await a.post("/api/drinks", recipe(1));
  for (let made = 0; made < EVENTS; made += 1) await a.post("/api/events", plan);
});

/** Looks again and again while the changes are made one after another. */
async function during(changes: (() => Promise<unknown>)[], look: () => Promise<void>) {
  const storm = { isOver: false };
  const readers = Array.from({ length: READERS }, async () => {
    while (!storm.isOver) await look();
  });
  for (const change of changes) await change();
  storm.isOver = true;
  await Promise.all(readers);
}

const eventIds = Array.from({ length: EVENTS }, (_, index) => index + 1);

test("an event is never read without the lines of its drinks", async () => {
  const edits = eventIds.flatMap((id) => [1, 2].map(() => () => a.put(`/api/events/${id}`, plan)));
  await during(edits, async () => {
    const events = (await a.get("/api/events")).body as CateringEvent[];
    const lines = events.map(({ drinks }) => drinks.flatMap(({ ingredients }) => ingredients).length);
    expect(lines).toEqual(eventIds.map(() => 1));
  });
});

test("what is out agrees with whether stock is withdrawn, and what is reserved with what is there", async () => {
  const withdrawals = eventIds.map((id) => () => a.post(`/api/events/${id}/withdraw-stock`));
  await during(withdrawals, async () => {
    const events = (await a.get("/api/events")).body as CateringEvent[];
    const out = events.map(({ stockUse }) => (stockUse[0]?.out ?? 0) > 0);
    expect(out).toEqual(events.map(({ stockWithdrawn }) => stockWithdrawn === "true"));
    const [limao] = (await a.get("/api/ingredients")).body as [Ingredient];
    expect(limao.quantity - limao.reservedQuantity).toBe(100 - EVENTS);
  });
});

test("a drink is read with its own recipe", async () => {
  const edits = Array.from({ length: 60 }, (_, index) => () => a.put("/api/drinks/1", recipe(index + 2)));
  await during(edits, async () => {
    const [drink] = (await a.get("/api/drinks")).body as [Drink];
    expect(drink.name).toBe(`Drink com ${drink.ingredients[0]?.quantity}`);
  });
});
