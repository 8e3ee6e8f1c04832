import type { Page } from "@playwright/test";
import { callApi } from "./accounts.ts";
import { readyCompany } from "./ready-company.ts";

const DAY = 86_400_000;
const vodka = { name: "Vodka", category: "Bebidas Alcoólicas", quantity: 100, unit: "L", pricePerUnit: 4000 };
const lemon = { name: "Limão", category: "Frutas", quantity: 400, unit: "unidade", pricePerUnit: 200 };

/**
 * A caipiroska takes 50 ml of vodka at R$ 40 a litre and a limão at R$ 0,50: R$ 2,50. A hundred of them bring
 * 250 × 1,5 = R$ 375 and cost R$ 250 and what is fixed.
 */
export async function readyReportBar(url: string) {
  const { token } = await readyCompany(url, "Bar dos Relatórios");
  const { id: vodkaId } = await callApi(url, "/api/ingredients", vodka, token);
  const { id: lemonId } = await callApi(url, "/api/ingredients", lemon, token);
  const lines = [
    { ingredientId: vodkaId, quantity: 50, unit: "ml" },
    { ingredientId: lemonId, quantity: 1, unit: "unidade" },
  ];
  const recipe = { name: "Caipiroska", ingredients: lines };
  const { id: drinkId } = await callApi(url, "/api/drinks", recipe, token);
  const make = (name: string, daysAgo: number, count: number, more: object = {}) =>
    callApi(
      url,
      "/api/events",
      {
        name,
        date: new Date(Date.now() - daysAgo * DAY).toISOString(),
        guests: 100,
        status: "confirmado",
        type: "casamento",
        drinks: [
          {
            drinkId,
            drinkName: "Caipiroska",
            quantity: count,
            ingredients: lines.map((line, index) => ({
              ...line,
              ingredientName: index === 0 ? "Vodka" : "Limão",
              plannedQuantity: line.quantity * count,
            })),
          },
        ],
        ...more,
      },
      token,
    );
  return { token, make };
}

export const card = (page: Page, label: string) =>
  page
    .locator(".bg-surface")
    .filter({ has: page.getByRole("heading", { level: 2, name: label, exact: true }) });
export const table = (page: Page) => page.getByRole("table", { name: "Eventos do relatório" });
