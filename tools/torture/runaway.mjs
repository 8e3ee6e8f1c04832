import { inMs, quantile } from "./quantiles.mjs";
import { addCompany, call, signIn, startWithDatabase } from "./running-product.mjs";

export const name = "runaway";
const DEEP = 100;
const SHORT_ROUNDS = 2;
/** Fewer than there are connections: so many cannot wait for ever, and the others have room. */
const STUCK_AT_ONCE = 10;
const LONGEST_WAIT = 6_000;
const QUICK = 200;

/** Work that would never end is cut off, and nobody else feels it. @param {Parameters<import("./report.mjs").Part["run"]>[0]} task */
export async function run({ rounds = SHORT_ROUNDS, report }) {
  const product = await startWithDatabase();
  try {
    const [own, other] = ["a@exemplo.com.br", "b@exemplo.com.br"];
    for (const email of [own, other]) await addCompany(product.db, email);
    const tokens = { own: await signIn(product.url, own), other: await signIn(product.url, other) };
    await deepJson(product, tokens.own, report);
    await stuckStatements(product, tokens, { rounds, report });
  } finally {
    await product.stop();
  }
}

/** @param {import("./running-product.mjs").Product} product @param {string} token @param {import("./report.mjs").Report} report */
async function deepJson({ url }, token, report) {
  const times = [];
  const statuses = new Set();
  for (let n = 0; n < DEEP; n++) {
    const depth = 1_000 + n * 4_900;
    const text = n % 2 ? "[".repeat(depth) + "]".repeat(depth) : `${'{"a":'.repeat(depth / 3)}1`;
    const startedAt = performance.now();
    const answer = await fetch(`${url}/api/clients`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: text,
    });
    await answer.text();
    times.push(performance.now() - startedAt);
    statuses.add(answer.status);
  }
  report.check(
    `${DEEP} bodies of up to a million brackets: 400 each, half of them within 50 ms`,
    [...statuses].join() === "400" && report.isWithin(quantile(times, 0.5), 50),
    `median ${inMs(quantile(times, 0.5))}, worst ${inMs(quantile(times, 1))}`,
  );
}

/**
 * Statements that wait for a table that somebody else keeps: to the server they look like any that does not end.
 * @param {import("./running-product.mjs").Product} product @param {{ own: string, other: string }} tokens
 * @param {import("./faults/kill.mjs").Task} task
 */
async function stuckStatements({ url, db }, tokens, { rounds, report }) {
  /** @type {{ status: number, ms: number }[]} */
  const stuck = [];
  /** @type {{ status: number, ms: number }[]} */
  const others = [];
  const timed = async (/** @type {Parameters<typeof call>} */ ...task) => {
    const startedAt = performance.now();
    const { status } = await call(...task);
    return { status, ms: performance.now() - startedAt };
  };
  const vodka = { name: "Vodka", category: "Outros", quantity: 1, unit: "L", pricePerUnit: 1 };
  const { text } = await call(url, "POST", "/api/ingredients", { token: tokens.own, body: vodka });
  const line = { ingredientId: JSON.parse(text).id, quantity: 1, unit: "ml" };
  for (let round = 0; round < rounds; round++) {
    const keeper = await db.connect();
    await keeper.query("begin");
    await keeper.query("lock table drinks in access exclusive mode");
    let isOver = false;
    const body = { name: "Drink", ingredients: [line] };
    const waiting = Promise.all(
      Array.from({ length: STUCK_AT_ONCE }, () =>
        timed(url, "POST", "/api/drinks", { token: tokens.own, body }),
      ),
    ).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      others.push(await timed(url, "POST", "/api/clients", { token: tokens.other, body: { name: "Ana" } }));
      others.push(await timed(url, "GET", "/api/user", { token: tokens.own }));
      await new Promise((done) => setTimeout(done, 50));
    }
    stuck.push(...(await waiting));
    await keeper.query("rollback");
    keeper.release();
  }
  const worst = quantile(
    stuck.map(({ ms }) => ms),
    1,
  );
  report.check(
    `${rounds * STUCK_AT_ONCE} statements that do not end: 503 after 5 s`,
    stuck.every(({ status }) => status === 503) && report.isWithin(worst, LONGEST_WAIT),
    `longest ${inMs(worst)}`,
  );
  const waits = others.map(({ ms }) => ms);
  report.check(
    `meanwhile others are served, 19 of 20 within ${QUICK} ms`,
    others.every(({ status }) => status === 200 || status === 201) &&
      report.isWithin(quantile(waits, 0.95), QUICK),
    `${others.length} calls, median ${inMs(quantile(waits, 0.5))}, p95 ${inMs(quantile(waits, 0.95))}, p99 ${inMs(quantile(waits, 0.99))}`,
  );
}
