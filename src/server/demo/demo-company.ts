import type { IncomingMessage } from "node:http";
import { eq, gte } from "drizzle-orm";
import { endSessionsOf } from "#server/accounts/end-sessions.ts";
import { hashPassword } from "#server/accounts/passwords.ts";
import { openSession } from "#server/accounts/sessions.ts";
import type { createApp } from "#server/app.ts";
import type { Database } from "#server/db/database.ts";
import { companies, users } from "#server/db/schema/accounts.ts";
import { clients } from "#server/db/schema/clients.ts";
import { drinks } from "#server/db/schema/drinks.ts";
import { eventSteps } from "#server/db/schema/event-steps.ts";
import { events } from "#server/db/schema/events.ts";
import { inquiries } from "#server/db/schema/inquiries.ts";
import { eventCounts, eventTeamLinks } from "#server/db/schema/night.ts";
import { charges, payments } from "#server/db/schema/payments.ts";
import { proposals } from "#server/db/schema/proposals.ts";
import { purchases } from "#server/db/schema/purchases.ts";
import { ingredients, stockMovements } from "#server/db/schema/stock.ts";
import { suppliers } from "#server/db/schema/suppliers.ts";
import { gatherStatistics } from "#server/db/table-statistics.ts";
import { StartError } from "#server/start/start-error.ts";
import { backdateTrail, relinkTrail } from "./backdate-trail.ts";
import type { Call } from "./call.ts";
import { addDemoInquiry } from "./demo-inquiries.ts";
import { ageDemoProposals } from "./demo-proposals.ts";
import { fillDemo } from "./fill-demo.ts";

export const DEMO_LOGIN = { email: "demo@balcao.local", password: "demonstracao" };

/** People of the demo company besides its owner, with the same password. */
export const DEMO_TEAM = [
  { email: "gestor@balcao.local", username: "Bia Rocha", companyRole: "gestor" },
  { email: "equipe@balcao.local", username: "Téo Lima", companyRole: "equipe" },
] as const;

const DEMO_INVITATION = { email: "lia@balcao.local", companyRole: "equipe" };

const DAY = 24 * 60 * 60 * 1000;

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
  const [owner, manager, crew] = await insertPeople(db, now);
  const callOf = async (person: Person) => callAs(app, (await openSession(db, person, now))?.token ?? "");
  const [call, asManager, asCrew] = [await callOf(owner), await callOf(manager), await callOf(crew)];
  await fillDemo({ call, asManager, asCrew, date: datingOn(db, now), now });
  await ageDemoProposals(db, now);
  await addDemoInquiry(db, now);
  await call("POST", "/api/team/invitations", DEMO_INVITATION);
  await relinkTrail(db);
  for (const { id } of [owner, manager, crew]) await endSessionsOf(db, id);
  await db.update(companies).set({ email: DEMO_LOGIN.email }).where(eq(companies.email, UNFINISHED));
  await gatherStatistics(db);
}

type Person = { id: number; passwordHash: string };

/** Makes the company and its people: owner, manager and crew. */
async function insertPeople(db: Database, now: Date): Promise<[Person, Person, Person]> {
  const values = {
    name: "Coquetelaria do Porto",
    email: UNFINISHED,
    phone: "(11) 99999-1234",
    isActive: true,
  };
  const [company] = await db.insert(companies).values(values).returning();
  const passwordHash = await hashPassword(DEMO_LOGIN.password, "demo");
  const owner = { email: DEMO_LOGIN.email, username: "Marina Porto", companyRole: "dono" } as const;
  const people = [owner, ...DEMO_TEAM].map((person, days) => ({
    ...person,
    passwordHash,
    companyId: company?.id,
    lastAccessAt: new Date(now.getTime() - days * DAY),
  }));
  const made = await db.insert(users).values(people).returning({ id: users.id });
  return made.map(({ id }) => ({ id, passwordHash })) as [Person, Person, Person];
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
 * Dates everything entered since the last call. Rows since the start are the undated ones: all of the demo happens before.
 */
const datingOn = (db: Database, start: Date) => (createdAt: Date) =>
  db.transaction(async (tx) => {
    for (const table of [
      companies,
      users,
      ingredients,
      drinks,
      clients,
      suppliers,
      events,
      charges,
      payments,
      purchases,
      eventSteps,
      stockMovements,
      eventCounts,
      eventTeamLinks,
    ]) {
      await tx.update(table).set({ createdAt }).where(gte(table.createdAt, start));
    }
    await tx.update(events).set({ stockMovedAt: createdAt }).where(gte(events.stockMovedAt, start));
    await tx.update(proposals).set({ sentAt: createdAt }).where(gte(proposals.sentAt, start));
    await tx.update(proposals).set({ answeredAt: createdAt }).where(gte(proposals.answeredAt, start));
    await tx.update(inquiries).set({ receivedAt: createdAt }).where(gte(inquiries.receivedAt, start));
    await backdateTrail(tx, start, createdAt);
  });
