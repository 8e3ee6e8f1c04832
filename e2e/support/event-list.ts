import type { Page } from "@playwright/test";
import { callApi } from "./accounts.ts";
import { readyCompany } from "./ready-company.ts";

const vodka = { name: "Vodka", category: "Bebidas Alcoólicas", quantity: 10, unit: "L", pricePerUnit: 400 };
const DAY = 86_400_000;
export const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

/** A company with 10 L of vodka, one drink and one client, and how to plan an event of so many of that drink. */
export async function readyBar(url: string) {
  const { token } = await readyCompany(url);
  const { id: ingredientId } = await callApi(url, "/api/ingredients", vodka, token);
  const recipe = { ingredientId, quantity: 50, unit: "ml" };
  const { id: drinkId } = await callApi(url, "/api/drinks", { name: "Shot", ingredients: [recipe] }, token);
  const { id: clientId } = await callApi(url, "/api/clients", { name: "Marina Alves" }, token);
  const plan = (name: string, days: number, count: number, more: object = {}) => ({
    name,
    date: inDays(days),
    location: "Sítio das Flores",
    guests: 100,
    status: "confirmado",
    type: "casamento",
    drinks: [
      {
        drinkId,
        drinkName: "Shot",
        quantity: count,
        ingredients: [{ ...recipe, ingredientName: "Vodka", plannedQuantity: 50 * count }],
      },
    ],
    clients: [clientId],
    ...more,
  });
  const make = (...args: Parameters<typeof plan>) => callApi(url, "/api/events", plan(...args), token);
  return { token, clientId, recipe, plan, make };
}

export const cardOf = (page: Page, name: string) =>
  page
    .getByRole("list", { name: /^Eventos/ })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });
export const names = (page: Page) => page.getByRole("heading", { level: 3 });
export const panelOf = (page: Page) => page.getByRole("group", { name: "Filtros de eventos" });

/** The card's own button of an action, or the one in its opened menu. */
export async function buttonOf(page: Page, name: string, action: RegExp) {
  await cardOf(page, name).waitFor();
  const own = cardOf(page, name).getByRole("button", { name: action });
  if (await own.first().isVisible()) return own.first();
  await cardOf(page, name)
    .getByRole("button", { name: /^Mais ações/ })
    .click();
  return page.getByRole("menuitem", { name: action }).first();
}

/** Presses an action of a card, by its own button or in the menu of a narrow card. */
export const act = async (page: Page, card: string, action: string) =>
  (await buttonOf(page, card, new RegExp(`^${action}`))).click();
