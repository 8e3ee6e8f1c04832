import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { devices } from "#server/db/schema/accounts.ts";
import { auditEntries } from "#server/db/schema/audit.ts";
import { createOwnTestApp, createTestApp, PASSWORD, type TestApp } from "#server/testing/test-app.ts";
import { BROWSER_KEY_HEADER } from "#shared/accounts/browser-key.ts";
import type { Device } from "#shared/accounts/device-contract.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const CHROME =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";
const TEN_MINUTES = 10 * 60 * 1000;
const keyOf = (number: number) => number.toString(16).padStart(32, "0");

async function signIn(email: string, key?: string, userAgent = CHROME, address = "127.0.0.1") {
  const headers = { "user-agent": userAgent, ...(key && { [BROWSER_KEY_HEADER]: key }) };
  const reply = await app.call("POST", "/api/login", {
    body: { email, password: PASSWORD },
    headers,
    address,
  });
  expect(reply.status).toBe(200);
  return (reply.body as { token: string }).token;
}

const devicesOf = async (token: string): Promise<Device[]> =>
  (await app.call("GET", "/api/devices", { token })).body;

let count = 0;
async function somebody() {
  count += 1;
  return app.addCompany(`Bar ${count}`, `dono${count}@aparelhos.com.br`);
}

test("each browser is one device, however often it signs in", async () => {
  const { email } = await somebody();
  const [first, again] = [await signIn(email, keyOf(1)), await signIn(email, keyOf(1))];
  const other = await signIn(email, keyOf(2), "curl/8", "10.1.2.3");
  for (const token of [first, again]) {
    const [own, ...others] = await devicesOf(token);
    expect(own).toMatchObject({ browser: "Chrome", system: "Android", address: "127.0.0.1", current: true });
    expect(others).toMatchObject([
      { browser: null, system: null, address: "10.1.2.3", current: false },
      { browser: null, address: null, current: false },
    ]);
  }
  expect((await devicesOf(other)).map(({ current }) => current)).toEqual([true, false, false]);
});

test("ending one ends all its sessions at their next call, and no others", async () => {
  const { email } = await somebody();
  const [lost, lostToo, kept] = [
    await signIn(email, keyOf(1)),
    await signIn(email, keyOf(1)),
    await signIn(email, keyOf(2)),
  ];
  const found = (await devicesOf(kept)).find(({ browser, current }) => browser === "Chrome" && !current);
  expect((await app.call("DELETE", `/api/devices/${found?.id}`, { token: kept })).status).toBe(200);
  for (const token of [lost, lostToo])
    expect((await app.call("GET", "/api/user", { token })).status).toBe(401);
  expect((await app.call("GET", "/api/user", { token: kept })).status).toBe(200);
  const entries = await app.db.select().from(auditEntries).where(eq(auditEntries.action, "device_ended"));
  expect(entries).toHaveLength(1);
});

test("all others end at once, those from before devices were known too", async () => {
  const { email, user } = await somebody();
  const [one, own] = [await signIn(email, keyOf(1)), await signIn(email, keyOf(2))];
  expect((await app.call("POST", "/api/devices/end-others", { token: own })).status).toBe(200);
  for (const token of [one, user.token])
    expect((await app.call("GET", "/api/user", { token })).status).toBe(401);
  expect(await devicesOf(own)).toHaveLength(1);
});

test("nobody sees or ends the devices of somebody else", async () => {
  const [mine, theirs] = [await somebody(), await somebody()];
  const [own] = await devicesOf(theirs.user.token);
  const reply = await app.call("DELETE", `/api/devices/${own?.id}`, { token: mine.user.token });
  expect(reply).toMatchObject({ status: 404, body: { message: "Aparelho não encontrado" } });
  expect((await devicesOf(mine.user.token)).map(({ id }) => id)).not.toContain(own?.id);
  expect((await app.call("GET", "/api/user", { token: theirs.user.token })).status).toBe(200);
});

test("a second browser is told of by mail, once, with a link that ends it by a button", async () => {
  const { email } = await somebody();
  await signIn(email, keyOf(1));
  expect(await app.mailTo(email)).toEqual([]);
  const stranger = await signIn(email, keyOf(2), CHROME, "10.9.8.7");
  await signIn(email, keyOf(2));
  await signIn(email, keyOf(1));
  const [mail, ...more] = await app.mailTo(email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("Novo acesso · Balcão");
  expect(mail?.text).toContain("Chrome no Android, pelo endereço 10.9.8.7");
  const path = new URL(mail?.link ?? "").pathname;
  const asked = await app.call("GET", path);
  expect(asked.text).toContain("Encerrar esse acesso");
  expect((await app.call("GET", "/api/user", { token: stranger })).status).toBe(200);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  expect((await app.call("POST", path, { body: "", headers })).status).toBe(200);
  expect((await app.call("GET", "/api/user", { token: stranger })).status).toBe(401);
});

/** The browser of a stranger, signed in beside the owner's, and the path of the link in its message. */
async function withStranger() {
  const { email, user } = await somebody();
  const own = await signIn(email, keyOf(1));
  const stranger = await signIn(email, keyOf(2));
  const mails = () => app.mailTo(email);
  const path = new URL((await mails())[0]?.link ?? "").pathname;
  return { email, user, own, stranger, mails, path };
}

const press = (path: string) =>
  app.call("POST", path, { body: "", headers: { "content-type": "application/x-www-form-urlencoded" } });

const strangerOf = async (token: string) => (await devicesOf(token)).find(({ current }) => !current)?.id;

const ends: Record<string, (all: Awaited<ReturnType<typeof withStranger>>) => Promise<{ status: number }>> = {
  "by the link": ({ path }) => press(path),
  "by hand": async ({ own }) => app.call("DELETE", `/api/devices/${await strangerOf(own)}`, { token: own }),
  "with all others": ({ own }) => app.call("POST", "/api/devices/end-others", { token: own }),
  "with all others, after it had signed out": async ({ own, stranger }) => {
    await app.call("POST", "/api/logout", { token: stranger });
    return app.call("POST", "/api/devices/end-others", { token: own });
  },
  "by another password": ({ own }) =>
    app.call("POST", "/api/change-password", {
      token: own,
      body: { currentPassword: PASSWORD, newPassword: PASSWORD },
    }),
  "by a recovery": async ({ email, mails }) => {
    await app.call("POST", "/api/forgot-password", { body: { email } });
    const token = (await mails()).at(-1)?.link?.split("token=")[1];
    return app.call("POST", "/api/reset-password", { body: { token, newPassword: PASSWORD } });
  },
};

test.each(Object.entries(ends))("a browser that was ended %s is told again", async (_how, end) => {
  const all = await withStranger();
  expect(await end(all)).toMatchObject({ status: 200 });
  expect((await app.call("GET", "/api/user", { token: all.stranger })).status).toBe(401);
  for (const asked of [await app.call("GET", all.path), await press(all.path)]) {
    expect(asked.status).toBe(200);
    expect(asked.text).toContain("Esse acesso já foi encerrado");
    expect(asked.text).not.toContain("<button");
  }
  const told = async () => (await all.mails()).filter(({ subject }) => /acesso/.test(subject)).length;
  app.later(TEN_MINUTES);
  await signIn(all.email, keyOf(2));
  expect(await told()).toBe(2);
});

test("this browser stays known when the others are ended or the password changes", async () => {
  for (const how of ["with all others", "by another password"]) {
    const all = await withStranger();
    await ends[how]?.(all);
    await signIn(all.email, keyOf(1));
    expect(await all.mails()).toHaveLength(1);
  }
});

test("an ended browser is told even if the account has no other one", async () => {
  const { email } = await somebody();
  const own = await signIn(email, keyOf(1));
  const [{ id } = {}] = await devicesOf(own);
  await app.call("DELETE", `/api/devices/${id}`, { token: own });
  await signIn(email, keyOf(1));
  expect(await app.mailTo(email)).toHaveLength(1);
});

test("from the third in ten minutes on, messages are gathered in one", async () => {
  const { email } = await somebody();
  await signIn(email, keyOf(1));
  app.later(TEN_MINUTES);
  for (let number = 2; number <= 10; number++) await signIn(email, keyOf(number), CHROME, `10.0.0.${number}`);
  expect(await app.mailTo(email)).toHaveLength(2);
  app.later(TEN_MINUTES);
  app.services.outbox.wake();
  const [, , gathered, ...more] = await app.mailTo(email);
  expect(more).toEqual([]);
  expect(gathered?.subject).toBe("7 novos acessos · Balcão");
  expect(new URL(gathered?.link ?? "").pathname).toBe("/conta");
  expect(gathered?.text).toContain("Chrome no Android, pelo endereço 10.0.0.4, em ");
  expect(gathered?.text).toContain("E mais 2.");
  await signIn(email, keyOf(11));
  expect((await app.mailTo(email)).at(-1)?.subject).toBe("Novo acesso · Balcão");
});

test("many sign-ins push out no session in use, and no message that waits", async () => {
  const { email, user } = await somebody();
  const fresh = await signIn(email, keyOf(1));
  const [old, idle] = [await app.signIn(user.id), await app.signIn(user.id)];
  app.later(60 * 60 * 1000);
  await app.call("GET", "/api/user", { token: old });
  app.later(60 * 60 * 1000 - 1);
  for (let number = 2; number <= 80; number++) await signIn(email, keyOf(number));
  for (const token of [fresh, old, idle])
    expect((await app.call("GET", "/api/user", { token })).status).toBe(200);
  app.later(TEN_MINUTES);
  app.services.outbox.wake();
  expect((await app.mailTo(email)).at(-1)?.subject).toBe("77 novos acessos · Balcão");
});

test("good sign-ins of one account have a limit", async () => {
  const open = await createOwnTestApp({ PUBLIC_URL: "https://balcao.example" });
  const { email, user } = await open.addCompany("Bar", "dono@limite.com.br");
  const login = () =>
    open.call("POST", "/api/login", {
      body: { email, password: PASSWORD },
      headers: { host: "balcao.example" },
    });
  for (let count = 0; count < 30; count++) expect((await login()).status).toBe(200);
  const refused = await login();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "900"]);
  expect(
    (await open.call("GET", "/api/user", { token: user.token, headers: { host: "balcao.example" } })).status,
  ).toBe(200);
  open.later(15 * 60 * 1000);
  expect((await login()).status).toBe(200);
});

test.each(["00000000-0000-4000-8000-000000000000", "x", "%0d%0a"])(
  "no device is ended by the link %s",
  async (token) => {
    for (const method of ["GET", "POST"])
      expect((await app.call(method, `/acesso/${token}`)).status).toBe(404);
  },
);

test("a browser without a key is known by what it says of itself; a key that is none counts as none", async () => {
  const { email } = await somebody();
  const token = await signIn(email);
  await signIn(email, "not a key");
  await signIn(email, "f".repeat(1_000));
  expect((await devicesOf(token)).filter(({ browser }) => browser === "Chrome")).toHaveLength(1);
  expect(await app.mailTo(email)).toEqual([]);
});

test("of many sign-ins at once with one new browser, one is told", async () => {
  const { email } = await somebody();
  await signIn(email, keyOf(1));
  await Promise.all(Array.from({ length: 5 }, () => signIn(email, keyOf(2))));
  expect(await app.mailTo(email)).toHaveLength(1);
});

test("only the latest fifty browsers that are signed out are remembered", async () => {
  const { email, user } = await somebody();
  for (let number = 1; number <= 55; number++) {
    app.later(1000);
    const token = await signIn(email, keyOf(number));
    await app.call("POST", "/api/logout", { token });
  }
  app.later(TEN_MINUTES);
  app.services.outbox.wake();
  // Waiting notices of ended devices are forgotten, too.
  await app.mailTo(email);
  await signIn(email, keyOf(56));
  const { id } = user;
  expect(await app.db.$count(devices, eq(devices.userId, id))).toBe(50);
});
