import { setTimeout as sleep } from "node:timers/promises";
import { inMs, quantile } from "../quantiles.mjs";
import { addCompany, call, signIn } from "../running-product.mjs";

/** More callers than there are connections for company data. */
export const AT_ONCE = 28;
const PAUSE_MS = 100;
const EDITS = AT_ONCE;

/**
 * @typedef {(turn: number) => Promise<Promise<{ status: number }>[]>} Crowd calls that are all sent at once
 * @typedef {{ what: string, crowd: Crowd }} Scene
 * @typedef {(method: string, path: string, body?: unknown) => Promise<{ status: number, text: string }>} Send
 */

const edit = { category: "Outros", quantity: 5, unit: "ml", pricePerUnit: 5 };

/**
 * What a crowd of one company can do at once: its people, and its team by a link.
 * @param {string} url
 * @param {import("pg").Pool} db
 * @param {{ token: string, companyId: number }} company
 * @returns {Promise<Scene[]>}
 */
export async function crowdsOf(url, db, { token, companyId }) {
  /** @type {Send} */
  const send = (method, path, body) => call(url, method, path, { token, body });
  const stock = async () =>
    (
      await db.query("select id::int, version from ingredients where company_id = $1 order by id", [
        companyId,
      ])
    ).rows;
  const [first, ...others] = await stock();
  const unused = ["Um", "Outro"].map((name) => send("POST", "/api/ingredients", { ...edit, name }));
  const [second, third] = (await Promise.all(unused)).map(({ text }) => JSON.parse(text).id);
  const event = await newEvent(send, first.id);
  const { link } = JSON.parse((await send("POST", `/api/events/${event}/team-link`)).text);
  const team = new URL(link).pathname;
  return [
    {
      what: `${AT_ONCE} counts by one account, of all the stock together`,
      crowd: async (turn) => {
        const rows = await stock();
        const part = Math.ceil(rows.length / AT_ONCE);
        return Array.from({ length: AT_ONCE }, (_, n) => {
          const counted = rows.slice(n * part, (n + 1) * part);
          const counts = counted.map(({ id, version }) => ({
            ingredientId: id,
            version,
            quantity: turn + 9,
          }));
          return send("POST", "/api/ingredients/count", { counts });
        });
      },
    },
    {
      what: `a merge and ${EDITS} edits`,
      crowd: async (turn) => [
        turn % 2 === 0
          ? send("POST", `/api/ingredients/${second}/merge`, { into: third })
          : send("POST", `/api/ingredients/${second}/unmerge`),
        ...others
          .slice(0, EDITS)
          .map(({ id }) => send("PUT", `/api/ingredients/${id}`, { ...edit, name: `Editado ${id}` })),
      ],
    },
    {
      what: `${AT_ONCE} people by one team's link`,
      crowd: async (turn) =>
        Array.from({ length: AT_ONCE }, (_, n) => {
          const headers = { "x-forwarded-for": `198.51.100.${n + 1}` };
          if (n % 4 > 0) return call(url, "GET", `${team}/${n % 2 ? "counts" : "event"}`, { headers });
          const id = `00000000-0000-4000-8000-${String(turn * 100 + n).padStart(12, "0")}`;
          const at = new Date().toISOString();
          const body = { id, name: "Zé", ingredientId: first.id, closed: 1, openTenths: [5], at };
          return call(url, "POST", `${team}/counts`, { headers, body });
        }),
    },
  ];
}

/** An event whose stock is out. @param {Send} send @param {number} ingredientId */
async function newEvent(send, ingredientId) {
  const line = { ingredientId, ingredientName: "Item", quantity: 1, unit: "ml", plannedQuantity: 1 };
  const drink = { drinkId: 0, drinkName: "Drink", quantity: 1, ingredients: [line] };
  const drinks = JSON.parse((await send("GET", "/api/drinks")).text);
  const made = await send("POST", "/api/events", {
    name: "Festa",
    date: new Date().toISOString(),
    status: "confirmado",
    drinks: [{ ...drink, drinkId: drinks[0].id }],
  });
  const { id } = JSON.parse(made.text);
  const out = await send("POST", `/api/events/${id}/withdraw-stock`);
  if (out.status !== 200) throw new Error(`${made.status} ${out.status} ${out.text}`);
  return id;
}

/**
 * Times the reads and writes of another company while crowds come, one after another.
 * @param {string} url
 * @param {import("pg").Pool} db
 * @param {number} seconds
 * @param {Crowd} [crowd]
 */
export async function neighbourBeside(url, db, seconds, crowd) {
  const email = `vizinha-${Math.random()}@exemplo.com.br`;
  await addCompany(db, email);
  const token = await signIn(url, email);
  const row = { name: "Gin", category: "Outros", quantity: 1, unit: "ml", pricePerUnit: 1 };
  const { id } = JSON.parse((await call(url, "POST", "/api/ingredients", { token, body: row })).text);
  const end = performance.now() + seconds * 1000;
  /** @type {number[]} */
  const times = [];
  /** @type {Map<number, number>} */
  const statuses = new Map();
  const hostile = async () => {
    for (let turn = 0; crowd && performance.now() < end; turn++) {
      for (const { status } of await Promise.all(await crowd(turn)))
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await sleep(PAUSE_MS);
    }
  };
  const noise = hostile();
  while (performance.now() < end) {
    for (const [method, path, body] of /** @type {[string, string, object | undefined][]} */ ([
      ["GET", "/api/ingredients", undefined],
      ["GET", "/api/events", undefined],
      ["POST", `/api/ingredients/${id}/entries`, { quantity: 1, price: 1 }],
    ])) {
      const startedAt = performance.now();
      await call(url, method, path, { token, body });
      times.push(performance.now() - startedAt);
    }
    await sleep(30);
  }
  await noise;
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), most: Math.max(...times), answers };
}

/** @param {Awaited<ReturnType<typeof neighbourBeside>>} times */
export const told = ({ p50, p95, most, answers }) =>
  `p50 ${inMs(p50)}, p95 ${inMs(p95)}, worst ${inMs(most)}${answers && `; ${answers}`}`;
