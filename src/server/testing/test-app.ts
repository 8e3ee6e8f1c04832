import type { IncomingMessage } from "node:http";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { hashPassword } from "#server/accounts/passwords.ts";
import { openSession } from "#server/accounts/sessions.ts";
import { createApp } from "#server/app.ts";
import { companies, users } from "#server/db/schema/accounts.ts";
import { consoleDelivery } from "#server/email/delivery.ts";
import type { Email } from "#server/email/email.ts";
import { LocalMail } from "#server/email/local-mail.ts";
import { Outbox } from "#server/email/outbox.ts";
import { morningComposer } from "#server/morning/morning-message.ts";
import { readConfig } from "#server/start/env.ts";
import { createServices } from "#server/start/services.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

export const PASSWORD = "senha-de-teste";
/** Hashing is slow by design, so all test users share one hash. */
const passwordHash = hashPassword(PASSWORD, "test");

type CallOptions = { body?: unknown; headers?: Record<string, string>; address?: string; token?: string };
export type Reply = { status: number; headers: Headers; text: string; body: never };

/** The real app on a real database, with a clock the test can turn and requests that need no port. */
export async function createTestApp(environment: Record<string, string> = {}, on?: TestDatabase) {
  const database = on ?? (await createTestDatabase());
  const { db, companies: companyDatabases } = database;
  const config = readConfig({ SECOND_STEP_KEY: "k".repeat(32), ...environment });
  const log = pino({ level: "silent" });
  const clock = { now: new Date("2026-03-10T15:00:00Z") };
  const now = () => clock.now;
  const printed: string[] = [];
  const sent: Email[] = [];
  const console = consoleDelivery((line) => printed.push(line));
  const delivery = {
    ...console,
    deliver: async (email: Email) => {
      sent.push(email);
      await console.deliver(email);
    },
  };
  const { publicUrl } = config;
  const composeMorning = morningComposer({ db, companies: companyDatabases, now, publicUrl });
  const outbox = new Outbox({ db, delivery, log, now, publicUrl, composeMorning });
  const background: Promise<unknown>[] = [];
  const services = createServices({
    db,
    companies: companyDatabases,
    outbox,
    localMail: new LocalMail({ config, log }),
    config,
    log,
    now,
    inBackground: (work) => void background.push(work.catch(() => undefined)),
  });
  const app = createApp({ services, isReady: async () => void (await database.pool.query("select 1")) });

  async function call(method: string, path: string, options: CallOptions = {}): Promise<Reply> {
    const { body, address = "127.0.0.1", token } = options;
    const isRaw = typeof body === "string" || body instanceof Uint8Array;
    const response = await app.request(
      path,
      {
        method,
        headers: {
          host: "localhost:3000",
          ...(body !== undefined && { "content-type": "application/json" }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...options.headers,
        },
        body:
          body === undefined || isRaw
            ? (body as string | Uint8Array<ArrayBuffer> | undefined)
            : JSON.stringify(body),
      },
      { incoming: { socket: { remoteAddress: address } } as IncomingMessage },
    );
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (isJson && text ? JSON.parse(text) : undefined) as never,
    };
  }

  const settled = async () => {
    await Promise.all(background);
    await outbox.settled();
  };

  async function addCompany(name: string, email: string) {
    const [company] = await db.insert(companies).values({ name, email, isActive: true }).returning();
    if (!company) throw new Error("no company");
    return { ...company, user: await addUser({ email, companyId: company.id }) };
  }

  async function addUser(values: Partial<typeof users.$inferInsert> & { email: string }) {
    const [user] = await db
      .insert(users)
      .values({
        username: values.email,
        passwordHash: await passwordHash,
        companyRole: values.companyId ? "dono" : null,
        ...values,
      })
      .returning();
    if (!user) throw new Error("no user");
    return { ...user, token: await signIn(user.id) };
  }

  /** A session without the work of a login. */
  async function signIn(userId: number, at = clock.now): Promise<string> {
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    return (user && (await openSession(db, user, at))?.token) ?? "";
  }

  return {
    ...database,
    services,
    clock,
    printed,
    call,
    addCompany,
    addUser,
    signIn,
    addAdmin: (email = "admin@balcao.local") => addUser({ email, role: "admin_system" }),
    /** Waits for background work that goes on after an answer. */
    settled,
    /** The messages to an address, the oldest first. */
    mailTo: async (address: string) => {
      await settled();
      return sent.filter(({ to }) => to === address);
    },
    later: (milliseconds: number) => {
      clock.now = new Date(clock.now.getTime() + milliseconds);
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** Creates an app that ends with the test. */
export async function createOwnTestApp(environment?: Record<string, string>): Promise<TestApp> {
  const app = await createTestApp(environment);
  onTestFinished(async () => {
    await app.settled();
    await app.close();
  });
  return app;
}
