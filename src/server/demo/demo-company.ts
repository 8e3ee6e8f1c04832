import type { IncomingMessage } from "node:http";
import { eq, gte } from "drizzle-orm";
import { hashPassword } from "#server/accounts/passwords.ts";
import { openSession } from "#server/accounts/sessions.ts";
import type { createApp } from "#server/app.ts";
import type { Database } from "#server/db/database.ts";
import { companies, sessions, users } from "#server/db/schema/accounts.ts";
import { clients } from "#server/db/schema/clients.ts";
import { drinks } from "#server/db/schema/drinks.ts";
import { events } from "#server/db/schema/events.ts";
import { ingredients, stockMovements } from "#server/db/schema/stock.ts";
import { gatherStatistics } from "#server/db/table-statistics.ts";
import { StartError } from "#server/start/start-error.ts";
import { backdateTrail, relinkTrail } from "./backdate-trail.ts";
import { type Call, fillDemo } from "./fill-demo.ts";

export const DEMO_LOGIN = { email: "demo@balcao.local", password: "demonstracao" };

/** Address of the company until it is complete, which tells an interrupted start from a finished one. */
const UNFINISHED = "demo-em-criacao@balcao.local";

/** Makes the demo company in an empty database; one that is there is left as it is, with what was registered beside it. */
export async function ensureDemoCompany(
  db: Database,
  app: ReturnType<typeof createApp>,
  now: Date,
  onProgress: (line: string) => void,
): Promise<void> {
  const present = await db.select({ email: companies.email }).from(companies);
  if (present.some(({ email }) => email === DEMO_LOGIN.email)) return;
  if (present.some(({ email }) => email === UNFINISHED)) {
    throw new StartError(
      "A criação da demonstração foi interrompida: apague a pasta ./data-demo e inicie de novo.",
    );
  }
  if (present.length > 0) {
    throw new StartError(
      "Este banco de dados já tem empresas: a demonstração só é criada em um banco de dados vazio.",
    );
  }
  onProgress("Criando a empresa de demonstração: um ano de eventos…");
  const user = await insertAccount(db);
  const token = await openSession(db, user, now);
  await fillDemo({ call: callAs(app, token ?? ""), date: datingOn(db, now), now });
  await relinkTrail(db);
  await db.delete(sessions).where(eq(sessions.userId, user.id));
  await db.update(companies).set({ email: DEMO_LOGIN.email }).where(eq(companies.email, UNFINISHED));
  await gatherStatistics(db);
}

async function insertAccount(db: Database) {
  const { email, password } = DEMO_LOGIN;
  const values = {
    name: "Coquetelaria do Porto",
    email: UNFINISHED,
    phone: "(11) 99999-1234",
    isActive: true,
  };
  const [company] = await db.insert(companies).values(values).returning();
  const passwordHash = await hashPassword(password, "demo");
  const account = {
    username: email,
    email,
    passwordHash,
    companyId: company?.id,
    companyRole: "dono",
  } as const;
  const [user] = await db.insert(users).values(account).returning();
  return { id: user?.id as number, passwordHash };
}

/** Calls the app as the page does, without a network between. */
const callAs =
  (app: ReturnType<typeof createApp>, token: string): Call =>
  async (method, path, body) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const init = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) };
    const incoming = { socket: { remoteAddress: "127.0.0.1" } } as IncomingMessage;
    const response = await app.request(path, init, { incoming });
    const answer = (await response.json()) as { message?: string };
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.message}`);
    return answer as never;
  };

/**
 * Dates everything entered since the last call. Rows of today are the undated ones: nothing in the demo happens today.
 */
const datingOn = (db: Database, start: Date) => async (createdAt: Date) => {
  for (const table of [companies, users, ingredients, drinks, clients, events, stockMovements]) {
    await db.update(table).set({ createdAt }).where(gte(table.createdAt, start));
  }
  await backdateTrail(db, start, createdAt);
};
