import type { PricedEvent } from "#shared/events/contract.ts";
import { plannedStock, stockToTake } from "#shared/events/stock/planned-stock.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { ZERO } from "#shared/numbers/exact.ts";
import type { PurchaseInput } from "#shared/purchases/contract.ts";
import type { Call } from "./call.ts";
import { demoDay } from "./demo-money.ts";
import { demoIngredients } from "./demo-stock.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Buys whole packs until the event and the minimum are covered, at prices that go up a little over the year. */
export async function shopFor(call: Call, event: PricedEvent): Promise<void> {
  const stock = await call<Ingredient[]>("GET", "/api/ingredients");
  const needs = plannedStock(event, new Map(stock.map((one) => [one.id, one])));
  const lines = stock.flatMap((ingredient) => {
    const needed = stockToTake(needs.get(ingredient.id)?.amount ?? ZERO);
    const missing = needed + ingredient.minQuantity * 1.6 - ingredient.quantity;
    return needed > 0 ? boughtLine(ingredient, missing, new Date(event.date)) : [];
  });
  await post(call, lines, new Date(Date.parse(event.date) - 2 * DAY));
}

/** Buys what keeps for all coming events; fruit is bought fresh, and a few things are forgotten. */
export async function stockUp(call: Call, at: Date): Promise<void> {
  const stock = await call<Ingredient[]>("GET", "/api/ingredients");
  const kept = demoIngredients.filter(
    ({ category, unit, counted }) => category !== "Frutas" && unit !== "maço" && counted === undefined,
  );
  const lines = stock
    .filter(({ name }) => kept.some((item) => item.name === name))
    .flatMap((ingredient) => boughtLine(ingredient, ingredient.reservedQuantity - ingredient.quantity, at));
  await post(call, lines, at);
}

type BoughtLine = Pick<PurchaseInput["lines"][number], "ingredientId" | "quantity" | "price" | "supplierId">;

/** A line of a purchase; none where nothing is missing. */
function boughtLine({ id, name, supplierId }: Ingredient, missing: number, at: Date): BoughtLine[] {
  const item = demoIngredients.find((one) => one.name === name);
  if (!item || missing <= 0) return [];
  const quantity = Math.ceil(missing / item.pack) * item.pack;
  const season = 1 + 0.08 * Math.sin(at.getTime() / (70 * DAY) + id);
  const price = Math.round(quantity * item.cost * season * 100) / 100;
  return [{ ingredientId: id, quantity, price, supplierId }];
}

async function post(call: Call, bought: readonly BoughtLine[], at: Date): Promise<void> {
  if (bought.length === 0) return;
  // Each supplier has its own series of numbers.
  const lines = bought.map((line) => ({
    ...line,
    invoiceNumber: `${1000 * (line.supplierId ?? 9) + (Math.floor(at.getTime() / DAY) % 1000)}`,
  }));
  await call("POST", "/api/purchases", { boughtOn: demoDay(at), lines });
}
