import { screen } from "@testing-library/react";
import type { PricedEvent } from "#shared/events/contract.ts";
import { defaultPaymentSettings } from "#shared/payments/settings-contract.ts";
import { barAnswers, wedding } from "./bar.ts";
import { go, open } from "./open-event.tsx";

/** Costs R$ 570,50: 4 L at 40, 120 at 0,50, and a van of 350,50. */
export const priced: PricedEvent = {
  ...wedding,
  pricingMode: "fechado",
  price: "1000.00",
  owedPrice: "1000.00",
  basePrice: "1000.00",
  total: "1000.00",
  seenCost: "570.50",
};
export const charged: PricedEvent = {
  ...priced,
  // Something was received.
  priceAgreed: true,
  charges: [
    { id: 1, kind: "sinal", amount: "500.00", dueOn: "2026-11-01", dueAt: null, note: null, paid: "500.00" },
    {
      id: 2,
      kind: "saldo",
      amount: "500.00",
      dueOn: "2099-12-18",
      dueAt: null,
      note: "No local",
      paid: "100.00",
    },
  ],
};
const payment = {
  id: 1,
  eventId: 7,
  amount: "100.00",
  paidOn: "2026-11-01",
  method: "pix",
  note: null,
  username: "Bia",
  reversesId: null,
  isReversed: false,
  createdAt: "2026-11-01T12:00:00Z",
};
export const answers = (event: PricedEvent) => ({
  ...barAnswers([event]),
  "GET /api/payment-settings": { body: defaultPaymentSettings },
  "GET /api/events/7/payments": { body: event.charges.map(({ id }) => ({ ...payment, chargeId: id })) },
  "PUT /api/events/7": { body: { ...event, version: 5 } },
});
export const sentTo = (sent: { route: string; body: unknown }[], route: string) =>
  sent.filter((request) => request.route === route).map(({ body }) => body);

export async function openPrice(event: PricedEvent) {
  open(event);
  await screen.findByRole("tab", { name: "Preço" });
  await go("Preço");
}
