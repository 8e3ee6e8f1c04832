import { inMs, quantile } from "../quantiles.mjs";
import { addCompany, call, signIn, startWithDatabase } from "../running-product.mjs";

export const name = "load";
const CONNECTIONS = 200;
const SHORT_SECONDS = 60;
const COMPANIES = 10;
/** A soak shows more than a load test only once the first minutes are over. */
const SOAK_MINUTES = 5;
const MOST_GROWTH = 1.25;
const MOST_MB_AN_HOUR = 1;
const MEMORY_EVERY_MS = 2000;
/** By then everything has been used once. */
const WARM_MINUTES = 10;
/** In a shorter run garbage collections hide the growth of memory. */
const HOUR = 60;

/**
 * Many people at work at once: as fast as they get answers, or so many calls a second.
 * @param {Parameters<import("../report.mjs").Part["run"]>[0]} task
 */
export async function run({ minutes, rate, report }) {
  const seconds = minutes ? Math.round(minutes * 60) : SHORT_SECONDS;
  const product = await startWithDatabase();
  try {
    const requests = (
      await Promise.all(Array.from({ length: COMPANIES }, (_, n) => company(product, n)))
    ).flat();
    /** @type {number[]} */
    const memory = [];
    const watching = setInterval(() => memory.push(product.memoryMiB() ?? 0), MEMORY_EVERY_MS);
    // The package brings no types.
    const { default: autocannon } = await import(/** @type {string} */ ("autocannon"));
    /** @type {Record<number, number>} */
    const statuses = {};
    /** @type {number[]} */
    const times = [];
    let connections = 0;
    const running = autocannon({
      url: product.url,
      connections: CONNECTIONS,
      duration: seconds,
      ...(rate && { overallRate: rate }),
      requests,
      timeout: 30,
      // Each begins somewhere else: people of all companies, at different things.
      setupClient(/** @type {{ setRequests: (requests: object[]) => void }} */ client) {
        const first = Math.floor((connections++ / CONNECTIONS) * requests.length);
        client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
      },
    });
    running.on(
      "response",
      (
        /** @type {unknown} */ _client,
        /** @type {number} */ status,
        /** @type {number} */ _bytes,
        /** @type {number} */ ms,
      ) => {
        statuses[status] = (statuses[status] ?? 0) + 1;
        times.push(ms);
      },
    );
    const { errors, timeouts } = await running;
    clearInterval(watching);
    const refused = Object.keys(statuses).filter((status) => Number(status) >= 400);
    report.check(
      `${CONNECTIONS} connections for ${seconds} s: no errors`,
      errors + timeouts === 0 && refused.length === 0 && times.length > 0,
      `${times.length} answers (${Math.round(times.length / seconds)} a second), ${errors} errors, ${JSON.stringify(statuses)}`,
    );
    report.note(
      `median ${inMs(quantile(times, 0.5))}, p99 ${inMs(quantile(times, 0.99))}, worst ${inMs(quantile(times, 1))}`,
    );
    report.note(
      `memory ${memory[0]} MB at first, ${Math.max(...memory)} MB at the most, ${memory.at(-1)} MB at the end`,
    );
    if (minutes && minutes >= SOAK_MINUTES) {
      const part = (/** @type {number} */ from, /** @type {number} */ to) =>
        quantile(memory.slice(Math.floor(from * memory.length), Math.ceil(to * memory.length)), 0.5);
      const [early, late] = [part(0.2, 0.4), part(0.8, 1)];
      report.check("memory stays flat", late <= early * MOST_GROWTH, `${early} MB, then ${late} MB`);
      const sixth = Math.floor(times.length / 6);
      const [first, last] = [times.slice(0, sixth), times.slice(-sixth)].map((part) => quantile(part, 0.99));
      report.note(`p99 of the first sixth ${inMs(first ?? 0)}, of the last ${inMs(last ?? 0)}`);
      const warm = memory.slice((WARM_MINUTES * 60_000) / MEMORY_EVERY_MS);
      if (minutes >= HOUR)
        report.check(
          `memory grows by less than ${MOST_MB_AN_HOUR} MB an hour, once warm`,
          slopePerHour(warm) < MOST_MB_AN_HOUR,
          `${slopePerHour(warm).toFixed(1)} MB`,
        );
    }
    const { rows } =
      await product.db.query(`select count(*)::int as wrong from ingredients i where i.quantity <>
      (select coalesce(sum(quantity_delta), 0) from stock_movements m where m.ingredient_id = i.id)`);
    report.check("every stock is the sum of its movements", rows[0].wrong === 0);
  } finally {
    await product.stop();
  }
}

/**
 * The middle one of the slopes between any two samples. A full collection leaves a third less for some seconds: the line
 * nearest to all samples would rise or fall with when in the hour a few of them happened to be.
 * @param {readonly number[]} samples
 */
function slopePerHour(samples) {
  const slopes = samples.flatMap((one, at) =>
    samples.slice(at + 1).map((later, distance) => (later - one) / (distance + 1)),
  );
  return (quantile(slopes, 0.5) * 3_600_000) / MEMORY_EVERY_MS;
}

/** A company with some data, and what one of its people calls in a minute's work. @param {import("../running-product.mjs").Product} product @param {number} number */
async function company({ db, url }, number) {
  const email = `carga-${number}@exemplo.com.br`;
  await addCompany(db, email);
  const token = await signIn(url, email);
  const add = async (/** @type {string} */ path, /** @type {object} */ body) =>
    JSON.parse((await call(url, "POST", path, { token, body })).text).id;
  const ingredients = [];
  for (let n = 0; n < 30; n++) {
    const rest = { category: "Outros", quantity: 100, unit: "L", pricePerUnit: 500 };
    ingredients.push(await add("/api/ingredients", { name: `Item ${n}`, ...rest }));
  }
  const line = { ingredientId: ingredients[0], quantity: 50, unit: "ml" };
  const drinkId = await add("/api/drinks", { name: "Caipirinha", ingredients: [line] });
  const event = {
    name: "Festa",
    date: "2027-12-25T23:30:00.000Z",
    drinks: [
      {
        drinkId,
        drinkName: "Caipirinha",
        ingredients: [{ ...line, ingredientName: "Item 0", plannedQuantity: 50 }],
      },
    ],
  };
  for (let n = 0; n < 20; n++) await add("/api/events", event);
  await add("/api/clients", { name: "Ana" });

  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const get = (/** @type {string} */ path) => ({ method: "GET", path, headers });
  const post = (/** @type {string} */ path, /** @type {object} */ body) => ({
    method: "POST",
    path,
    headers,
    body: JSON.stringify(body),
  });
  return [
    get("/"),
    get("/api/user"),
    get("/api/ingredients"),
    get("/api/drinks"),
    get("/api/events"),
    get("/api/clients"),
    get("/api/events"),
    get("/api/ingredients"),
    post(`/api/ingredients/${ingredients[number % 30]}/entries`, { quantity: 0.01, price: 0.05 }),
    get("/api/ingredients"),
    get(`/api/ingredients/${ingredients[29]}/movements`),
    get("/api/events"),
  ];
}
