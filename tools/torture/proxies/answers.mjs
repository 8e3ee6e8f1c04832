import * as http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import * as tls from "node:tls";
import { measureIdleTime, startDistance } from "./distant-product.mjs";
import { HOST_NAME, startFront, twoPorts } from "./front.mjs";
import { openHttp2 } from "./http2-client.mjs";

const TOO_LARGE = "Conteúdo grande demais";
/** Milliseconds of a distant network. */
const ONE_WAY = 40;
const MEBIBYTE = Buffer.alloc(1024 * 1024, 0x20);

/** @typedef {import("../report.mjs").Report} Report @typedef {import("./front.mjs").Front} Front */

/** What HTTPS is: HTTP/2, the versions of TLS, HSTS, and the way from http:// to it. @param {Front} front @param {Report} report */
export async function checkTls(front, report) {
  const { session, call, close } = openHttp2(front);
  const page = await call("GET", "/");
  const isHttp2 = session.alpnProtocol === "h2" && page.status === 200;
  report.check(`${front.name}: HTTP/2 is on`, isHttp2, `${session.alpnProtocol}, ${page.status}`);
  const [script = ""] = /\/assets\/[\w-]+\.js/.exec(page.text) ?? [];
  const { headers } = await call("GET", script, { headers: { "accept-encoding": "br" } });
  const encoding = String(headers["content-encoding"]);
  report.check(`${front.name}: a script comes as the product packed it`, encoding === "br", encoding);
  for (const path of ["/", "/api/user", "/p/nada", "/healthz"]) {
    const { headers } = await call("GET", path);
    const given = String(headers["strict-transport-security"]);
    report.check(
      `${front.name}: HSTS at ${path}`,
      /^max-age=31536000; includeSubDomains$/.test(given),
      given,
    );
  }
  const login = await call("POST", "/api/login", { body: {}, headers: { "accept-encoding": "gzip" } });
  const isPlain = login.headers["content-encoding"] === undefined;
  report.check(`${front.name}: a short answer is not packed anew`, isPlain && login.status === 400);
  close();
  for (const version of /** @type {const} */ (["TLSv1.1", "TLSv1.2", "TLSv1.3"])) {
    const spoken = await speaks(front, version);
    const isRight = version === "TLSv1.1" ? spoken === undefined : spoken === version;
    report.check(
      `${front.name}: ${version} is ${version === "TLSv1.1" ? "refused" : "spoken"}`,
      isRight,
      spoken,
    );
  }
  const { status, location } = await plainly(front, "/estoque?a=1");
  const isSent = [301, 308].includes(status ?? 0) && /^https:\/\/[^/]+\/estoque\?a=1$/.test(location ?? "");
  report.check(`${front.name}: http:// leads to https://`, isSent, `${status} ${location}`);
}

/** @param {Front} front @param {import("node:tls").SecureVersion} version @returns {Promise<string | undefined>} */
function speaks({ httpsPort, certificate }, version) {
  const place = { host: "127.0.0.1", port: httpsPort, servername: HOST_NAME, ca: certificate.pem };
  // Without it OpenSSL itself would not offer an old version, and nothing would be tried.
  const options = { ...place, minVersion: version, maxVersion: version, ciphers: "DEFAULT@SECLEVEL=0" };
  return new Promise((resolve) => {
    const socket = tls.connect(options, () => {
      resolve(socket.getProtocol() ?? undefined);
      socket.destroy();
    });
    socket.once("error", () => resolve(undefined));
  });
}

/** @param {Front} front @param {string} path @returns {Promise<{ status?: number, location?: string }>} */
function plainly({ httpPort }, path) {
  const options = { host: "127.0.0.1", port: httpPort, path, headers: { host: HOST_NAME } };
  return new Promise((resolve, reject) => {
    const request = http.get(options, (answer) => {
      resolve({ status: answer.statusCode, location: answer.headers.location });
      answer.destroy();
    });
    request.once("error", reject);
  });
}

/**
 * Bodies above the limit, each several times: what answers early must not be lost with its connection.
 * @param {Front} front @param {string} token @param {Report} report
 */
export async function checkLargeBodies(front, token, report) {
  const times = report.isSmoke ? 2 : 10;
  const text = (/** @type {number} */ mebibytes) => "x".repeat(mebibytes * MEBIBYTE.length);
  /** @type {[what: string, sent: import("./http2-client.mjs").Sent, isOurs: boolean][]} */
  const bodies = [
    ["1.5 MiB", { body: { name: text(1.5) } }, true],
    ["8 MiB", { body: { name: text(8) } }, false],
    ["1.5 MiB without a length", { bytes: [MEBIBYTE, MEBIBYTE.subarray(MEBIBYTE.length / 2)] }, true],
    ["64 MiB without a length", { bytes: Array.from({ length: 64 }, () => MEBIBYTE) }, false],
  ];
  for (const [what, sent, isOurs] of bodies) {
    /** @type {string[]} */
    const seen = [];
    for (let n = 0; n < times; n++) {
      const { call, close } = openHttp2(front);
      const answer = await call("POST", "/api/ingredients", { token, ...sent });
      close();
      seen.push(`${answer.status}${answer.text.includes(TOO_LARGE) ? " in its own words" : ""}`);
    }
    const isGood = seen.every((answer) =>
      isOurs ? answer === "413 in its own words" : answer.startsWith("413"),
    );
    report.check(`${front.name}: a body of ${what} is refused`, isGood, [...new Set(seen)].join(", "));
  }
}

/**
 * Changes sent just when the product, over a network, closes the idle connections that the front has kept.
 * @param {import("./front.mjs").Kind} kind @param {import("./front.mjs").Places} places @param {Report} report
 */
export async function checkIdleConnections(kind, places, report) {
  const rounds = report.isSmoke ? 1 : 4;
  const idle = await measureIdleTime(places.productPort);
  const distance = await startDistance(places.productPort, ONE_WAY);
  const front = await startFront(kind, { ...places, ...(await twoPorts()), productPort: distance.port });
  const { call, close } = openHttp2(front);
  /** @type {Record<string, number>} */
  const seen = {};
  try {
    for (let round = 0; round <= rounds; round++) {
      const all = await Promise.all(
        Array.from({ length: 24 }, async (_, n) => {
          // Spread around the moment at which the first ones are told that their connection has closed.
          if (round > 0) await sleep(6 * n);
          return call("POST", "/api/nada", { body: {} });
        }),
      );
      for (const { status } of all) seen[status] = (seen[status] ?? 0) + 1;
      if (round < rounds) await sleep(idle - 3 * ONE_WAY);
    }
    const isGood = Object.keys(seen).join() === "404";
    report.check(
      `${kind.name}: no change meets a closing connection`,
      isGood,
      `${Math.round(idle)} ms, ${JSON.stringify(seen)}`,
    );
  } finally {
    close();
    await front.stop();
    distance.stop();
  }
}
