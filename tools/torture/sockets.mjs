import { exchange } from "./raw-socket.mjs";
import { addCompany, call, signIn, startWithDatabase } from "./running-product.mjs";

export const name = "sockets";

const HOST = "Host: localhost\r\n";
const JSON_TYPE = "Content-Type: application/json\r\n";
const LOGIN = '{"email":"a@b.co","password":"errada"}';
const big = "x".repeat(65_536);

/**
 * Raw requests with the accepted answers: 0 is a connection that was closed without an answer.
 * @type {[what: string, bytes: (token: string) => string | string[], good: number[], options?: { isHalfClosed?: boolean }][]}
 */
const REQUESTS = [
  ["a header of 17 KB", () => `GET /healthz HTTP/1.1\r\n${HOST}X: ${"a".repeat(17_000)}\r\n\r\n`, [431]],
  [
    "500 headers",
    () => `GET /healthz HTTP/1.1\r\n${HOST}${"X-A: 0123456789012345678901234567890\r\n".repeat(500)}\r\n`,
    [431],
  ],
  ["a path of 17 KB", () => `GET /${"a".repeat(17_000)} HTTP/1.1\r\n${HOST}\r\n`, [414, 431]],
  [
    "length and chunks at once",
    () =>
      `POST /api/login HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\n${HOST}\r\n`,
    [400],
  ],
  [
    "two lengths",
    () => `POST /api/login HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    [400],
  ],
  [
    "chunked twice",
    () =>
      `POST /api/login HTTP/1.1\r\n${HOST}${JSON_TYPE}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
    [400],
  ],
  [
    "a chunk of no size",
    () =>
      `POST /api/login HTTP/1.1\r\n${HOST}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
    [400],
  ],
  [
    "a chunk of a size past all",
    () =>
      `POST /api/login HTTP/1.1\r\n${HOST}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n{}\r\n`,
    [400, 413],
  ],
  [
    "chunks that end too soon",
    () => `POST /api/login HTTP/1.1\r\n${HOST}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\n5\r\n{"em`,
    [0, 400],
    { isHalfClosed: true },
  ],
  [
    "a body that ends too soon",
    () => `POST /api/login HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 500\r\n\r\n${LOGIN}`,
    [0, 400],
    { isHalfClosed: true },
  ],
  [
    "a length that is none",
    () => `POST /api/login HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: -1\r\n\r\n`,
    [400],
  ],
  [
    "a body of 100 MB in chunks",
    () => [
      `POST /api/login HTTP/1.1\r\n${HOST}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\n`,
      ...Array.from({ length: 1600 }, () => `10000\r\n${big}\r\n`),
    ],
    [0, 413],
  ],
  [
    "a body of 99 GB, announced",
    () => `POST /api/login HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 99999999999\r\n\r\n{`,
    [413],
  ],
  [
    "a body of 99 GB, asked for first",
    () =>
      `POST /api/login HTTP/1.1\r\n${HOST}${JSON_TYPE}Expect: 100-continue\r\nContent-Length: 99999999999\r\n\r\n`,
    [413],
  ],
  [
    "an expectation nobody knows",
    () => `POST /api/login HTTP/1.1\r\n${HOST}Expect: x\r\nContent-Length: 0\r\n\r\n`,
    [417],
  ],
  [
    "a packed body",
    () =>
      `POST /api/login HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Encoding: gzip\r\nContent-Length: 4\r\n\r\n\x1f\x8b\x08\x00`,
    [400, 415],
  ],
  ["no host", () => "GET /api/user HTTP/1.1\r\n\r\n", [400]],
  [
    "two hosts, ours first",
    () => `GET /api/user HTTP/1.1\r\n${HOST}Host: mal.exemplo.com\r\n\r\n`,
    [400, 421],
  ],
  [
    "two hosts, theirs first",
    () => `GET /api/user HTTP/1.1\r\nHost: mal.exemplo.com\r\n${HOST}\r\n`,
    [400, 421],
  ],
  ["another host", () => "GET / HTTP/1.1\r\nHost: mal.exemplo.com\r\n\r\n", [421]],
  [
    "another host in a whole address",
    (token) =>
      `GET http://mal.exemplo.com/api/user HTTP/1.1\r\n${HOST}Authorization: Bearer ${token}\r\n\r\n`,
    [400, 421],
  ],
  ["another host behind ours", () => "GET / HTTP/1.1\r\nHost: localhost@mal.exemplo.com\r\n\r\n", [400, 421]],
  [
    "two authorizations, the good one second",
    (token) =>
      `GET /api/user HTTP/1.1\r\n${HOST}Authorization: Bearer x\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    [400, 401],
  ],
  [
    "two authorizations, the good one first",
    (token) =>
      `GET /api/user HTTP/1.1\r\n${HOST}Authorization: Bearer ${token}\r\nAuthorization: Bearer x\r\n\r\n`,
    [400, 401],
  ],
  ["TRACE", () => `TRACE /api/user HTTP/1.1\r\n${HOST}X-Secret: 1\r\n\r\n`, [400, 404, 405, 501]],
  ["CONNECT", () => `CONNECT mal.exemplo.com:443 HTTP/1.1\r\n${HOST}\r\n`, [0, 400, 405]],
  [
    "OPTIONS",
    () =>
      `OPTIONS /api/clients HTTP/1.1\r\n${HOST}Origin: http://mal.exemplo.com\r\nAccess-Control-Request-Method: POST\r\n\r\n`,
    [404, 405],
  ],
  ["a method that is none", () => `APAGAR /api/clients HTTP/1.1\r\n${HOST}\r\n`, [400, 404]],
  [
    "another method in a header",
    (token) =>
      `POST /api/clients/1 HTTP/1.1\r\n${HOST}Authorization: Bearer ${token}\r\nX-HTTP-Method-Override: DELETE\r\nContent-Length: 0\r\n\r\n`,
    [404, 405],
  ],
  [
    "a web socket",
    () =>
      `GET / HTTP/1.1\r\n${HOST}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n`,
    [200, 400, 426],
  ],
  ["HTTP/2 at once", () => "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", [0, 400, 505]],
  ["HTTP/0.9", () => "GET /\r\n\r\n", [0, 400]],
  ["a folded header", () => `GET /healthz HTTP/1.1\r\n${HOST}X: a\r\n b\r\n\r\n`, [200, 400]],
  ["a space before the colon", () => `GET /healthz HTTP/1.1\r\n${HOST}Content-Length : 5\r\n\r\n`, [400]],
  ["NUL in a header", () => `GET /healthz HTTP/1.1\r\n${HOST}X: a\0b\r\n\r\n`, [400]],
  ["line feeds alone", () => "GET /healthz HTTP/1.1\nHost: localhost\n\n", [0, 200, 400]],
  ["noise", () => Array.from({ length: 50 }, () => "\x16\x03\x01\xff\x00".repeat(100)), [0, 400]],
];

const PATHS = [
  "/../../package.json",
  "/..%2f..%2fpackage.json",
  "/%2e%2e/%2e%2e/package.json",
  "/assets/../../../package.json",
  "/assets/..%2f..%2f..%2fpackage.json",
  "/..\\..\\package.json",
  "/..%5c..%5cpackage.json",
  "/%252e%252e/package.json",
  "/....//....//package.json",
  "/.%00./package.json",
  "/package.json%00.html",
  "/%c0%ae%c0%ae/package.json",
  "/.env",
  "/.git/config",
  "/.git/HEAD",
  "/dist/server/start.js",
  "/server/start.js",
  "/start.js.map",
  "/assets/index.js.map",
  "/data/postgres/PG_VERSION",
  "/node_modules/hono/package.json",
  "/src/server/commands/start.ts",
  "//etc/passwd",
  "/etc/passwd",
  "/%E0%A4%A",
  "/%",
  "/%ff",
  "/caixa-de-saida/..%2f..%2fpackage.json",
  "/api/../../package.json",
  "/api/%2e%2e/healthz",
];
const FOREIGN_CONTENT = /root:|"dependencies"|\[core\]|PG_VERSION|sourcesContent|createServer|ref: refs/;

/** Attacks that need a raw socket: malformed requests, and clients that never finish. @param {Parameters<import("./report.mjs").Part["run"]>[0]} task */
export async function run({ report }) {
  const product = await startWithDatabase();
  try {
    await addCompany(product.db, "soquete@exemplo.com.br");
    const token = await signIn(product.url, "soquete@exemplo.com.br");
    const never = dripping(product.port);
    for (const [what, bytes, good, options] of REQUESTS) {
      const { status, text } = await exchange(product.port, bytes(token), options);
      const isGood = good.includes(status) && !/access-control-|at .*\.(js|ts):\d/i.test(text);
      const isUp = (await call(product.url, "GET", "/healthz")).status === 200;
      report.check(what, isGood && isUp, `${status || "closed"}${isUp ? "" : ", and the server is gone"}`);
    }
    for (const path of PATHS) {
      const { status, text } = await exchange(
        product.port,
        `GET ${path} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
      );
      const isPage = status === 200 && /<!doctype html>/i.test(text);
      const isGood =
        [400, 404].includes(status) || isPage || (status === 200 && text.includes('{"status":"ok"'));
      report.check(
        `GET ${path}`,
        isGood && !FOREIGN_CONTENT.test(text),
        `${status}${isPage ? ", the page" : ""}`,
      );
    }
    const probe = `GET /healthz HTTP/1.1\r\n${HOST}\r\n`;
    const { text } = await exchange(product.port, probe.repeat(30));
    report.check(
      "30 requests without waiting for an answer",
      (text.match(/HTTP\/1\.1 200/g) ?? []).length === 30,
    );
    const { isClosed } = await exchange(product.port, probe.repeat(200));
    report.check("200 of them: the connection is closed", isClosed);
    for (const { what, answer, limitMs } of await never) {
      const seconds = `${Math.round(answer.ms / 1000)} s, ${answer.status || "no answer"}`;
      report.check(what, answer.isClosed && report.isWithin(answer.ms, limitMs), seconds);
    }
    report.check("the server is the one that was started", !product.hasEnded(), `${product.memoryMiB()} MB`);
  } finally {
    await product.stop();
  }
}

/** Clients that send one byte a second and never come to an end. @param {number} port */
async function dripping(port) {
  const slowly = (/** @type {string} */ start, /** @type {string} */ drop) =>
    exchange(port, [start, ...Array.from({ length: 90 }, () => drop)], { pauseMs: 1000, quietMs: 3000 });
  return Promise.all([
    slowly(`GET /healthz HTTP/1.1\r\n${HOST}X: `, "a").then((answer) => ({
      what: "headers that never end are cut off",
      answer,
      limitMs: 20_000,
    })),
    slowly(`POST /api/login HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 10000\r\n\r\n`, " ").then(
      (answer) => ({
        what: "a body that never ends is cut off",
        answer,
        limitMs: 45_000,
      }),
    ),
  ]);
}
