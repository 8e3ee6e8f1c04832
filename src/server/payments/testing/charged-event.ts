import { expect } from "vitest";
import type { Company } from "#server/testing/companies.ts";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { Charge } from "#shared/payments/contract.ts";

const drinksOf = ({ drinkId, ingredientId }: { drinkId: number; ingredientId: number }) => [
  {
    drinkId,
    drinkName: "Caipirinha",
    quantity: 100,
    ingredients: [
      { ingredientId, ingredientName: "Cachaça", quantity: 50, unit: "ml", plannedQuantity: 5000 },
    ],
  },
];

/** An event of a stocked company A, with 5 L of cachaça. */
export const event = {
  name: "Bodas",
  date: "2026-12-25T23:30:00.000Z",
  guests: 80,
  status: "confirmado",
  drinks: drinksOf({ drinkId: 1, ingredientId: 1 }),
};

/** The same event of a stocked company B. */
export const foreignEvent = { ...event, drinks: drinksOf({ drinkId: 2, ingredientId: 3 }) };

export const fixedPrice = (price: unknown) => ({ pricingMode: "fechado", price });

export const charge = (kind: Charge["kind"], amount: string, dueOn = "2026-12-01") => ({
  kind,
  amount,
  dueOn,
});

export const halves = [charge("sinal", "500.00"), charge("saldo", "500.00", "2026-12-18")];

export const paying = (chargeId: number | undefined, amount: string) => ({
  chargeId,
  amount,
  paidOn: "2026-11-20",
  method: "pix",
});

/** Saves an event as it is with another price, or none, and further changes. */
export async function priceEvent(company: Company, id: number, pricing: object | null, changes: object = {}) {
  const events = (await company.get("/api/events")).body as unknown as PricedEvent[];
  const found = events.find((one) => one.id === id);
  const { name, date, drinks } = found ?? event;
  return company.put(`/api/events/${id}`, { name, date, drinks, pricing, ...changes });
}

export async function addEvent(company: Company, body: object = event): Promise<PricedEvent> {
  return (await company.post("/api/events", body)).body as unknown as PricedEvent;
}

/** Adds an event of R$ 1.000 in two halves. */
export async function addChargedEvent(company: Company, body: object = event): Promise<PricedEvent> {
  const { id } = await addEvent(company, { ...body, pricing: fixedPrice("1000.00") });
  const reply = await company.put(`/api/events/${id}/charges`, { charges: halves });
  expect(reply.status).toBe(200);
  return reply.body as unknown as PricedEvent;
}
