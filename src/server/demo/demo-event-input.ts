import type { Client } from "#shared/clients/contract.ts";
import type { Drink } from "#shared/drinks/contract.ts";
import { proposedQuantity } from "#shared/events/stock/planned-quantity.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { Call } from "./call.ts";
import { type DemoEvent, demoFixedCosts } from "./demo-event-kinds.ts";
import { demoPricing } from "./demo-money.ts";

/** Builds an event as the page sends it: its drinks with the lines of their recipes. */
export async function demoEventInput(call: Call, event: DemoEvent, date: Date): Promise<object> {
  const stock = await call<Ingredient[]>("GET", "/api/ingredients");
  const drinks = await call<Drink[]>("GET", "/api/drinks");
  const clients = await call<Client[]>("GET", "/api/clients");
  const names = new Map(stock.map(({ id, name }) => [id, name]));
  const { name, type, combo, status, guests, location, arrivalTime, teamNotes, durationMinutes } = event;
  return {
    name,
    date: date.toISOString(),
    location,
    arrivalTime,
    teamNotes,
    durationMinutes,
    guests,
    status,
    type,
    combo,
    clients: clients.filter((client) => event.clients.includes(client.name)).map(({ id }) => id),
    fixedCosts: demoFixedCosts(guests),
    pricing: demoPricing(event),
    supplies: (event.supplies ?? []).map(([ingredientName, forHundred]) => {
      const { id, unit } = stock.find((one) => one.name === ingredientName) as Ingredient;
      const plannedQuantity = Math.round((guests * forHundred) / 100);
      return { ingredientId: id, ingredientName, unit, plannedQuantity };
    }),
    drinks: event.drinks.map(([drinkName, forHundred]) => {
      const quantity = Math.round((guests * forHundred) / 100);
      const { id, ingredients } = drinks.find((drink) => drink.name === drinkName) as Drink;
      return {
        drinkId: id,
        drinkName,
        quantity,
        ingredients: ingredients.map((line) => ({
          ...line,
          ingredientName: names.get(line.ingredientId) ?? "",
          plannedQuantity: proposedQuantity(line.quantity, quantity),
          returnQuantity: 0,
        })),
      };
    }),
  };
}
