import { callApi } from "./accounts.ts";
import { inDays } from "./event-list.ts";
import { readyCompany } from "./ready-company.ts";

/** One litre of vodka in bottles of 750 ml at R$ 80 a litre, and a party that takes 2,9 L. */
export async function shortOfVodka(url: string) {
  const { token } = await readyCompany(url);
  const { id: supplierId } = await callApi(url, "/api/suppliers", { name: "Zé Bebidas" }, token);
  const bottle = { packName: "garrafa", packQuantity: 0.75, packMultiple: 1, supplierId };
  const vodka = { name: "Vodka", category: "Bebidas Alcoólicas", quantity: 1, unit: "L", pricePerUnit: 80 };
  const { id: ingredientId } = await callApi(url, "/api/ingredients", { ...vodka, ...bottle }, token);
  const recipe = { ingredientId, quantity: 50, unit: "ml" };
  const { id: drinkId } = await callApi(url, "/api/drinks", { name: "Shot", ingredients: [recipe] }, token);
  const line = { ...recipe, ingredientName: "Vodka", plannedQuantity: 2900 };
  const drinks = [{ drinkId, drinkName: "Shot", quantity: 58, ingredients: [line] }];
  const party = { name: "Festa da Ana", date: inDays(2), guests: 50, status: "confirmado", drinks };
  await callApi(url, "/api/events", party, token);
  return { token, ingredientId };
}
