import { openHttp2 } from "./http2-client.mjs";

/** Registrations that one address may make in an hour. */
const MOST = 5;
const CALLERS = ["127.0.0.2", "127.0.0.3"];

/** Headers by which a caller would be somebody else, or nobody, each time. @param {number} n */
const forged = (n) => ({
  "x-forwarded-for": `203.0.113.${n}, 127.0.0.${n % 2 ? 2 : 3}`,
  "x-real-ip": `203.0.113.${n}`,
  forwarded: `for=203.0.113.${n}`,
  "x-client-ip": `203.0.113.${n}`,
});

/**
 * Limits fall on the address that connected to the front, whatever it claims, and not on the front.
 * @param {import("./front.mjs").Front} front @param {import("pg").Pool} db @param {import("../report.mjs").Report} report
 */
export async function checkCallers(front, db, report) {
  for (const from of CALLERS) {
    const { call, close } = openHttp2(front, { from });
    const seen = [];
    for (let n = 0; n <= MOST; n++) {
      const body = { name: `Bar ${n}`, email: `bar-${n}-${from}@exemplo.com.br` };
      seen.push((await call("POST", "/api/register-company", { body, headers: forged(n) })).status);
    }
    const isRight = seen.slice(0, MOST).every((status) => status < 300) && seen.at(-1) === 429;
    report.check(
      `${front.name}: ${from} may register ${MOST} times, whatever it claims`,
      isRight,
      seen.join(" "),
    );
    close();
  }
  const { rows } = await db.query(
    "select key from attempts where key like 'register 1%' or key like 'register 2%'",
  );
  const counted = rows
    .map(({ key }) => key.replace("register ", ""))
    .toSorted((one, other) => one.localeCompare(other));
  report.check(
    `${front.name}: both callers are counted, and nobody else`,
    counted.join() === CALLERS.join(),
    counted.join(),
  );
}
