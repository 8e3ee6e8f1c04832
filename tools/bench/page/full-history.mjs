/** Number of events, over the last two years, that the product promises to stay quick with. */
const EVENTS = 5_000;
const INGREDIENTS = 300;
const DRINKS = 60;
const CLIENTS = 400;
const DAY = 86_400_000;
const DAYS = 730;

const CATEGORIES = ["Bebidas Alcoólicas", "Bebidas Não Alcoólicas", "Xaropes", "Frutas", "Outros"];
const TYPES = ["corporativo", "casamento", "aniversario", "formatura", "social", "outro"];
const STATUSES = ["confirmado", "confirmado", "confirmado", "planejamento", "orçamento", "finalizado"];
const UNITS = [
  { stock: "L", recipe: "ml" },
  { stock: "kg", recipe: "g" },
  { stock: "unidade", recipe: "unidade" },
  { stock: "unidade", recipe: "rodela" },
];

/** @template T @param {readonly T[]} list @param {number} turn @returns {T} */
const pick = (list, turn) => /** @type {T} */ (list[turn % list.length]);

/** @param {number} i */
const ingredient = (i) => {
  const { stock, recipe } = pick(UNITS, i);
  return {
    id: i + 1,
    name: `Ingrediente ${i + 1}`,
    category: pick(CATEGORIES, i),
    quantity: 1_000,
    unit: stock,
    unitWord: null,
    pricePerUnit: "1000.00",
    unitCost: ((i * 7_919) % 90_000_000) / 1_000_000,
    minQuantity: 0,
    reservedQuantity: 0,
    observations: null,
    yieldQuantity: recipe === "rodela" ? 8 : null,
    yieldUnit: recipe === "rodela" ? "rodela" : null,
    packName: null,
    packQuantity: null,
    packMultiple: 1,
    supplierId: null,
    companyId: 1,
    createdAt: new Date(0).toISOString(),
    version: 1,
  };
};

/** @param {number} drinkId @param {number} quantity */
const drink = (drinkId, quantity) => ({
  drinkId,
  drinkName: `Drink ${drinkId}`,
  quantity,
  ingredients: [0, 1, 2, 3].map((line) => {
    const index = (drinkId * 11 + line * 97) % INGREDIENTS;
    return {
      ingredientId: index + 1,
      ingredientName: `Ingrediente ${index + 1}`,
      quantity: 10.5 + line * 5,
      unit: pick(UNITS, index).recipe,
      plannedQuantity: (10.5 + line * 5) * quantity,
      returnQuantity: 0,
    };
  }),
});

/** @param {number} i @param {number} now */
const timeOf = (i, now) => now - ((i * DAYS) / EVENTS) * DAY;

/** Every second event has a price. @param {number} i */
const priceOf = (i) => (i % 2 === 0 ? `${2_000 + ((i * 53) % 9_000)}.00` : null);

/** @param {number} i */
const money = (i) => ({
  pricingMode: priceOf(i) && "fechado",
  price: priceOf(i),
  pricePerGuest: null,
  minGuests: null,
  durationMinutes: 300,
  total: priceOf(i),
  charges: [],
  seenCost: null,
});

/** @param {number} i @param {number} now */
const event = (i, now) => ({
  id: i + 1,
  name: `Evento ${i + 1}`,
  date: new Date(timeOf(i, now)).toISOString(),
  location: null,
  guests: (i * 37) % 400,
  status: pick(STATUSES, i),
  type: pick(TYPES, i + Math.floor(i / 7)),
  combo: "Tropical Premium",
  drinks: [0, 1, 2, 3].map((turn) => drink(((i + turn * 13) % DRINKS) + 1, 20 + ((i * 3 + turn) % 100))),
  supplies: [],
  clients: [(i % CLIENTS) + 1],
  clientNames: [`Cliente ${(i % CLIENTS) + 1}`],
  removedClients: [],
  ...money(i),
  fixedCosts: [{ id: i + 1, name: "Van", value: ((i * 131) % 90_000) / 100, category: "Transporte" }],
  active: i % 50 === 0 ? "false" : "true",
  stockWithdrawn: "false",
  stockReturned: false,
  nothingUsed: false,
  stockState: "planned",
  stockMovedAt: null,
  stockUse: [],
  companyId: 1,
  createdAt: new Date(0).toISOString(),
  version: 1,
});

/** Half of the price 40 days before the event and half a week before. @param {number} i @param {number} now */
const paymentsOf = (i, now) => {
  const price = priceOf(i);
  if (price === null) return [];
  return [40, 7].map((days, part) => ({
    id: 2 * i + part + 1,
    eventId: i + 1,
    chargeId: 2 * i + part + 1,
    amount: (Number(price) / 2).toFixed(2),
    paidOn: new Date(timeOf(i, now) - days * DAY).toISOString().slice(0, 10),
    method: "pix",
    note: null,
    username: "ana",
    reversesId: null,
    isReversed: false,
    createdAt: new Date(0).toISOString(),
  }));
};

/**
 * 5,000 events of 4 drinks with 4 lines each, the stock they are made of and what was received for those with a price,
 * as the API would answer.
 * @param {Date} now
 */
export const fullHistory = (now) => ({
  ingredients: Array.from({ length: INGREDIENTS }, (_, i) => ingredient(i)),
  events: Array.from({ length: EVENTS }, (_, i) => event(i, now.getTime())),
  payments: Array.from({ length: EVENTS }, (_, i) => paymentsOf(i, now.getTime())).flat(),
});
