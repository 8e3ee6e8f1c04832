/** Sizes that the product promises to stay quick with. */
const SIZES = { ingredients: 1_000, drinks: 300, clients: 2_000 };
const SMOKE_SIZES = { ingredients: 40, drinks: 20, clients: 40 };
/** Calls under way at a time: more do not make the server any faster. */
const AT_A_TIME = 16;

const INGREDIENTS = [
  "Vodka",
  "Gin",
  "Rum",
  "Cachaça",
  "Limão",
  "Laranja",
  "Hortelã",
  "Xarope de Gengibre",
  "Água Tônica",
  "Açúcar",
];
const KINDS = [
  "Tahiti",
  "Siciliano",
  "Artesanal",
  "Importado",
  "Orgânico",
  "Envelhecido",
  "Premium",
  "Clássico",
];
const CATEGORIES = ["Bebidas Alcoólicas", "Bebidas Não Alcoólicas", "Xaropes", "Frutas", "Outros"];
const DRINKS = ["Caipirinha", "Mojito", "Gin Tônica", "Moscow Mule", "Negroni", "Daiquiri", "Spritz"];
const FIRST_NAMES = ["João", "Maria", "Antônio", "Conceição", "Letícia", "Márcio", "Ana", "Luís"];
const LAST_NAMES = ["da Silva", "Souza", "Gonçalves", "Araújo", "Magalhães", "Pereira", "Lima"];

/** @template T @param {readonly T[]} list @param {number} turn @returns {T} */
const pick = (list, turn) => /** @type {T} */ (list[turn % list.length]);

/** @param {number} i */
const ingredient = (i) => ({
  name: `${pick(INGREDIENTS, i)} ${pick(KINDS, i * 7 + Math.floor(i / 10))} ${i}`,
  category: pick(CATEGORIES, i),
  quantity: (i * 37) % 2_000,
  unit: pick(["ml", "L", "g", "unidade"], i),
  pricePerUnit: ((i * 53) % 90_000) / 100,
  minQuantity: 100,
});

/** @param {number} i @param {number[]} ingredientIds */
const drink = (i, ingredientIds) => ({
  name: `${pick(DRINKS, i)} ${pick(KINDS, i * 3 + Math.floor(i / 7))} ${i}`,
  ingredients: [0, 1, 2, 3].map((line) => ({
    ingredientId: pick(ingredientIds, i * 11 + line * 997),
    quantity: 10 + line * 5,
    unit: pick(["ml", "g", "unidade", "rodela"], i + line),
  })),
});

/** @param {number} i */
const client = (i) => ({
  name: `${pick(FIRST_NAMES, i)} ${pick(LAST_NAMES, i * 3 + Math.floor(i / 8))} ${i}`,
  email: `cliente${i}@exemplo.com.br`,
  phone: `(11) 9${String(i * 7_919)
    .padStart(8, "0")
    .slice(-8)}`,
  cpf: `${String(i).padStart(3, "0")}.456.789-0${i % 10}`,
  address: `Rua das Flores, ${i}`,
  notes: i % 3 === 0 ? "Prefere bar montado ao ar livre." : "",
});

/**
 * Fills a company through the API, as its user would, only faster; returns what the three lists then answer.
 * @param {(method: string, path: string, body?: unknown) => Promise<any>} call
 * @param {boolean} isSmoke
 */
export async function fillCompany(call, isSmoke) {
  const sizes = isSmoke ? SMOKE_SIZES : SIZES;
  /** @param {string} path @param {number} count @param {(i: number) => object} make */
  const create = async (path, count, make) => {
    let next = 0;
    const work = async () => {
      while (next < count) await call("POST", path, make(next++));
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
    return call("GET", path);
  };
  const ingredients = await create("/api/ingredients", sizes.ingredients, ingredient);
  /** @type {number[]} */
  const ids = ingredients.map((/** @type {{ id: number }} */ { id }) => id);
  const drinks = await create("/api/drinks", sizes.drinks, (i) => drink(i, ids));
  const clients = await create("/api/clients", sizes.clients, client);
  return { ingredients, drinks, clients };
}
