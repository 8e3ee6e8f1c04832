import type { CateringEvent } from "#shared/events/contract.ts";
import type { ListedCharge } from "#shared/payments/contract.ts";
import { defaultPaymentSettings } from "#shared/payments/settings-contract.ts";
import { listedCharge } from "#shared/payments/testing/listed-charge.ts";
import { ana } from "#web/events/testing/bar.ts";
import { companyUser } from "#web/testing/users.ts";
import { visit } from "#web/testing/visit.tsx";

/** A Monday. */
export const NOW = new Date("2026-11-16T15:00:00Z");

const pixSettings = {
  ...defaultPaymentSettings,
  pixKeyKind: "email",
  pixKey: "ana@bar.com",
  receiverName: "Bar da Ana",
  city: "São Paulo",
};

/**
 * One of each: overdue, this week with a part paid, next month, far away, paid; of a cancelled event one with a receipt
 * and one without; of a quote, and of a refused one.
 */
export const charges: ListedCharge[] = [
  { ...listedCharge, id: 1, dueOn: "2026-11-13" },
  {
    ...listedCharge,
    id: 2,
    eventName: "Festa da Firma",
    clientIds: [],
    clientNames: [],
    kind: "saldo",
    amount: "2000.00",
    paid: "500.00",
    open: "1500.00",
  },
  { ...listedCharge, id: 3, kind: "parcela", dueOn: "2026-12-01", amount: "100.00", open: "100.00" },
  { ...listedCharge, id: 4, kind: "saldo", dueOn: "2027-02-01", amount: "200.00", open: "200.00" },
  {
    ...listedCharge,
    id: 5,
    kind: "extra",
    note: "Hora extra",
    amount: "350.00",
    paid: "350.00",
    open: "0.00",
  },
  {
    ...listedCharge,
    id: 6,
    eventName: "Bodas",
    status: "cancelado",
    dueOn: "2026-11-01",
    paid: "50.00",
    open: "1450.00",
  },
  { ...listedCharge, id: 7, eventName: "Bodas", kind: "saldo", status: "cancelado", dueOn: "2026-11-01" },
  { ...listedCharge, id: 8, eventName: "Feira", status: "orçamento", agreed: false, dueOn: "2026-11-01" },
  { ...listedCharge, id: 9, eventName: "Jantar", status: "orçamento", agreed: false, refused: true },
];

export const answers = (
  listed: readonly ListedCharge[] = charges,
  settings: object = pixSettings,
  events: readonly CateringEvent[] = [],
) => ({
  "GET /api/user": { body: companyUser },
  "GET /api/events": { body: events },
  "GET /api/charges": { body: listed },
  "GET /api/payment-settings": { body: settings },
  "GET /api/clients": { body: [{ ...ana, phone: "(11) 98765-4321" }] },
});

export const openPayments = (query = "") => visit(`/recebimentos${query}`, "t");
