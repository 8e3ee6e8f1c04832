import type { twoCompanies } from "#server/testing/companies.ts";

type Companies = Pick<Awaited<ReturnType<typeof twoCompanies>>, "a" | "b">;

/** Adds the ingredients 1 and 2 to company A and 3 to company B. */
export async function addThreeIngredients({ a, b }: Companies): Promise<void> {
  for (const [name, company] of [
    ["Cachaça", a],
    ["Limão", a],
    ["Gin", b],
  ] as const) {
    const body = { name, category: "Outros", quantity: 10, unit: "L", pricePerUnit: 100 };
    await company.post("/api/ingredients", body);
  }
}
