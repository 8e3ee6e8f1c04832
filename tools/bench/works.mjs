import { emailOf, tokenOf } from "./company-rows.mjs";
import { EDITED_EVENT, EVENT_PAYLOAD, WRITTEN_COMPANY } from "./event-rows.mjs";

export const PASSWORD = "senha-da-bancada";

/** @typedef {import("./driver.mjs").Request} Request */
/**
 * @typedef {object} Work
 * @property {string} name
 * @property {number} target the least that the product may make of the limit
 * @property {string} limit what it is compared with
 * @property {number} connections
 * @property {boolean} [isTouched] a write to the company comes between any two reads
 * @property {(ids: number[]) => Request[]} requests
 * @property {Request[]} [ofProduct] compared with another call of the product instead of the limit server
 * @property {boolean} [needsTag] the requests name the tag that the list has now
 * @property {number} [status]
 * @property {number} [each] requests that need an event of their own, so many in each repetition
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
  ...["/api/ingredients", "/api/events"].flatMap((path) => [
    unchangedList(path, false),
    unchangedList(path, true),
  ]),
  {
    name: "withdrawal of 20 ingredients",
    target: 0.5,
    limit: "the same transaction by hand",
    connections: 1,
    each: 40,
    requests: (ids) =>
      ids.map((id) => ({
        method: "POST",
        path: `/api/events/${id}/withdraw-stock`,
        headers: as(WRITTEN_COMPANY),
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
