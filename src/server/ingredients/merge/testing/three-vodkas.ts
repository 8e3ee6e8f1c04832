import { beforeEach } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload } from "#server/testing/events.ts";
import type { PricedIngredient, StockMovement } from "#shared/ingredients/contract.ts";

export const [ABSOLUT, VODKA, BOTTLES] = [1, 2, 3];
const spirit = { category: "Outros", unit: "L" };

/** The answer of `stockDifferences` for a ledger without faults. */
export const verified = { differences: [], values: [], reversals: [], uses: [], merges: [] };

/**
 * Two companies, of which A has 3 L of Absolut for R$ 150, 2 L of Vodka for R$ 80 and 4 bottles for R$ 240, and B a
 * litre of gin; with the calls of a merge as A.
 */
export async function threeVodkas() {
  const { app, a, b } = await twoCompanies();
  // The database knows no other day, and a merge is undone within one.
  app.clock.now = new Date();
  beforeEach(async () => {
    await a.post("/api/ingredients", { ...spirit, name: "Vodka Absolut", quantity: 3, pricePerUnit: 150 });
    await a.post("/api/ingredients", { ...spirit, name: "Vodka", quantity: 2, pricePerUnit: 80 });
    const counted = { unit: "unidade", unitWord: "garrafa", quantity: 4, pricePerUnit: 240 };
    await a.post("/api/ingredients", { ...spirit, ...counted, name: "Vodka garrafa" });
    await b.post("/api/ingredients", { ...spirit, name: "Gin", quantity: 1, pricePerUnit: 10 });
  });
  return {
    app,
    a,
    b,
    merge: (id: number, into: number, factor?: number, company = a) =>
      company.post(`/api/ingredients/${id}/merge`, { into, factor }),
    unmerge: (id: number) => a.post(`/api/ingredients/${id}/unmerge`),
    stock: async () => (await a.get("/api/ingredients")).body as PricedIngredient[],
    history: async (id: number) => (await a.get(`/api/ingredients/${id}/movements`)).body as StockMovement[],
    addDrink: (...lines: [ingredientId: number, quantity: number, unit: string][]) =>
      a.post("/api/drinks", {
        name: "Drink",
        ingredients: lines.map(([ingredientId, quantity, unit]) => ({ ingredientId, quantity, unit })),
      }),
    addEvent: (changes: Record<string, unknown> = {}, ...planned: [number, number, "ml" | "unidade"][]) =>
      a.post(
        "/api/events",
        eventPayload(
          planned.map(([ingredientId, amount, unit]) => ({ ingredientId, unit, planned: amount })),
          changes,
        ),
      ),
  };
}
