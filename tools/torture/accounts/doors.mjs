import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { tsImport } from "tsx/esm/api";
import { inMs, quantile } from "../quantiles.mjs";
import { addCompany, call, startWithDatabase } from "../running-product.mjs";
import { bruteForce } from "./brute-force.mjs";
import { mannWhitney } from "./mann-whitney.mjs";

export const name = "doors";
const MANY = 500;
const FEW = 10;
const PUBLIC_URL = "https://bar.exemplo.com.br";
const LIKELY = 0.01;
const LONGEST_SENDING = 180_000;

/** Who knows no password learns nothing and gets nowhere. @param {Parameters<import("../report.mjs").Part["run"]>[0]} task */
export async function run({ report }) {
  const each = report.isSmoke ? FEW : MANY;
  const { startMailServer } = await tsImport("../../../src/server/testing/mail-server.ts", import.meta.url);
  const mail = await startMailServer();
  // As on the internet: strict limits, behind a proxy that says who calls.
  const product = await startWithDatabase({ PUBLIC_URL, TRUST_PROXY: "1", SMTP_URL: mail.url });
  try {
    for (let n = 0; n < each; n++) await addCompany(product.db, known(n));
    await timing(product, report, "login", (email) => ({ email, password: "senha-errada" }));
    await timing(product, report, "forgot-password", (email) => ({ email }));
    await outboxIsEmpty(product.db);
    await bruteForce(product, report, mail);
    await links(product, report, mail);
  } finally {
    await product.stop();
    await mail.stop();
  }
}

/** The mails of these recoveries go out one after the other; a later one would wait behind them. @param {import("pg").Pool} db */
async function outboxIsEmpty(db) {
  for (const deadline = Date.now() + LONGEST_SENDING; Date.now() < deadline; await sleep(200)) {
    const { rows } = await db.query("select count(*)::int as waiting from emails");
    if (rows[0].waiting === 0) return;
  }
  throw new Error("The outbox does not become empty");
}

const known = (/** @type {number} */ n) => `conhecida-${n}@exemplo.com.br`;
const unknown = (/** @type {number} */ n) => `estranha0-${n}@exemplo.com.br`;

/** A caller that no limit has met yet. */
const newAddress = () => ({
  "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});

/**
 * Times the same call for accounts that exist and for accounts that do not, in random order.
 * @param {import("../running-product.mjs").Product} product
 * @param {import("../report.mjs").Report} report
 * @param {string} path
 * @param {(email: string) => object} bodyFor
 */
async function timing(product, report, path, bodyFor) {
  const each = report.isSmoke ? FEW : MANY;
  const rounds = Array.from({ length: 2 * each }, (_, n) => ({
    isKnown: n % 2 === 0,
    number: n >> 1,
    lot: randomInt(2 ** 31),
  }));
  rounds.sort((a, b) => a.lot - b.lot);
  const times = { known: /** @type {number[]} */ ([]), unknown: /** @type {number[]} */ ([]) };
  const answers = new Set();
  for (let n = 0; n < 20; n++)
    await call(product.url, "POST", `/api/${path}`, {
      body: bodyFor(`x${n}@exemplo.com.br`),
      headers: newAddress(),
    });
  for (const { isKnown, number } of rounds) {
    const body = bodyFor(isKnown ? known(number) : unknown(number));
    const headers = newAddress();
    const startedAt = performance.now();
    const answer = await call(product.url, "POST", `/api/${path}`, { body, headers });
    times[isKnown ? "known" : "unknown"].push(performance.now() - startedAt);
    answers.add(`${answer.status} ${answer.text}`);
    // Background work after the answer must not fall into the time of the next call.
    await new Promise((resolve) => setTimeout(resolve, path === "login" ? 0 : 30));
  }
  const medians = { known: quantile(times.known, 0.5), unknown: quantile(times.unknown, 0.5) };
  const apart = Math.abs(medians.known - medians.unknown) / medians.unknown;
  const p = mannWhitney(times.known, times.unknown);
  report.check(
    `${path}: one and the same answer for ${each} known and ${each} unknown accounts`,
    answers.size === 1,
    [...answers][0]?.slice(0, 80),
  );
  report.check(
    `${path}: and in the same time`,
    report.isWithin(LIKELY, p),
    `medians ${inMs(medians.known)} known, ${inMs(medians.unknown)} unknown (${(apart * 100).toFixed(1)} % apart), p ${p.toFixed(3)}`,
  );
}

/**
 * Nothing that a request says gets into a mail.
 * @param {import("../running-product.mjs").Product} product
 * @param {import("../report.mjs").Report} report
 * @param {any} mail
 */
async function links(product, report, mail) {
  const forged = {
    "x-forwarded-host": "mal.exemplo.com",
    "x-forwarded-proto": "http",
    forwarded: "host=mal.exemplo.com",
    origin: "http://mal.exemplo.com",
    referer: "http://mal.exemplo.com/",
    "x-original-url": "http://mal.exemplo.com/",
  };
  const companyName = '<a href="http://mal.exemplo.com">Clique</a> "x" & y';
  const registered = await call(product.url, "POST", "/api/register-company", {
    body: { name: companyName, email: "convidada@exemplo.com.br" },
    headers: { ...forged, ...newAddress() },
  });
  const forgot = await call(product.url, "POST", "/api/forgot-password", {
    body: { email: known(0) },
    headers: { ...forged, ...newAddress() },
  });
  report.check(
    "register and recover with forged headers",
    registered.status === 201 && forgot.status === 200,
  );
  for (const recipient of ["convidada@exemplo.com.br", known(0)]) {
    const { html = "", text = "" } = await mail.newestTo(recipient);
    const found = [...`${html}`.matchAll(/href="([^"]*)"/g)].map(([, link]) => link ?? "");
    const isGood =
      found.length > 0 &&
      found.every((link) => link.startsWith(`${PUBLIC_URL}/`)) &&
      text.includes(PUBLIC_URL);
    report.check(`every link in the mail to ${recipient} is of PUBLIC_URL`, isGood, `${found.length} links`);
  }
  const injections = [
    "a@b.co\r\nBcc: c@d.co",
    "a@b.co,c@d.co",
    '"a\r\nBcc: c@d.co"@b.co',
    "<a@b.co>",
    "a@b.co\u0000",
    "a b@c.co",
    "x@y.co\u2028Bcc: c@d.co",
  ];
  const statuses = [];
  for (const email of injections) {
    statuses.push(
      (
        await call(product.url, "POST", "/api/register-company", {
          body: { name: "X", email },
          headers: newAddress(),
        })
      ).status,
    );
    statuses.push(
      (await call(product.url, "POST", "/api/forgot-password", { body: { email }, headers: newAddress() }))
        .status,
    );
  }
  for (const companyName of ["X\r\nBcc: c@d.co", "X\nSubject: y", "X\u2028Bcc: c@d.co"]) {
    const body = { name: companyName, email: "outra@exemplo.com.br" };
    statuses.push(
      (await call(product.url, "POST", "/api/register-company", { body, headers: newAddress() })).status,
    );
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const strangers = mail.received.flatMap((/** @type {{ to: string[] }} */ { to }) =>
    to.filter((one) => !one.endsWith("@exemplo.com.br")),
  );
  report.check(
    "line breaks and second recipients in addresses and names are refused",
    statuses.every((status) => status === 400) && strangers.length === 0,
    `${statuses.join(" ")}; ${strangers.length} mails to strangers`,
  );
}
