import { growWorstCompany, LINES } from "./worst-company.mjs";

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
const CALENDARS = 120;
const DOCUMENTS = 60;
const ANSWERS = 30;

/** Stands for the bearer token of whoever calls. */
export const OWN = "own";

/**
 * Gives one company the most of everything, and names the dearest calls that it, its team and strangers can make.
 * @param {import("../running-product.mjs").Product} product
 * @param {{ isSmoke: boolean }} size
 */
export async function prepareWorstCalls(product, size) {
  const company = await growWorstCompany(product, size);
  return {
    calls: [...callsOfStrangers(company), ...callsOfUsers(company)],
    signInAnother: company.signInAnother,
  };
}

const own = { authorization: OWN, "content-type": "application/json" };

/** A change, after which every list is made anew. @param {number} ingredientId */
const entryOf = (ingredientId) => ({
  method: "POST",
  path: `/api/ingredients/${ingredientId}/entries`,
  headers: own,
  body: '{"quantity":1,"price":1}',
});

/** @param {import("./worst-company.mjs").WorstCompany} company @returns {WorstCall[]} */
function callsOfStrangers({ ingredientId, offer, team, calendar }) {
  const stranger = (/** @type {number} */ n) => ({ "x-forwarded-for": `198.51.100.${n}` });
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const count = {
    id: "00000000-0000-4000-8000-{turn}",
    ingredientId,
    closed: 1,
    openTenths: Array(24).fill(5),
    at: new Date().toISOString(),
  };
  return [
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
      what: "GET /agenda/{token}.ics, every fifth after a change",
      most: CALENDARS,
      requests: [
        entryOf(ingredientId),
        ...Array(4).fill({ method: "GET", path: calendar, headers: stranger(11) }),
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
  ];
}

/** @param {import("./worst-company.mjs").WorstCompany} company @returns {WorstCall[]} */
function callsOfUsers(company) {
  const { id, longId, ingredientId, latestLong, event, longPurchase, validUntil, ingredients } = company;
  const entry = entryOf(ingredientId);
  const get = (/** @type {string} */ path) => ({ method: "GET", path, headers: own });
  const post = (/** @type {string} */ path, /** @type {unknown} */ body) => ({
    method: "POST",
    path,
    headers: own,
    body: JSON.stringify(body),
  });
  /** Reads, every fifth of them after a change: as many writes as the limits allow. @param {string} path */
  const afterChanges = (path) => ({
    what: `GET ${path.replaceAll(/\d+/g, "{id}")}, every fifth after a change`,
    most: CALLS,
    requests: [entry, ...Array(4).fill(get(path))],
  });
  return [
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
            ingredientId: ingredientId + (n % ingredients),
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
          counts: Array.from({ length: ingredients }, (_, n) => ({
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
}
