import { tsImport } from "tsx/esm/api";
import { addCompany, call, signIn } from "../running-product.mjs";

/** @typedef {Awaited<ReturnType<typeof growWorstCompany>>} WorstCompany */
/** @typedef {(method: string, path: string, body: unknown) => Promise<any>} Make */

let users = 0;

/** As many as an event may have. */
export const LINES = 1000;
const MOST_WAITING = 2000;
const MOVEMENTS = 50_000;
/** As many as a page of them has. */
const PURCHASES_PER_PAGE = 20;

/**
 * Gives one company the most of everything.
 * @param {import("../running-product.mjs").Product} product
 * @param {{ isSmoke: boolean }} size
 */
export async function growWorstCompany({ url, db }, { isSmoke }) {
  const { growCompanies, GROWN } = await tsImport(
    "../../../src/server/testing/grown-companies.ts",
    import.meta.url,
  );
  const email = "gulosa@exemplo.com.br";
  const userId = await addCompany(db, email);
  const { rows } = await db.query("select company_id from users where id = $1", [userId]);
  const companyId = rows[0].company_id;
  await growCompanies(db, [companyId], { ...GROWN, events: isSmoke ? 100 : 3000 });
  const token = await signIn(url, email, { "x-forwarded-for": "198.51.100.1" });
  /** A further user of the company, whose limits nobody has used yet. */
  const signInAnother = async () => {
    const another = `gulosa-${++users}@exemplo.com.br`;
    await db.query(
      `insert into users (username, email, password_hash, company_id, company_role)
       select $1, $1, password_hash, company_id, company_role from users where id = $2`,
      [another, userId],
    );
    return signIn(url, another, { "x-forwarded-for": `198.51.101.${users}` });
  };
  const made = async (
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {unknown} */ body,
  ) => {
    const { status, text } = await call(url, method, path, { token, body });
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 300)}`);
    return text ? JSON.parse(text) : undefined;
  };
  const firstOf = async (/** @type {string} */ table) =>
    (await db.query(`select min(id) from ${table} where company_id = $1`, [companyId])).rows[0].min;
  const [ingredientId, drinkId] = [await firstOf("ingredients"), await firstOf("drinks")];
  await db.query(
    "update ingredients set quantity = 1000000, price_per_unit = 1000000, unit_cost = 1 where company_id = $1",
    [companyId],
  );

  const event = largeEvent({ ingredientId, drinkId }, GROWN.ingredients);
  const pricing = { pricingMode: "fechado", price: "9000.00" };
  const { id } = await made("POST", "/api/events", { ...event, pricing });
  const settings = await made("GET", "/api/proposal-settings", undefined);
  await made("PUT", "/api/proposal-settings", { ...settings, terms: "Condições da festa. ".repeat(990) });
  const validUntil = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const { link: offerLink } = await made("POST", `/api/events/${id}/proposals`, {
    validUntil,
    message: null,
  });
  const offer = new URL(offerLink).pathname;
  const { link: teamLink } = await made("POST", `/api/events/${id}/team-link`, undefined);
  const team = new URL(teamLink).pathname;
  const { link: calendarLink } = await made("POST", "/api/calendar-link", undefined);
  await db.query(
    `insert into event_counts (company_id, id, event_id, ingredient_id, closed, open_tenths, lost, broken, by, counted_at)
     select $1, gen_random_uuid(), $2, $3, 0, array(select 7 from generate_series(1, 24)), 0, 0, repeat('ç', 60), now()
     from generate_series(1, ${MOST_WAITING})`,
    [companyId, id, ingredientId],
  );
  const longId = await addLongHistory(db, made, { companyId, userId, ingredientId, event });
  const longPurchase = largePurchase(ingredientId, GROWN.ingredients);
  let latestLong = 0;
  for (let n = 0; n < PURCHASES_PER_PAGE; n++)
    [latestLong] = (await made("POST", "/api/purchases", longPurchase)).ids;
  await db.query("analyze");
  const ids = { id, longId, ingredientId, latestLong };
  return {
    ...ids,
    offer,
    team,
    calendar: new URL(calendarLink).pathname,
    event,
    validUntil,
    longPurchase,
    ingredients: GROWN.ingredients,
    signInAnother,
  };
}

/** An event with as many lines as one may have. @param {{ ingredientId: number, drinkId: number }} first @param {number} ingredients */
function largeEvent({ ingredientId, drinkId }, ingredients) {
  const line = (/** @type {number} */ position) => ({
    ingredientId: ingredientId + (position % ingredients),
    ingredientName: "Item",
    quantity: 1,
    unit: "ml",
    plannedQuantity: 1,
  });
  return {
    name: "Festa",
    date: new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString(),
    status: "confirmado",
    drinks: Array.from({ length: 100 }, (_, drink) => ({
      drinkId,
      drinkName: `Drink ${drink}`,
      quantity: 10,
      ingredients: Array.from({ length: LINES / 100 }, (_, position) => line(drink * 10 + position)),
    })),
  };
}

/** @param {number} ingredientId @param {number} ingredients */
const largePurchase = (ingredientId, ingredients) => ({
  boughtOn: "2026-01-10",
  lines: Array.from({ length: 500 }, (_, n) => ({
    ingredientId: ingredientId + (n % ingredients),
    quantity: 1,
    price: "1.00",
  })),
});

/**
 * An event whose losses were recorded and taken back many times; returns its id.
 * @param {import("../running-product.mjs").Product["db"]} db
 * @param {Make} made
 * @param {{ companyId: number, userId: number, ingredientId: number, event: object }} of
 */
async function addLongHistory(db, made, { companyId, userId, ingredientId, event }) {
  const { id: longId } = await made("POST", "/api/events", { ...event, name: "Longa" });
  await made("POST", `/api/events/${longId}/withdraw-stock`, undefined);
  await db.query(
    `insert into event_steps (company_id, event_id, number, kind, undoes, user_id)
     values ($1, $2, 2, 'retorno', null, $3), ($1, $2, 3, 'retorno', 2, $3)`,
    [companyId, longId, userId],
  );
  await db.query(
    `with lost as (
       insert into stock_movements (company_id, ingredient_id, event_id, user_id, kind, unit, quantity_delta, unit_cost, lost_quantity, reason, step)
       select $1, $2, $3, $4, 'perda', 'ml', 0, 1, 0.01, 'Caiu', 2 from generate_series(1, ${MOVEMENTS / 2}) returning *)
     insert into stock_movements (company_id, ingredient_id, event_id, user_id, kind, unit, quantity_delta, unit_cost, lost_quantity, reason, step, reverses_id)
     select company_id, ingredient_id, event_id, user_id, kind, unit, 0, 1, -0.01, reason, 3, id from lost`,
    [companyId, ingredientId, longId, userId],
  );
  await db.query("update events set stock_steps = 3 where company_id = $1 and id = $2", [companyId, longId]);
  return longId;
}
