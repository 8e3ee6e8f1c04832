import type { ClientInput } from "#shared/clients/contract.ts";
import { eventPayload } from "./events.ts";

/** Amounts that nothing else is likely to be, each where money is kept or comes out of a sum. */
const amounts = {
  "the price of an ingredient": "123456.78",
  "its unit cost": "1234.5678",
  "a purchase": "7777.31",
  "a unit cost": "4321.098",
  "that cost before it was corrected": "3456.7891",
  "what an event used, in money": "8642.196",
  "a fixed cost": "6666.53",
  "that fixed cost before it was corrected": "5555.64",
  "the unit cost of an archived ingredient": "9876.54",
  "the price of an event": "24681.35",
  "that price before it was changed": "13579.24",
  "a price per guest": "411.35",
  "price and extras": "24993.47",
  "a charge": "11223.35",
  "what was received": "1357.91",
  "what is still open": "9865.44",
  "a payment that was reversed": "2468.03",
  // No clock has this many seconds.
  "the margin that is aimed at": "73.21",
};
/** Seeded values that owners alone may read: the company's own data. */
export const ofCompany = {
  "an invited person's e-mail": "convidada@exemplo.com.br",
  "the company's CNPJ": "12ABC34501DE35",
  "the company's telephone": "90909-1212",
  "the company's address": "Alameda Reservada, 77",
};
const personal = {
  "a client's CPF": "987.654.321-00",
  "a client's CNPJ": "11444777000161",
  "a client's e-mail": "cliente@sigilo.exemplo",
  "a client's telephone": "97531-8642",
  "a client's address": "Travessa do Sigilo, 4321",
  "a client's notes": "alergia sigilosa",
  "a supplier's WhatsApp": "91234-4321",
  "a supplier's CNPJ": "11222333000181",
  "a supplier's notes": "desconto sigiloso",
  "the company's Pix key": "pix@sigilo.exemplo",
  "an owner's e-mail": "dona@bar.com.br",
  "a manager's e-mail": "gestora@bar.com.br",
  "where somebody logged in from": "127.0.0.1",
};

/** An amount as JSON, a person or a file writes it, exactly and in whole cents. */
function writings(amount: string): string[] {
  const texts = [amount, Number(amount).toFixed(2)];
  const grouped = texts.map((text) => text.replace(/\B(?=(\d{3})+\.)/g, " "));
  return [
    ...texts,
    ...texts.map((text) => text.replace(".", ",")),
    ...grouped.map((text) => text.replace(".", ",").replace(" ", ".")),
    ...grouped.map((text) => text.replace(" ", ",")),
  ];
}

export const secrets = new Map<string, string[]>([
  ...Object.entries(amounts).map(([name, amount]) => [name, writings(amount)] as const),
  ...Object.entries({ ...personal, ...ofCompany }).map(
    ([name, text]) => [name, [text]] as [string, string[]],
  ),
]);
export const foundIn = (text: string) =>
  [...secrets].filter(([, texts]) => texts.some((each) => text.includes(each))).map(([name]) => name);

export const bottle = { category: "Outros", unit: "L", quantity: 100 };
export const client = {
  email: "cliente@sigilo.exemplo",
  phone: "(11) 97531-8642",
  cpf: "987.654.321-00",
  cnpj: "11444777000161",
  address: "Travessa do Sigilo, 4321",
  notes: "alergia sigilosa",
} satisfies Omit<ClientInput, "name" | "version">;
export const company = {
  name: "Bar",
  cnpj: "12ABC34501DE35",
  phone: "90909-1212",
  address: "Alameda Reservada, 77",
};
export const paymentSettings = {
  pixKeyKind: "email",
  pixKey: "pix@sigilo.exemplo",
  receiverName: "Bar",
  city: "Santos",
  useTxid: false,
  depositPercent: 50,
  balanceDueDays: 7,
  targetMargin: 73.21,
};
export const planned = (ingredientId: number, amount: number, value: number) =>
  eventPayload([{ ingredientId, unit: "L", planned: amount }], {
    fixedCosts: [{ name: "Van", value, category: "Transporte" }],
    clients: [1, 2],
  });

const owed = [
  { kind: "sinal", amount: "11223.35", dueOn: "2026-12-01" },
  { kind: "saldo", amount: "13458.00", dueOn: "2026-12-20" },
  { kind: "extra", amount: "312.12", dueOn: "2026-12-26" },
];
const paid = { chargeId: 1, paidOn: "2026-12-01", method: "pix" };

/** A company with money and personal data wherever there may be some. */
export const seed: [method: string, path: string, body?: unknown][] = [
  ["POST", "/api/ingredients", { ...bottle, name: "Gin", pricePerUnit: 123_456.78 }],
  ["POST", "/api/ingredients", { ...bottle, name: "Rum", pricePerUnit: 345_678.91 }],
  ["PUT", "/api/ingredients/2", { ...bottle, name: "Rum", pricePerUnit: 432_109.8, version: 1 }],
  ["POST", "/api/ingredients", { ...bottle, name: "Absinto", quantity: 1, pricePerUnit: 9876.54 }],
  ["POST", "/api/ingredients/count", { counts: [{ ingredientId: 3, quantity: 0, version: 1 }] }],
  ["PATCH", "/api/ingredients/3/archive"],
  ["POST", "/api/ingredients", { ...bottle, name: "Vodka", quantity: 0, pricePerUnit: 0 }],
  [
    "POST",
    "/api/suppliers",
    { name: "Atacado", whatsapp: "(11) 91234-4321", cnpj: "11222333000181", notes: "desconto sigiloso" },
  ],
  ["POST", "/api/ingredients/4/entries", { quantity: 1, price: 7777.31, supplierId: 1 }],
  ["POST", "/api/drinks", { name: "Gin", ingredients: [{ ingredientId: 1, quantity: 50, unit: "ml" }] }],
  ["POST", "/api/clients", { ...client, name: "Ana" }],
  ["POST", "/api/clients", { ...client, name: "Rui" }],
  // One that is over, one that is out, one to be withdrawn, one for which there is not enough.
  ["POST", "/api/events", planned(2, 3, 5555.64)],
  ["POST", "/api/events", planned(2, 2, 10)],
  ["POST", "/api/events", planned(1, 7, 10)],
  ["POST", "/api/events", planned(1, 500, 10)],
  ["PUT", "/api/events/1", { ...planned(2, 3, 6666.53), version: 1 }],
  ["POST", "/api/events/1/withdraw-stock"],
  ["POST", "/api/events/1/return-stock", { returns: [{ ingredientId: 2, quantity: 1 }] }],
  ["POST", "/api/events/2/withdraw-stock"],
  ["PUT", "/api/events/3", { ...planned(1, 7, 10), pricing: { pricingMode: "fechado", price: "13579.24" } }],
  [
    "PUT",
    "/api/events/3",
    {
      ...planned(1, 7, 10),
      pricing: { pricingMode: "por_convidado", pricePerGuest: "411.35", minGuests: 60 },
    },
  ],
  ["PUT", "/api/events/3", { ...planned(1, 7, 10), pricing: { pricingMode: "fechado", price: "24681.35" } }],
  [
    "PUT",
    "/api/events/4",
    {
      ...planned(1, 500, 10),
      pricing: { pricingMode: "por_convidado", pricePerGuest: "411.35", minGuests: 60 },
    },
  ],
  ["PUT", "/api/events/3/charges", { charges: owed }],
  ["POST", "/api/events/3/payments", { ...paid, amount: "1357.91" }],
  ["POST", "/api/events/3/payments", { ...paid, amount: "2468.03" }],
  ["POST", "/api/payments/2/reverse"],
  ["DELETE", "/api/clients/2"],
  ["PUT", "/api/company", company],
  ["PUT", "/api/payment-settings", paymentSettings],
  [
    "PUT",
    "/api/usual-costs",
    [{ name: "Van", category: "Transporte", amount: "8642.97", per: "evento", guests: null }],
  ],
  ["POST", "/api/team/invitations", { email: "convidada@exemplo.com.br", companyRole: "equipe" }],
];
