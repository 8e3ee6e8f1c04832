// The limit of the machine: bare `node:http` and the bare driver, in a process of its own like the product.
import { createServer } from "node:http";
import { hash } from "@node-rs/argon2";
import pg from "pg";
import { tokenHash } from "./company-rows.mjs";
import { CHARGES, EVENTS, INGREDIENTS, SESSION } from "./limit-queries.mjs";
import { recordPayment, replaceEvent, withdraw } from "./limit-writes.mjs";

/** Reads are of the first company, writes to the second: so the lists stay as they are. */
const READ = 1;
const WRITTEN = { companyId: 2, userId: 1_001 };
/** The trigger that chains the trail is bound by the policies even here, where the login is not. */
const options = "-c jit=off -c balcao.company=all";
const pool = new pg.Pool({ ...JSON.parse(process.env.CONNECTION ?? "{}"), max: 8, options });
const LIKE_THE_PRODUCT = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @param {string} name @param {string} text @param {unknown[]} values */
const read = async (name, text, values) => (await pool.query({ name, text, values })).rows[0].text;

/** @param {(client: pg.PoolClient) => Promise<void>} work */
async function write(work) {
  const client = await pool.connect();
  try {
    await work(client);
    return "{}";
  } finally {
    client.release();
  }
}

/** @param {import("node:http").IncomingMessage} request */
async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

/** @param {import("node:http").IncomingMessage} request */
async function answer(request) {
  const [, , noun, id, part] = request.url?.split("/") ?? [];
  const eventId = Number(id);
  if (noun === "user") {
    return read("session", SESSION, [
      tokenHash(request.headers.authorization?.slice("Bearer ".length) ?? ""),
    ]);
  }
  if (noun === "ingredients") return read("ingredients", INGREDIENTS, [READ]);
  if (noun === "charges") return read("charges", CHARGES, [READ]);
  if (noun === "login") return JSON.stringify(await hash((await bodyOf(request)).password, LIKE_THE_PRODUCT));
  if (part === "payments") {
    const payment = await bodyOf(request);
    return write((client) => recordPayment(client, { ...WRITTEN, eventId, payment }));
  }
  if (request.method === "POST") return write((client) => withdraw(client, { ...WRITTEN, eventId }));
  if (request.method === "PUT") {
    const event = await bodyOf(request);
    return write((client) => replaceEvent(client, { ...WRITTEN, eventId, event }));
  }
  return read("events", EVENTS, [READ]);
}

const server = createServer(async (request, response) => {
  try {
    const text = await answer(request);
    const isNew = request.url?.endsWith("/payments");
    response.writeHead(isNew ? 201 : 200, { "content-type": "application/json" }).end(text);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
