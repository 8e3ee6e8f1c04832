import { tsImport } from "tsx/esm/api";
import { addCompany, call, signIn } from "../running-product.mjs";

/**
 * @typedef {{ method: string, path: string, headers: Record<string, string>, body?: string }} Request
 * @typedef {{ what: string, most: number, requests: Request[] }} WorstCall `most`: what the limits allow at once;
 * "{turn}" in a body becomes the number of the call
 */

/** Limits of an account in a minute, and of an address or a link in 15 minutes. */
const CALLS = 600;
const WRITES = 120;
const READS_BY_LINK = 2000;
const COUNTS_BY_LINK = 6000;
const PAGES = 300;
const DOCUMENTS = 60;
const ANSWERS = 30;

/** Stands for the bearer token of whoever calls. */
export const OWN = "own";
let users = 0;

const LINES = 1000;
const MOST_WAITING = 2000;
const MOVEMENTS = 50_000;
/** As many as a page of them has. */
const PURCHASES_PER_PAGE = 20;

/**
 * Gives one company the most of everything, and names the dearest calls that it, its team and strangers can make.
 * @param {import("../running-product.mjs").Product} product
 * @param {{ isSmoke: boolean }} size
 */
export async function prepareWorstCalls({ url, db }, { isSmoke }) {
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
  const own = { authorization: OWN, "content-type": "application/json" };
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

  const line = (/** @type {number} */ position) => ({
    ingredientId: ingredientId + (position % GROWN.ingredients),
    ingredientName: "Item",
    quantity: 1,
    unit: "ml",
    plannedQuantity: 1,
  });
  const event = {
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
  await db.query(
    `insert into event_counts (company_id, id, event_id, ingredient_id, closed, open_tenths, lost, broken, by, counted_at)
     select $1, gen_random_uuid(), $2, $3, 0, array(select 7 from generate_series(1, 24)), 0, 0, repeat('ç', 60), now()
     from generate_series(1, ${MOST_WAITING})`,
    [companyId, id, ingredientId],
  );
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
  const longPurchase = {
    boughtOn: "2026-01-10",
    lines: Array.from({ length: 500 }, (_, n) => ({
      ingredientId: ingredientId + (n % GROWN.ingredients),
      quantity: 1,
      price: "1.00",
    })),
  };
  let latestLong = 0;
  for (let n = 0; n < PURCHASES_PER_PAGE; n++)
    [latestLong] = (await made("POST", "/api/purchases", longPurchase)).ids;
  await db.query("analyze");

  const stranger = (/** @type {number} */ n) => ({ "x-forwarded-for": `198.51.100.${n}` });
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const entry = {
    method: "POST",
    path: `/api/ingredients/${ingredientId}/entries`,
    headers: own,
    body: '{"quantity":1,"price":1}',
  };
  const get = (/** @type {string} */ path) => ({ method: "GET", path, headers: own });
  const post = (/** @type {string} */ path, /** @type {unknown} */ body) => ({
    method: "POST",
    path,
    headers: own,
    body: JSON.stringify(body),
  });
  const count = {
    id: "00000000-0000-4000-8000-{turn}",
    ingredientId,
    closed: 1,
    openTenths: Array(24).fill(5),
    at: new Date().toISOString(),
  };
  /** Reads, every fifth of them after a change: as many writes as the limits allow. @param {string} path */
  const afterChanges = (path) => ({
    what: `GET ${path.replaceAll(/\d+/g, "{id}")}, every fifth after a change`,
    most: CALLS,
    requests: [entry, ...Array(4).fill(get(path))],
  });
  /** @type {WorstCall[]} */
  const calls = [
    {
      what: "GET /t/{token}/counts of a team",
      most: READS_BY_LINK,
      requests: [{ method: "GET", path: `${team}/counts`, headers: stranger(2) }],
    },
    {
      what: "GET /t/{token}/event of a team",
      most: READS_BY_LINK,
      requests: [{ method: "GET", path: `${team}/event`, headers: stranger(3) }],
    },
    {
      what: "POST /t/{token}/counts, refused since there are too many",
      most: COUNTS_BY_LINK,
      requests: [
        {
          method: "POST",
          path: `${team}/counts`,
          headers: { ...stranger(4), "content-type": "application/json" },
          body: JSON.stringify({ ...count, name: "Zé" }).replace("{turn}", "000000000000"),
        },
      ],
    },
    {
      what: "GET /p/{token} with the longest terms",
      most: PAGES,
      requests: [{ method: "GET", path: offer, headers: stranger(5) }],
    },
    {
      what: "GET /p/{token}.pdf",
      most: DOCUMENTS,
      requests: [{ method: "GET", path: `${offer}.pdf`, headers: stranger(6) }],
    },
    {
      what: "POST /p/{token}/aceitar with all the fields that fit",
      most: ANSWERS,
      requests: [
        {
          method: "POST",
          path: `${offer}/aceitar`,
          headers: { ...stranger(7), ...form },
          body: "a=&".repeat(5000),
        },
      ],
    },
    {
      what: "GET /p/ of what is no token",
      most: PAGES,
      requests: [{ method: "GET", path: "/p/%0d%0aX/aceitar", headers: stranger(8) }],
    },
    {
      what: "POST /api/login with a wrong password",
      most: 50,
      requests: [
        {
          method: "POST",
          path: "/api/login",
          headers: { ...stranger(9), "content-type": "application/json" },
          body: '{"email":"x{turn}@exemplo.com.br","password":"errada"}',
        },
      ],
    },
    {
      what: "POST /api/invitation with a wrong token",
      most: 20,
      requests: [
        {
          method: "POST",
          path: "/api/invitation",
          headers: { ...stranger(10), "content-type": "application/json" },
          body: `{"token":"${"x".repeat(43)}"}`,
        },
      ],
    },
    afterChanges(`/api/events/${id}/counts`),
    afterChanges("/api/events"),
    afterChanges("/api/ingredients"),
    afterChanges("/api/charges"),
    afterChanges("/api/proposals"),
    afterChanges(`/api/losses?event=${longId}`),
    afterChanges(`/api/ingredients/${ingredientId}/purchases`),
    afterChanges(`/api/purchases?before=${latestLong + 1}`),
    afterChanges("/api/activity"),
    afterChanges(`/api/ingredients/${ingredientId}/movements`),
    {
      what: "POST /api/events/{id}/undo-return of a long history, refused",
      most: WRITES,
      requests: [post(`/api/events/${longId}/undo-return`, {})],
    },
    {
      what: "POST /api/events/{id}/take-more of a long history, refused",
      most: WRITES,
      requests: [
        post(`/api/events/${longId}/take-more`, {
          items: Array.from({ length: LINES }, (_, n) => ({
            ingredientId: ingredientId + (n % GROWN.ingredients),
            quantity: 99_999_999,
          })),
        }),
      ],
    },
    { what: "POST /api/events with a thousand lines", most: WRITES, requests: [post("/api/events", event)] },
    {
      what: "POST /api/ingredients/count of the whole stock",
      most: WRITES,
      requests: [
        post("/api/ingredients/count", {
          counts: Array.from({ length: GROWN.ingredients }, (_, n) => ({
            ingredientId: ingredientId + n,
            quantity: 999_999,
            version: 1,
          })),
        }),
      ],
    },
    {
      what: "POST /api/purchases with 500 lines",
      most: WRITES,
      requests: [post("/api/purchases", longPurchase)],
    },
    {
      what: "POST /api/events/{id}/proposal-preview with the longest terms",
      most: WRITES,
      requests: [post(`/api/events/${id}/proposal-preview`, { validUntil, message: null })],
    },
    {
      what: "PUT /api/company/logo of 200 KB",
      most: WRITES,
      requests: [
        {
          method: "PUT",
          path: "/api/company/logo",
          headers: { ...own, "content-type": "image/svg+xml" },
          body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${"<path d='M0 0h9v9z'/>".repeat(9000)}</svg>`,
        },
      ],
    },
    { what: "GET /api/company-data", most: CALLS, requests: [get("/api/company-data")] },
  ];
  return { calls, signInAnother };
}
