import type { ListedCharge } from "#shared/payments/contract.ts";

/** The sinal of a wedding, of which nothing was received yet. */
export const listedCharge: ListedCharge = {
  id: 1,
  eventId: 7,
  eventName: "Casamento da Ana",
  eventDate: "2026-12-25T23:30:00.000Z",
  clientIds: [1],
  clientNames: ["Ana Souza"],
  kind: "sinal",
  amount: "1500.00",
  dueOn: "2026-11-20",
  dueAt: null,
  note: null,
  paid: "0.00",
  open: "1500.00",
  active: "true",
  status: "confirmado",
  agreed: true,
  refused: false,
};

export const paidCharge: ListedCharge = { ...listedCharge, paid: "1500.00", open: "0.00" };
