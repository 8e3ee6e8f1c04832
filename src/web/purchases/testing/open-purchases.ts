import "../purchases-page.tsx";
import type { PricedEvent } from "#shared/events/contract.ts";
import { plannedLine, sampleDrink, sampleEvent } from "#shared/events/testing/sample-event.ts";
import type { PricedIngredient } from "#shared/ingredients/contract.ts";
import { vodka as litre } from "#web/ingredients/testing/vodka.ts";
import { companyUser } from "#web/testing/users.ts";
import { visit } from "#web/testing/visit.tsx";
// Loaded before a test waits for it.

/** Bottles of 750 ml at R$ 80 a litre, of which one litre is left. */
export const vodka: PricedIngredient = {
  ...litre,
  quantity: 1,
  pricePerUnit: "80.00",
  unitCost: 80,
  packName: "garrafa",
  packQuantity: 0.75,
  packMultiple: 1,
  supplierId: 7,
};

export const gin: PricedIngredient = {
  ...vodka,
  id: 2,
  name: "Gin",
  quantity: 9,
  packQuantity: 1,
  supplierId: null,
};

const createdAt = "2026-03-05T15:00:00.000Z";
const suppliers = [
  {
    id: 7,
    name: "Zé Bebidas",
    whatsapp: "(11) 98765-4321",
    cnpj: null,
    notes: null,
    companyId: 1,
    createdAt,
    version: 1,
  },
  { id: 8, name: "Atacado", whatsapp: null, cnpj: null, notes: null, companyId: 1, createdAt, version: 1 },
];

const HOUR = 3_600_000;

/** Takes so many litres of vodka; it begins in two hours. */
export const party = (litres: number, changes: Partial<PricedEvent> = {}): PricedEvent =>
  sampleEvent({
    name: "Festa da Ana",
    date: new Date(Date.now() + 2 * HOUR).toISOString(),
    drinks: [sampleDrink(plannedLine(1, litres, "L"))],
    ...changes,
  });

type Data = { ingredients?: object[]; events?: object[]; user?: object };

export const answers = ({
  ingredients = [vodka, gin],
  events = [party(2.9)],
  user = companyUser,
}: Data = {}) => ({
  "GET /api/user": { body: user },
  "GET /api/ingredients": { body: ingredients },
  "GET /api/events": { body: events },
  "GET /api/suppliers": { body: suppliers },
});

export const openPurchases = (query = "") => visit(`/compras${query}`, "t");
