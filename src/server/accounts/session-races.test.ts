import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { devices, sessions, users } from "#server/db/schema/accounts.ts";
import { createTestApp, PASSWORD, type TestApp } from "#server/testing/test-app.ts";
import { endSessionsOf } from "./end-sessions.ts";
import { hashPassword } from "./passwords.ts";
import { readAccounts, signIn } from "./sign-in.ts";

/** Longer than it takes to verify a password and open a session, on a busy machine too. */
const LONG_ENOUGH = 1_500;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  await app.settled();
  await app.close();
});

let made = 0;
const newUser = async () => (await app.addCompany("Bar", `bar${++made}@bar.com.br`)).user;
const login = (email: string, password = PASSWORD) =>
  app.call("POST", "/api/login", { body: { email, password } });
const sessionsOf = (userId: number) => app.db.$count(sessions, eq(sessions.userId, userId));

/** A hash of the test password that the next good login replaces. */
async function outdatedHash(): Promise<string> {
  const { hash } = await import("@node-rs/argon2");
  return hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
}

/** What a reset, a change of password and a block do to the account, each in one transaction. */
test.each([
  ["another password", async () => ({ passwordHash: await hashPassword("outra", "test") }), 401],
  ["a block", async () => ({ isActive: false }), 403],
])("a login verified before %s is committed opens nothing", async (_what, change, status) => {
  const user = await newUser();
  const values: Partial<typeof users.$inferInsert> = await change();
  const attempt = await app.db.transaction(async (tx) => {
    await tx.update(users).set(values).where(eq(users.id, user.id));
    await endSessionsOf(tx, user.id);
    // It reads the account as it was; without waiting for this transaction it would be let in.
    const attempt = login(user.email);
    await Promise.race([attempt, new Promise((resolve) => setTimeout(resolve, LONG_ENOUGH))]);
    return { attempt };
  });
  expect((await attempt.attempt).status).toBe(status);
  expect(await sessionsOf(user.id)).toBe(0);
});

test("a change that comes right after a login ends the session that it opened", async () => {
  const user = await newUser();
  const opened = await login(user.email);
  expect(opened.status).toBe(200);
  expect(await sessionsOf(user.id)).toBe(2);
  const body = { currentPassword: PASSWORD, newPassword: "nova-senha" };
  expect((await app.call("POST", "/api/change-password", { token: user.token, body })).status).toBe(200);
  expect(await sessionsOf(user.id)).toBe(1);
});

test("no session from the time of a block comes back with its end", async () => {
  const admin = await app.addAdmin();
  const user = await newUser();
  const toggle = () => app.call("POST", `/api/admin/users/${user.id}/toggle-status`, { token: admin.token });
  await toggle();
  // As it was left by a server that did not look again before it opened one.
  await app.db.insert(sessions).values({
    tokenHash: "left",
    userId: user.id,
    lastSeenAt: app.clock.now,
    expiresAt: new Date("2027-01-01"),
  });
  expect((await toggle()).body).toMatchObject({ isActive: 1 });
  expect(await sessionsOf(user.id)).toBe(0);
});

test("a login whose password hash is renewed by another one meanwhile is let in all the same", async () => {
  const user = await newUser();
  await app.db
    .update(users)
    .set({ passwordHash: await outdatedHash() })
    .where(eq(users.id, user.id));
  const replies = await Promise.all(Array.from({ length: 4 }, () => login(user.email)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test("a sign-in that opened nothing leaves no browser known: the next one from it is still told of", async () => {
  const user = await newUser();
  expect((await login(user.email)).status).toBe(200);
  const [account] = await readAccounts(app.db).where(eq(users.id, user.id));
  if (!account) throw new Error("no account");
  const before = { ...account, user: { ...account.user, passwordHash: "of before" } };
  const client = { address: "203.0.113.9", browserKey: "ab".repeat(16) };
  expect(await signIn(app.services, before, { client, provenBy: "password" })).toBeUndefined();
  const known = () => app.db.$count(devices, eq(devices.userId, user.id));
  expect(await known()).toBe(1);
  expect(await signIn(app.services, account, { client, provenBy: "password" })).toBeDefined();
  expect(await known()).toBe(2);
  expect((await app.mailTo(user.email)).map(({ subject }) => subject).join()).toContain("Novo acesso");
});

test("a renewed hash never replaces a password that was set meanwhile", async () => {
  const user = await newUser();
  await app.db
    .update(users)
    .set({ passwordHash: await outdatedHash() })
    .where(eq(users.id, user.id));
  const passwordHash = await hashPassword("nova-senha", "test");
  const attempt = login(user.email);
  // Between the session that the login opens and the hash that it stores.
  while ((await sessionsOf(user.id)) < 2);
  await app.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  await attempt;
  const [stored] = await app.db.select().from(users).where(eq(users.id, user.id));
  expect(stored?.passwordHash).toBe(passwordHash);
});
