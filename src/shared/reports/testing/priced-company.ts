import type { PricedEvent } from "#shared/events/contract.ts";
import { plannedLine, sampleEvent, sampleUse } from "#shared/events/testing/sample-event.ts";
import type { Payment } from "#shared/payments/contract.ts";

/** A caipirinha takes 50 ml of cachaça at R$ 30 a litre and a limão at R$ 0,50: R$ 2,00. */
export const ingredients = new Map([
  [1, { unit: "L" as const, unitCost: 30, category: "Bebidas Alcoólicas" }],
  [2, { unit: "unidade" as const, unitCost: 0.5, category: "Frutas" }],
]);

const caipirinhas = (quantity: number, litres: number) => [
  {
    drinkId: 1,
    drinkName: "Caipirinha",
    quantity,
    ingredients: [
      { ...plannedLine(1, litres * 1000), quantity: 50 },
      { ...plannedLine(2, quantity, "unidade"), quantity: 1 },
    ],
  },
];
const ana = { clients: [1, 2], clientNames: ["Ana Souza", "Beto Reis"], removedClients: [2] };
const beto = { clients: [2, 1], clientNames: ["Beto Reis", "Ana Souza"], removedClients: [2] };

export const wedding = sampleEvent({
  id: 1,
  name: "Casamento",
  date: "2026-11-10T23:00:00Z",
  drinks: caipirinhas(100, 5.5),
  fixedCosts: [{ id: 1, name: "Van", value: 350, category: "Transporte" }],
  ...ana,
  pricingMode: "fechado",
  price: "3000.00",
  total: "3200.00",
});
/** Without a price. Withdrawn when a litre cost R$ 20 and a limão R$ 0,40: R$ 1,40 for a caipirinha. */
export const party = sampleEvent({
  id: 2,
  name: "Festa",
  type: "social",
  date: "2026-11-01T23:00:00Z",
  drinks: caipirinhas(50, 2.5),
  stockState: "back",
  stockUse: [
    sampleUse({ ingredientId: 1, withdrawn: 2.5, returned: 0.5, unitCost: 20, cost: "40.00" }),
    sampleUse({ ingredientId: 2, unit: "unidade", withdrawn: 50, unitCost: 0.4, cost: "20.00" }),
  ],
});
export const graduation = sampleEvent({
  id: 3,
  name: "Formatura",
  type: "formatura",
  date: "2026-10-01T23:00:00Z",
  drinks: caipirinhas(60, 3),
  ...beto,
  pricingMode: "por_convidado",
  pricePerGuest: "10.00",
  price: "1000.00",
  total: "1000.00",
});
export const cancelled = sampleEvent({
  id: 4,
  name: "Coquetel",
  type: "corporativo",
  status: "cancelado",
  date: "2026-11-05T23:00:00Z",
  drinks: caipirinhas(100, 5),
  ...ana,
  pricingMode: "fechado",
  price: "800.00",
  total: "800.00",
  charges: [
    { id: 40, kind: "sinal", amount: "400.00", dueOn: "2026-11-01", dueAt: null, note: null, paid: "400.00" },
  ],
});
export const coming = sampleEvent({
  id: 5,
  name: "Réveillon",
  type: "corporativo",
  date: "2026-12-31T23:00:00Z",
  drinks: caipirinhas(100, 5.5),
  ...ana,
  pricingMode: "fechado",
  price: "5000.00",
  total: "5000.00",
});
export const disabled = sampleEvent({
  id: 6,
  name: "Aniversário",
  type: "social",
  active: "false",
  date: "2026-11-08T23:00:00Z",
  drinks: caipirinhas(100, 5.5),
  pricingMode: "fechado",
  price: "500.00",
  total: "500.00",
});

export const events: PricedEvent[] = [wedding, party, graduation, cancelled, coming, disabled];

type Received = Pick<Payment, "eventId" | "paidOn" | "amount">;
const received = ({ id }: PricedEvent, paidOn: string, amount: string): Received => ({
  eventId: id,
  paidOn,
  amount,
});

export const payments: Received[] = [
  received(wedding, "2026-10-20", "1500.00"),
  received(disabled, "2026-10-20", "500.00"),
  received(graduation, "2026-11-01", "1000.00"),
  received(cancelled, "2026-11-03", "400.00"),
  received(wedding, "2026-11-10", "1500.00"),
  // The extra, recorded twice by mistake and once taken back.
  received(wedding, "2026-11-11", "200.00"),
  received(wedding, "2026-11-11", "200.00"),
  received(wedding, "2026-11-11", "-200.00"),
  received(coming, "2026-11-12", "2500.00"),
  received(coming, "2026-11-30", "100.00"),
  received(coming, "2026-12-01", "150.00"),
];
