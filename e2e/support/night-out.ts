import { callApi } from "./accounts.ts";
import { inDays } from "./event-list.ts";
import { readyCompany } from "./ready-company.ts";

const BOTTLE = 0.75;

export const bottleName = (number: number) => `Garrafa ${String(number).padStart(2, "0")}`;

/** An event of today that took these bottles of each of so many ingredients, which there are twice as many of. */
export async function nightOut(url: string, ingredients: number, bottles: number) {
  const { token } = await readyCompany(url);
  const lines = [];
  for (let number = 1; number <= ingredients; number += 1) {
    const ingredient = {
      name: bottleName(number),
      category: "Bebidas Alcoólicas",
      quantity: 2 * bottles * BOTTLE,
      unit: "L",
      pricePerUnit: 100,
      packName: "garrafa",
      packQuantity: BOTTLE,
    };
    const { id } = await callApi(url, "/api/ingredients", ingredient, token);
    lines.push({ ingredientId: Number(id), quantity: 50, unit: "ml" });
  }
  const { id: drinkId } = await callApi(url, "/api/drinks", { name: "Ponche", ingredients: lines }, token);
  const planned = lines.map((line, place) => ({
    ...line,
    ingredientName: bottleName(place + 1),
    plannedQuantity: bottles * BOTTLE * 1000,
  }));
  const drinks = [{ drinkId, drinkName: "Ponche", quantity: 60, ingredients: planned }];
  const party = { name: "Festa da Ana", date: inDays(0), guests: 50, status: "confirmado", drinks };
  const event = await callApi(url, "/api/events", party, token);
  const id = Number(event.id);
  await callApi(url, `/api/events/${id}/withdraw-stock`, {}, token);
  return { token, id };
}
