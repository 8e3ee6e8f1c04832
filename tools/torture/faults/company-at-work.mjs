import { addCompany, call, PASSWORD } from "../running-product.mjs";

const LONGEST_WAIT = 30_000;
export const FIRST_STOCK = 1000;

/**
 * @typedef {{ status: number | undefined, body: unknown, ms: number }} Answer without a status: none came
 * @typedef {{ ingredientId: number, entries: number, doubtfulEntries: number, taken: number, doubtfulTaken: number }} Shelf
 */

/** @param {string} url @param {string} method @param {string} path @param {{ token?: string, body?: unknown, headers?: Record<string, string> }} [options] @returns {Promise<Answer>} */
export async function ask(url, method, path, options = {}) {
  const startedAt = performance.now();
  const took = () => performance.now() - startedAt;
  try {
    const signal = AbortSignal.timeout(LONGEST_WAIT);
    const { status, text } = await call(url, method, path, { ...options, signal });
    return { status, body: text.startsWith("<") ? text : JSON.parse(text || "null"), ms: took() };
  } catch {
    return { status: undefined, body: undefined, ms: took() };
  }
}

/**
 * A company whose people write all the time and remember what the server said it has done: each has a shelf, an
 * ingredient of its own, and plans events that take from it.
 * @param {{ url: string, db: import("pg").Pool, people: number }} options
 */
export async function openCompany({ url, db, people }) {
  const email = `falhas-${Math.random().toString(36).slice(2, 10)}@exemplo.com.br`;
  await addCompany(db, email);
  const login = await ask(url, "POST", "/api/login", { body: { email, password: PASSWORD } });
  const token = /** @type {{ token: string }} */ (login.body).token;
  const add = async (/** @type {string} */ path, /** @type {object} */ body) => {
    const answer = await ask(url, "POST", path, { token, body });
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return /** @type {{ id: number }} */ (answer.body).id;
  };
  /** @type {Shelf[]} */
  const shelves = [];
  for (let n = 0; n < people; n++) {
    const rest = { category: "Outros", quantity: FIRST_STOCK, unit: "unidade", pricePerUnit: 1 };
    const ingredientId = await add("/api/ingredients", { name: `Prateleira ${n}`, ...rest });
    shelves.push({ ingredientId, entries: 0, doubtfulEntries: 0, taken: 0, doubtfulTaken: 0 });
  }
  const line = { ingredientId: shelves[0]?.ingredientId ?? 0, quantity: 1, unit: "unidade" };
  const drinkId = await add("/api/drinks", { name: "Água", ingredients: [line] });
  return {
    email,
    token,
    shelves,
    drinkId,
    clients: new Set(),
    events: new Set(),
    acknowledged: 0,
    doubtful: 0,
  };
}

/** @typedef {Awaited<ReturnType<typeof openCompany>>} Company */

/**
 * Everybody writes until told to stop. Whatever had no answer is in doubt: it may be there or not.
 * @param {Company} company @param {string} url @param {AbortSignal} signal @param {(answer: Answer) => void} [onAnswer]
 */
export async function work(company, url, signal, onAnswer = () => {}) {
  const send = async (/** @type {string} */ path, /** @type {object} */ body) => {
    const answer = await ask(url, "POST", path, { token: company.token, body });
    onAnswer(answer);
    const isDone = answer.status === 200 || answer.status === 201;
    // A refusal is an answer; a 503 may come after the write went through.
    const isDoubtful = answer.status === undefined || answer.status >= 500;
    if (isDone) company.acknowledged++;
    if (isDoubtful) company.doubtful++;
    const id = isDone ? /** @type {{ id: number }} */ (answer.body).id : 0;
    return { isDone, isDoubtful, isLost: answer.status === undefined, id };
  };
  const person = async (/** @type {Shelf} */ shelf) => {
    for (let n = 0; !signal.aborted; n++) {
      if (n % 4 === 3) {
        const { isDone, id } = await send("/api/clients", { name: `Cliente ${n}` });
        if (isDone) company.clients.add(id);
      } else if (n % 4 === 1) {
        const { isDone, id } = await send("/api/events", eventOf(shelf, company.drinkId));
        if (!isDone) continue;
        company.events.add(id);
        const taking = await send(`/api/events/${id}/withdraw-stock`, {});
        shelf.taken += Number(taking.isDone);
        shelf.doubtfulTaken += Number(taking.isDoubtful);
      } else {
        const { isDone, isDoubtful, isLost } = await send(`/api/ingredients/${shelf.ingredientId}/entries`, {
          quantity: 3,
          price: 1,
        });
        shelf.entries += Number(isDone);
        shelf.doubtfulEntries += Number(isDoubtful);
        // A server that is away is not asked a thousand times a second.
        if (isLost) await new Promise((done) => setTimeout(done, 100));
      }
    }
  };
  await Promise.all(company.shelves.map(person));
}

/** @param {Shelf} shelf @param {number} drinkId */
export const eventOf = ({ ingredientId }, drinkId) => ({
  name: "Festa",
  date: "2027-12-25T23:30:00.000Z",
  status: "confirmado",
  drinks: [
    {
      drinkId,
      drinkName: "Água",
      quantity: 1,
      ingredients: [
        { ingredientId, ingredientName: "Prateleira", quantity: 1, unit: "unidade", plannedQuantity: 1 },
      ],
    },
  ],
});

/**
 * Records that the server acknowledged and the lists lack, or show incomplete.
 * @param {Company} company @param {string} url @returns {Promise<string[]>}
 */
export async function missing(company, url) {
  const list = async (/** @type {string} */ path) => {
    const { status, body } = await ask(url, "GET", path, { token: company.token });
    if (status !== 200) throw new Error(`${path} answers ${status} ${JSON.stringify(body)}`);
    return /** @type {{ id: number, quantity: number, drinks: { ingredients: unknown[] }[] }[]} */ (body);
  };
  const [ingredients, clients, events] = [
    await list("/api/ingredients"),
    await list("/api/clients"),
    await list("/api/events"),
  ];
  const clientIds = new Set(clients.map(({ id }) => id));
  const eventIds = new Set(events.map(({ id }) => id));
  const lost = [
    ...[...company.clients].filter((id) => !clientIds.has(id)).map((id) => `client ${id}`),
    ...[...company.events].filter((id) => !eventIds.has(id)).map((id) => `event ${id}`),
    ...events.filter(({ drinks }) => drinks[0]?.ingredients.length !== 1).map(({ id }) => `half event ${id}`),
  ];
  for (const shelf of company.shelves) {
    const quantity = ingredients.find(({ id }) => id === shelf.ingredientId)?.quantity ?? Number.NaN;
    const sure = FIRST_STOCK + 3 * shelf.entries - shelf.taken;
    const isRight = quantity >= sure - shelf.doubtfulTaken && quantity <= sure + 3 * shelf.doubtfulEntries;
    if (!isRight) lost.push(`shelf ${shelf.ingredientId}: ${quantity}, ${JSON.stringify(shelf)}`);
  }
  return lost;
}

/** Entries that are there although their people had no success as an answer; for those who take nothing. @param {Company} company @param {string} url */
export async function unacknowledged(company, url) {
  const { body } = await ask(url, "GET", "/api/ingredients", { token: company.token });
  const ingredients = /** @type {{ id: number, quantity: number }[]} */ (body);
  const entriesOf = (/** @type {Shelf} */ { ingredientId }) =>
    ((ingredients.find(({ id }) => id === ingredientId)?.quantity ?? 0) - FIRST_STOCK) / 3;
  return company.shelves.reduce((sum, shelf) => sum + entriesOf(shelf) - shelf.entries, 0);
}
