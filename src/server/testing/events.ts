import type { PricedEvent } from "#shared/events/contract.ts";
import type { Supply } from "#shared/events/plan-contract.ts";
import type { Ingredient, StockMovement } from "#shared/ingredients/contract.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";
import type { Company } from "./companies.ts";

type Line = { ingredientId: number; unit: RecipeUnit; planned: number; name?: string };

/** A confirmed event with one drink (id 1 unless said otherwise) that plans these amounts. */
export const eventPayload = (lines: readonly Line[], changes: Record<string, unknown> = {}) => ({
  name: "Casamento da Ana",
  date: "2026-12-25T23:30:00.000Z",
  location: "Sítio das Flores",
  guests: 150,
  status: "confirmado",
  type: "casamento",
  combo: "Tropical",
  drinks: [
    {
      drinkId: 1,
      drinkName: "Caipirinha",
      quantity: 100,
      ingredients: lines.map(({ ingredientId, unit, planned, name = `Ingrediente ${ingredientId}` }) => ({
        ingredientId,
        ingredientName: name,
        quantity: 1,
        unit,
        plannedQuantity: planned,
        returnQuantity: 0,
      })),
    },
  ],
  ...changes,
});

/** Another item of an event, of which so much is planned. */
export const supplyOf = (
  ingredientId: number,
  unit: RecipeUnit,
  plannedQuantity: number,
  ingredientName = `Item ${ingredientId}`,
): Supply => ({ ingredientId, ingredientName, unit, plannedQuantity });

/** An event of a stocked company A that plans 4 L of cachaça and 15 limões. */
export const wedding = eventPayload([
  { ingredientId: 1, unit: "ml", planned: 4000, name: "Cachaça" },
  { ingredientId: 2, unit: "unidade", planned: 15, name: "Limão" },
]);

/** Calls about the stock of a company and of its first event. */
export const stockCalls = (company: Company) => ({
  stock: async () =>
    ((await company.get("/api/ingredients")).body as Ingredient[]).map(
      ({ quantity, pricePerUnit, unitCost, reservedQuantity }) => ({
        quantity,
        pricePerUnit,
        unitCost,
        reservedQuantity,
      }),
    ),
  event: async () => ((await company.get("/api/events")).body as PricedEvent[])[0] as PricedEvent,
  history: async (id: number) =>
    (await company.get(`/api/ingredients/${id}/movements`)).body as StockMovement[],
  withdraw: (id = 1) => company.post(`/api/events/${id}/withdraw-stock`),
  giveBack: (...returns: object[]) => company.post("/api/events/1/return-stock", { returns }),
});
