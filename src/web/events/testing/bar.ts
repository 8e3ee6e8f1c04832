import type { Client } from "#shared/clients/contract.ts";
import type { Drink } from "#shared/drinks/contract.ts";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { PricedIngredient } from "#shared/ingredients/contract.ts";
import { unpriced } from "#shared/payments/testing/unpriced.ts";
import { vodka } from "#web/ingredients/testing/vodka.ts";

const createdAt = "2026-03-05T15:00:00.000Z";

/** A small bar: vodka, 400 limões at R$ 0,50, one drink, one client, one confirmed event. */
export const lemon: PricedIngredient = {
  ...vodka,
  id: 2,
  name: "Limão",
  category: "Frutas",
  quantity: 400,
  unit: "unidade",
  pricePerUnit: "200.00",
  unitCost: 0.5,
};

export const caipiroska: Drink = {
  id: 1,
  name: "Caipiroska",
  description: null,
  ingredients: [
    { ingredientId: 1, quantity: 50, unit: "ml" },
    { ingredientId: 2, quantity: 1, unit: "unidade" },
  ],
  companyId: 1,
  createdAt,
  version: 1,
};

export const lemonade: Drink = {
  ...caipiroska,
  id: 2,
  name: "Limonada",
  ingredients: [{ ingredientId: 2, quantity: 2, unit: "unidade" }],
};

export const ana: Client = {
  id: 1,
  name: "Ana Souza",
  email: "ana@exemplo.com.br",
  phone: null,
  cpf: null,
  cnpj: null,
  address: null,
  notes: null,
  companyId: 1,
  createdAt,
  version: 1,
};

/** Plans 4 L of vodka and 100 limões for 100 caipiroskas, and 20 limões for 10 limonadas. */
export const wedding: PricedEvent = {
  id: 7,
  name: "Casamento da Ana",
  date: "2026-12-25T23:30:00.000Z",
  location: "Sítio das Flores",
  guests: 100,
  status: "confirmado",
  type: "casamento",
  combo: "Tropical",
  drinks: [
    {
      drinkId: 1,
      drinkName: "Caipiroska",
      quantity: 100,
      ingredients: [
        {
          ingredientId: 1,
          ingredientName: "Vodka",
          quantity: 50,
          unit: "ml",
          plannedQuantity: 4000,
          returnQuantity: 0,
        },
        {
          ingredientId: 2,
          ingredientName: "Limão",
          quantity: 1,
          unit: "unidade",
          plannedQuantity: 100,
          returnQuantity: 0,
        },
      ],
    },
    {
      drinkId: 2,
      drinkName: "Limonada",
      quantity: 10,
      ingredients: [
        {
          ingredientId: 2,
          ingredientName: "Limão",
          quantity: 2,
          unit: "unidade",
          plannedQuantity: 20,
          returnQuantity: 0,
        },
      ],
    },
  ],
  supplies: [],
  clients: [1],
  clientNames: ["Ana Souza"],
  removedClients: [],
  ...unpriced,
  arrivalTime: null,
  teaches: true,
  guestsPresent: null,
  teamNotes: null,
  fixedCosts: [{ id: 3, name: "Van", value: 350.5, category: "Transporte" }],
  active: "true",
  stockWithdrawn: "false",
  stockReturned: false,
  nothingUsed: false,
  stockState: "planned",
  stockMovedAt: null,
  stockUse: [],
  companyId: 1,
  createdAt,
  version: 4,
};

export const barAnswers = (events: readonly PricedEvent[] = [wedding]) => ({
  "GET /api/events": { body: events },
  "GET /api/drinks": { body: [caipiroska, lemonade] },
  "GET /api/usual-costs": { body: [] },
  "GET /api/clients": { body: [ana] },
  "GET /api/ingredients": { body: [lemon, vodka] },
  "GET /api/proposals": { body: [] },
});
