import { beforeEach } from "vitest";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { Ingredient, MovementPage } from "#shared/ingredients/contract.ts";
import { eventPayload } from "./event-payload.ts";
import { twoCompanies } from "./two-companies.ts";

/** A has 10 L of cachaça (1) for R$ 300 and 20 limões (2) for R$ 10, and an event that plans both; B has 10 L of gin (3). */
export async function stockedBar() {
  const companies = await twoCompanies();
  const { a, b } = companies;
  beforeEach(async () => {
    const spirit = { category: "Outros", quantity: 10, unit: "L", pricePerUnit: 300 };
    await a.post("/api/ingredients", { ...spirit, name: "Cachaça" });
    await a.post("/api/ingredients", {
      ...spirit,
      name: "Limão",
      quantity: 20,
      unit: "unidade",
      pricePerUnit: 10,
    });
    await b.post("/api/ingredients", { ...spirit, name: "Gin" });
    const recipe = (ingredientId: number) => [{ ingredientId, quantity: 50, unit: "ml" }];
    await a.post("/api/drinks", { name: "Caipirinha", ingredients: recipe(1) });
    await b.post("/api/drinks", { name: "Gin Tônica", ingredients: recipe(3) });
  });

  const wedding = eventPayload([
    { ingredientId: 1, unit: "ml", planned: 4000 },
    { ingredientId: 2, unit: "unidade", planned: 15 },
  ]);
  const stock = async () =>
    ((await a.get("/api/ingredients")).body as Ingredient[]).map(
      ({ quantity, pricePerUnit, unitCost, reservedQuantity }) => ({
        quantity,
        pricePerUnit,
        unitCost,
        reservedQuantity,
      }),
    );
  const event = async () => ((await a.get("/api/events")).body as CateringEvent[])[0] as CateringEvent;
  const history = async (id: number) =>
    ((await a.get(`/api/ingredients/${id}/movements`)).body as MovementPage).movements;
  const withdraw = (id = 1) => a.post(`/api/events/${id}/withdraw-stock`);
  const giveBack = (...returns: object[]) => a.post("/api/events/1/return-stock", { returns });
  return { ...companies, wedding, stock, event, history, withdraw, giveBack };
}
