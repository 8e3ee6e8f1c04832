import type { Page } from "@playwright/test";
import { callApi } from "./accounts.ts";
import type { Product } from "./product.ts";

const LOGIN = { email: "demo@balcao.local", password: "demonstracao" };

/** Opens the demo's dashboard as its owner; the answer is the session, for what a test prepares. */
export async function openDemo(page: Page, { url }: Product): Promise<string> {
  const { token } = await callApi(url, "/api/login", LOGIN);
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate((value) => localStorage.setItem("auth_token", value), token);
  await page.goto(`${url}/`);
  return token;
}

type Line = { quantity: number };
type Drink = { ingredients: Line[] };
type Model = { name: string; drinks: Drink[] };

const EACH = 10;

/** A confirmed dinner like one that the demo has planned, small enough for what is in stock. */
export async function planDinner({ url }: Product, token: string, name: string, date: Date) {
  const answer = await fetch(`${url}/api/events`, { headers: { authorization: `Bearer ${token}` } });
  const events = (await answer.json()) as Model[];
  const model = events.find((event) => event.name === "Jantar de parceiros Horizonte");
  const drinks = model?.drinks.slice(0, 2).map((drink) => ({
    ...drink,
    quantity: EACH,
    ingredients: drink.ingredients.map((line) => ({ ...line, plannedQuantity: line.quantity * EACH })),
  }));
  const plan = { ...model, drinks, name, date: date.toISOString(), guests: 20, status: "confirmado" };
  await callApi(url, "/api/events", plan, token);
}
