import { emailOf, tokenOf } from "./company-rows.mjs";
import { addPayable, addWithdrawable, EDITED_EVENT, EVENT_PAYLOAD, WRITTEN_COMPANY } from "./event-rows.mjs";

export const PASSWORD = "senha-da-bancada";

/** @typedef {import("./driver.mjs").Request} Request */
/** @typedef {{ eventId: number, chargeId?: number }} OwnRow */
/**
 * @typedef {object} Work
 * @property {string} name
 * @property {number} target the least that the product may make of the limit
 * @property {string} limit what it is compared with
 * @property {number} connections
 * @property {boolean} [isTouched] a write to the company comes between any two reads
 * @property {(rows: OwnRow[]) => Request[]} requests
 * @property {Request[]} [ofProduct] compared with another call of the product instead of the limit server
 * @property {boolean} [needsTag] the requests name the tag that the list has now
 * @property {number} [status]
 * @property {(client: import("pg").Client, count: number) => Promise<OwnRow[]>} [addRows] makes an event for each request
 */

const as = (/** @type {number} */ company) => ({ authorization: `Bearer ${tokenOf(company)}` });
const JSON_BODY = { "content-type": "application/json" };
/** Header that every browser sends. */
const BROWSER = { "accept-encoding": "gzip, deflate, br" };
const SESSION_CHECK = [{ path: "/api/user", headers: as(0) }];

/** @param {string} path @param {string} what @returns {Work} */
const changedList = (path, what) => ({
  name: `GET ${path}, ${what}`,
  target: 0.5,
  limit: "the same bytes: one SQL statement, pg and node:http",
  connections: 2,
  isTouched: true,
  requests: () => [{ path, headers: as(0) }],
});

/** @param {string} path @param {boolean} isKnown whether the caller says that it has the list already @returns {Work} */
const unchangedList = (path, isKnown) => ({
  name: `GET ${path} unchanged, ${isKnown ? "with" : "without"} If-None-Match`,
  target: 0.5,
  limit: "GET /api/user of the product",
  connections: 4,
  status: isKnown ? 304 : 200,
  needsTag: isKnown,
  requests: () => [{ path, headers: { ...as(0), ...BROWSER } }],
  ofProduct: SESSION_CHECK,
});

/** The rows of the table. @returns {Work[]} */
export const works = () => [
  {
    name: "GET /api/user",
    target: 0.5,
    limit: "one prepared select: pg and node:http",
    connections: 4,
    requests: () => SESSION_CHECK,
  },
  changedList("/api/ingredients", "500 rows"),
  changedList("/api/events", "1,000 × 4 × 4"),
  changedList("/api/charges", "1,000 rows, half of them paid"),
  ...["/api/ingredients", "/api/events", "/api/charges"].flatMap((path) => [
    unchangedList(path, false),
    unchangedList(path, true),
  ]),
  {
    name: "withdrawal of 20 ingredients",
    target: 0.5,
    limit: "the same transaction by hand",
    connections: 1,
    addRows: addWithdrawable,
    requests: (rows) =>
      rows.map(({ eventId }) => ({
        method: "POST",
        path: `/api/events/${eventId}/withdraw-stock`,
        headers: as(WRITTEN_COMPANY),
      })),
  },
  {
    name: "POST /api/events/{id}/payments",
    target: 0.5,
    limit: "the same transaction by hand",
    connections: 1,
    status: 201,
    addRows: addPayable,
    requests: (rows) =>
      rows.map(({ eventId, chargeId }) => ({
        method: "POST",
        path: `/api/events/${eventId}/payments`,
        headers: { ...as(WRITTEN_COMPANY), ...JSON_BODY },
        body: JSON.stringify({
          chargeId,
          amount: "4500.00",
          paidOn: "2026-12-01",
          method: "pix",
          note: null,
        }),
      })),
  },
  {
    name: "PUT /api/events/{id}, 40 lines",
    target: 0.5,
    limit: "the same transaction by hand",
    connections: 1,
    requests: () => [
      {
        method: "PUT",
        path: `/api/events/${EDITED_EVENT}`,
        headers: { ...as(WRITTEN_COMPANY), ...JSON_BODY },
        body: EVENT_PAYLOAD,
      },
    ],
  },
  {
    name: "login",
    target: 0.8,
    limit: "one argon2id with the same parameters",
    connections: 1,
    requests: () => [
      {
        method: "POST",
        path: "/api/login",
        headers: JSON_BODY,
        body: JSON.stringify({ email: emailOf(WRITTEN_COMPANY), password: PASSWORD }),
      },
    ],
  },
];
