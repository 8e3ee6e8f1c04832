import { beforeEach, expect, test } from "vitest";
import { twoCompanies } from "#server/testing/companies.ts";
import { eventPayload } from "#server/testing/events.ts";
import { eventStatuses } from "#shared/events/enumerations.ts";

const { a } = await twoCompanies();

const plan = eventPayload([{ ingredientId: 1, unit: "ml", planned: 100 }]);

beforeEach(async () => {
  const gin = { name: "Gin", category: "Outros", quantity: 1, unit: "L", pricePerUnit: 80 };
  await a.post("/api/ingredients", gin);
  await a.post("/api/drinks", { name: "Shot", ingredients: [{ ingredientId: 1, quantity: 50, unit: "ml" }] });
});

test.each(eventStatuses)("from %s an event may go to any other status, and back", async (from) => {
  await a.post("/api/events", { ...plan, status: from });
  for (const to of eventStatuses) {
    for (const status of [to, from]) {
      expect((await a.put("/api/events/1", { ...plan, status })).body).toMatchObject({ status });
    }
  }
});
