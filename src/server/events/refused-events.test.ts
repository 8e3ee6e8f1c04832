import { expect, test } from "vitest";
import { eventDrinks, eventIngredients, fixedCosts } from "#server/db/schema/event-parts.ts";
import { events } from "#server/db/schema/events.ts";
import { twoCompanies } from "#server/testing/companies.ts";
import { wedding } from "#server/testing/events.ts";

const { app, a } = await twoCompanies({ isStocked: true });
const [drink] = wedding.drinks;
const line = drink?.ingredients[0];
const withLine = (change: object) => ({ drinks: [{ ...drink, ingredients: [{ ...line, ...change }] }] });

test.each([
  [{ name: " " }, "name", "Nome é obrigatório"],
  [{ date: undefined }, "date", "Data é obrigatória"],
  [{ date: "" }, "date", "Data é obrigatória"],
  [{ date: "2026-02-30T10:00:00Z" }, "date", "Data inválida"],
  [{ date: "2026-12-25T20:30" }, "date", "Data inválida"],
  [{ date: "9999-12-25T20:30:00Z" }, "date", "Data inválida"],
  [{ date: 1_790_000_000 }, "date", "Data é obrigatória"],
  [{ guests: -1 }, "guests", "Número de convidados inválido"],
  [{ guests: 1.5 }, "guests", "Número de convidados inválido"],
  [{ status: "" }, "status", "Status é obrigatório"],
  [{ status: "adiado" }, "status", "Status é obrigatório"],
  [{ type: null }, "type", "Tipo é obrigatório"],
  [{ combo: "" }, "combo", "Combo é obrigatório"],
  [{ drinks: [] }, "drinks", "Adicione pelo menos um ingrediente"],
  [{ drinks: undefined }, "drinks", "Adicione pelo menos um ingrediente"],
  [{ drinks: [{ ...drink, ingredients: [] }] }, "drinks", "Adicione pelo menos um ingrediente"],
  [{ drinks: [{ ...drink, drinkName: "" }] }, "drinks.0.drinkName", "Nome do drink é obrigatório"],
  [{ drinks: [{ ...drink, drinkId: 0 }] }, "drinks.0.drinkId", "ID do drink é obrigatório"],
  [{ drinks: [{ ...drink, drinkId: 2 }] }, "drinks.0.drinkId", "Drink não encontrado"],
  [{ drinks: [{ ...drink, quantity: 0 }] }, "drinks.0.quantity", "Informe quantos drinks, pelo menos 1"],
  [withLine({ ingredientId: 0 }), "drinks.0.ingredients.0.ingredientId", "Selecione um ingrediente"],
  [withLine({ ingredientId: 3 }), "drinks.0.ingredients.0.ingredientId", "Ingrediente não encontrado"],
  [
    withLine({ ingredientName: "" }),
    "drinks.0.ingredients.0.ingredientName",
    "Nome do ingrediente é obrigatório",
  ],
  [withLine({ quantity: 0.09 }), "drinks.0.ingredients.0.quantity", "Quantidade deve ser maior que 0"],
  [withLine({ unit: "" }), "drinks.0.ingredients.0.unit", "Unidade é obrigatória"],
  [
    withLine({ plannedQuantity: -1 }),
    "drinks.0.ingredients.0.plannedQuantity",
    "Quantidade planejada deve ser um número maior ou igual a 0",
  ],
  [
    withLine({ returnQuantity: "x" }),
    "drinks.0.ingredients.0.returnQuantity",
    "Retorno deve ser um número maior ou igual a 0",
  ],
  [{ clients: [3] }, "clients.0", "Cliente não encontrado"],
  [{ clients: [1, 99] }, "clients.1", "Cliente não encontrado"],
  [{ fixedCosts: [{ name: "", value: 1, category: "Outros" }] }, "fixedCosts.0.name", "Nome é obrigatório"],
  [
    { fixedCosts: [{ name: "X", value: -1, category: "Outros" }] },
    "fixedCosts.0.value",
    "Valor deve ser positivo",
  ],
  [
    { fixedCosts: [{ name: "X", value: 1, category: "" }] },
    "fixedCosts.0.category",
    "Categoria é obrigatória",
  ],
])("%j: 400 at %s, %s, and nothing is written", async (change, path, message) => {
  expect(await a.post("/api/events", { ...wedding, ...change })).toMatchObject({
    status: 400,
    body: { message, error: message, issues: [{ path, message }] },
  });
  for (const table of [events, eventDrinks, eventIngredients, fixedCosts]) {
    expect(await app.db.$count(table)).toBe(0);
  }
});
