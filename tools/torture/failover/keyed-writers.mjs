import { randomUUID } from "node:crypto";
import { ask, eventOf, openCompany } from "../faults/company-at-work.mjs";
import { sleep } from "../faults/scene.mjs";
import { createGaps } from "./database-gaps.mjs";

export const PEOPLE = 8;
const BETWEEN_TRIES = 100;
/** After so long without an answer a call counts as stuck: three times what Patroni takes to notice. */
const PATIENCE = 90_000;
const PRICE = "1000000.00";

/**
 * @typedef {{ entry: number, withdrawal: number, receipt: number, count: number, event: number }} Done
 * @typedef {{ calls: number, tries: number, longest: number, slowestTry: number, stuck: string[], refused: string[], statuses: Record<string, number> }} Seen
 * @typedef {{ urls: string[], company: import("../faults/company-at-work.mjs").Company, people: Person[], gaps: ReturnType<typeof createGaps>, seen: Seen }} State
 * @typedef {{ shelf: number, counted: number, version: number, priced: number, chargeId: number, done: Done }} Person
 */

/** A company of people who each have what they write to for themselves. @param {{ urls: string[], db: import("pg").Pool }} scene */
export async function openWriters({ urls, db }) {
  const [url = ""] = urls;
  const company = await openCompany({ url, db, people: PEOPLE });
  const { token } = company;
  const send = async (
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {object} */ body,
  ) => {
    const answer = await ask(url, method, path, { token, body });
    if (answer.status !== 200 && answer.status !== 201)
      throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return /** @type {{ id: number, charges: { id: number }[] }} */ (answer.body);
  };
  /** @type {Person[]} */
  const people = [];
  for (const [n, shelf] of company.shelves.entries()) {
    const rest = { category: "Outros", quantity: 10, unit: "unidade", pricePerUnit: 1 };
    const { id: counted } = await send("POST", "/api/ingredients", { name: `Contado ${n}`, ...rest });
    const pricing = { pricingMode: "fechado", price: PRICE };
    const { id: priced } = await send("POST", "/api/events", { ...eventOf(shelf, company.drinkId), pricing });
    const { charges } = await send("PUT", `/api/events/${priced}/charges`, {
      charges: [{ kind: "saldo", amount: PRICE, dueOn: "2027-12-01" }],
    });
    const done = { entry: 0, withdrawal: 0, receipt: 0, count: 0, event: 0 };
    people.push({
      shelf: shelf.ingredientId,
      counted,
      version: 1,
      priced,
      chargeId: charges[0]?.id ?? 0,
      done,
    });
  }
  const none = () => ({
    calls: 0,
    tries: 0,
    longest: 0,
    slowestTry: 0,
    stuck: [],
    refused: [],
    statuses: {},
  });
  /** @type {Seen} */
  const seen = none();
  const gaps = createGaps();
  const state = { urls, company, people, gaps, seen };
  return {
    ...state,
    reset: () => {
      Object.assign(seen, none());
      gaps.reset();
    },
    /** Everybody writes until told to stop, and ends what was begun. @param {AbortSignal} signal */
    work: (signal) => Promise.all(people.map((person, n) => write(n, person, state, signal))),
    unequal: (/** @type {import("pg").Pool} */ primary) => unequal(primary, state),
  };
}

/** @typedef {Awaited<ReturnType<typeof openWriters>>} Writers */

/** @param {number} n @param {Person} person @param {State} state @param {AbortSignal} signal */
async function write(n, person, state, signal) {
  const { company } = state;
  const send = (/** @type {string} */ path, /** @type {object} */ body) =>
    untilAnswered(n, path, body, state);
  for (let turn = 0; !signal.aborted; turn++) {
    if (turn % 4 === 0) {
      const path = `/api/ingredients/${person.shelf}/entries`;
      if (await send(path, { quantity: 3, price: 1 })) person.done.entry++;
    } else if (turn % 4 === 1) {
      const shelf = company.shelves.find(({ ingredientId }) => ingredientId === person.shelf);
      const made = shelf && (await send("/api/events", eventOf(shelf, company.drinkId)));
      if (!made) continue;
      person.done.event++;
      if (await send(`/api/events/${made.id}/withdraw-stock`, {})) person.done.withdrawal++;
    } else if (turn % 4 === 2) {
      const receipt = { chargeId: person.chargeId, amount: "0.01", paidOn: "2026-11-01", method: "pix" };
      if (await send(`/api/events/${person.priced}/payments`, receipt)) person.done.receipt++;
    } else {
      // Another quantity each time: an equal one moves nothing.
      const count = {
        ingredientId: person.counted,
        quantity: 100 + (person.version % 50),
        version: person.version,
      };
      if (!(await send("/api/ingredients/count", { counts: [count] }))) continue;
      person.done.count++;
      person.version++;
    }
  }
}

/** Sends a call with its key until there is an answer, to the other server whenever one cannot. @param {number} n @param {string} path @param {object} body @param {State} state */
async function untilAnswered(n, path, body, { urls, company, seen, gaps }) {
  const headers = { "idempotency-key": randomUUID() };
  const startedAt = performance.now();
  seen.calls++;
  for (let turn = n; performance.now() - startedAt < PATIENCE; turn++) {
    seen.tries++;
    const url = urls[turn % urls.length] ?? "";
    const answer = await ask(url, "POST", path, { token: company.token, body, headers });
    seen.statuses[String(answer.status)] = (seen.statuses[String(answer.status)] ?? 0) + 1;
    seen.slowestTry = Math.max(seen.slowestTry, answer.ms);
    if (answer.status === 200 || answer.status === 201) {
      gaps.succeed();
      seen.longest = Math.max(seen.longest, performance.now() - startedAt);
      return /** @type {{ id: number }} */ (answer.body);
    }
    const isUnderWay = answer.status === 409 && JSON.stringify(answer.body).includes("em andamento");
    if (answer.status !== undefined && answer.status !== 503 && !isUnderWay) {
      seen.refused.push(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return undefined;
    }
    await sleep(BETWEEN_TRIES);
  }
  seen.stuck.push(`${path}: no answer in ${PATIENCE / 1000} s`);
  return undefined;
}

/**
 * What is in the database more or less often than it was acknowledged.
 * @param {import("pg").Pool} db @param {State} state
 */
async function unequal(db, { company, people }) {
  const { rows } = await db.query(
    `select
      (select json_object_agg(of, n) from (
        select ingredient_id || ' ' || kind as of, count(*) as n from stock_movements group by 1) m) as movements,
      (select json_object_agg(event_id, n) from (
        select event_id, count(*) as n from payments group by 1) p) as payments,
      (select count(*)::int from events) as events`,
  );
  const { movements = {}, payments = {}, events } = rows[0];
  /** @type {string[]} */
  const lost = [];
  /** @type {string[]} */
  const doubled = [];
  const compare = (/** @type {string} */ what, /** @type {number} */ stored, /** @type {number} */ done) => {
    if (stored < done) lost.push(`${what}: ${stored} of ${done}`);
    if (stored > done) doubled.push(`${what}: ${stored} of ${done}`);
  };
  for (const { shelf, counted, priced, done } of people) {
    // The first quantity of an ingredient is an entry as well.
    compare(`entries of ${shelf}`, (movements[`${shelf} entrada`] ?? 0) - 1, done.entry);
    compare(`withdrawals of ${shelf}`, movements[`${shelf} retirada`] ?? 0, done.withdrawal);
    compare(`counts of ${counted}`, movements[`${counted} ajuste`] ?? 0, done.count);
    compare(`receipts of ${priced}`, payments?.[priced] ?? 0, done.receipt);
  }
  compare(
    "events",
    events - company.shelves.length,
    people.reduce((sum, { done }) => sum + done.event, 0),
  );
  return { lost, doubled };
}
