import { beforeEach } from "vitest";
import { eventPayload } from "./event-payload.ts";
import { twoCompanies } from "./two-companies.ts";

const stocked = (name: string, unit: string) => ({
  name,
  category: "Outros",
  quantity: 10,
  unit,
  pricePerUnit: 100,
});

/**
 * Two companies that have what an event is made of: A ingredients 1 (L) and 2 (unidade), drink 1 and clients 1 and 2; B
 * ingredient 3, drink 2 and client 3. And an event for A.
 */
export async function twoBars() {
  const companies = await twoCompanies();
  const { a, b } = companies;
  beforeEach(async () => {
    await a.post("/api/ingredients", stocked("Cachaça", "L"));
    await a.post("/api/ingredients", stocked("Limão", "unidade"));
    await b.post("/api/ingredients", stocked("Gin", "L"));
    await a.post("/api/drinks", {
      name: "Caipirinha",
      ingredients: [{ ingredientId: 1, quantity: 50, unit: "ml" }],
    });
    await b.post("/api/drinks", {
      name: "Gin Tônica",
      ingredients: [{ ingredientId: 3, quantity: 50, unit: "ml" }],
    });
    await a.post("/api/clients", { name: "Ana" });
    await a.post("/api/clients", { name: "Bruno" });
    await b.post("/api/clients", { name: "Célia" });
  });
  const wedding = eventPayload([
    { ingredientId: 1, unit: "ml", planned: 5000, name: "Cachaça" },
    { ingredientId: 2, unit: "unidade", planned: 4, name: "Limão" },
  ]);
  return { ...companies, wedding };
}
