import { addCompany, call, signIn } from "../running-product.mjs";

/** @typedef {{ token: string, paths: string[] }} Offering a company with the paths of the proposals that it sent */

const words = (/** @type {number} */ length) =>
  "Serviço de bar completo, com gelo. ".repeat(length).slice(0, length);

/** The largest settings and event there may be, and ordinary ones. */
const sizes = {
  dear: { terms: 19_900, included: 3_900, drinks: 100, lines: 10, name: 180, charges: 100 },
  plain: { terms: 500, included: 100, drinks: 3, lines: 3, name: 12, charges: 2 },
};

/**
 * A company that has sent proposals, each for an event of its own.
 * @param {import("../running-product.mjs").Product} product
 * @param {{ email: string, size: keyof typeof sizes, proposals: number }} wanted
 * @returns {Promise<Offering>}
 */
export async function addOffers({ url, db }, { email, size, proposals }) {
  const { terms, included, drinks, lines, name, charges } = sizes[size];
  await addCompany(db, email);
  const token = await signIn(url, email);
  const send = async (
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {object} */ body,
  ) => {
    const { status, text } = await call(url, method, path, { token, body });
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text);
  };
  const ingredients = [];
  for (let n = 0; n < lines; n++) {
    const ingredient = {
      name: `${n} ${words(name)}`,
      category: "Outros",
      quantity: 1,
      unit: "L",
      pricePerUnit: 1,
    };
    ingredients.push(await send("POST", "/api/ingredients", ingredient));
  }
  const recipe = ingredients.map(({ id, name: ingredientName }) => ({
    ingredientId: id,
    ingredientName,
    quantity: 1,
    unit: "ml",
  }));
  const drink = await send("POST", "/api/drinks", { name: words(name), ingredients: recipe });
  await send("PUT", "/api/proposal-settings", {
    terms: words(terms),
    included: words(included).replaceAll(". ", ".\n"),
    validityDays: 10,
    confirmOn: "aceite",
    colour: "#1f6b4a",
  });
  const inAMonth = new Date(Date.now() + 30 * 86_400_000);
  const day = inAMonth.toISOString().slice(0, 10);
  const planned = {
    drinkId: drink.id,
    drinkName: drink.name,
    quantity: 1,
    ingredients: recipe.map((line) => ({ ...line, plannedQuantity: 1, returnQuantity: 0 })),
  };
  const paths = [];
  for (let n = 0; n < proposals; n++) {
    const event = await send("POST", "/api/events", {
      name: `Festa ${n}`,
      date: inAMonth.toISOString(),
      location: "Sítio",
      guests: 100,
      status: "orçamento",
      type: "casamento",
      combo: "Tropical",
      drinks: Array.from({ length: drinks }, () => planned),
      pricing: { pricingMode: "fechado", price: `${charges}.00` },
    });
    const parts = Array.from({ length: charges }, (_, part) => ({
      kind: part === 0 ? "sinal" : "parcela",
      amount: "1.00",
      dueOn: day,
    }));
    await send("PUT", `/api/events/${event.id}/charges`, { charges: parts });
    const { link } = await send("POST", `/api/events/${event.id}/proposals`, {
      validUntil: day,
      message: null,
    });
    paths.push(new URL(link).pathname);
  }
  return { token, paths };
}

/** Makes every document of a company another one. @param {string} url @param {Offering} company @param {string} colour */
export async function repaint(url, { token }, colour) {
  const settings = JSON.parse((await call(url, "GET", "/api/proposal-settings", { token })).text);
  await call(url, "PUT", "/api/proposal-settings", { token, body: { ...settings, colour } });
}
