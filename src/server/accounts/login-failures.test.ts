import { describe, expect, test } from "vitest";
import { attempts, loginFailures } from "#server/db/schema/accounts.ts";
import { holdHashLine } from "#server/testing/hold-hash-line.ts";
import { createOwnTestApp, PASSWORD, type TestApp } from "#server/testing/test-app.ts";

const MINUTE = 60_000;
const EMAIL = "alvo@bar.com.br";

const attempt = (app: TestApp, password = "errada", address?: string) =>
  app.call("POST", "/api/login", { body: { email: EMAIL, password }, address });

/** Waits until each call that was made has come as far as the line. */
const reachTheLine = () => new Promise((resolve) => setTimeout(resolve, 200));

async function fail(app: TestApp, times: number) {
  for (let n = 0; n < times; n++) expect((await attempt(app)).status).toBe(401);
}

test.each([
  ["an account", true],
  ["an e-mail without account", false],
])("%s rests a minute after 5 failures and a quarter of an hour after 10", async (_what, exists) => {
  const app = await createOwnTestApp();
  if (exists) await app.addCompany("Alvo", EMAIL);
  await fail(app, 5);
  const refused = await attempt(app, PASSWORD);
  expect(refused).toMatchObject({
    status: 429,
    body: { message: "Muitas tentativas. Tente novamente em 1 minuto." },
  });
  expect(refused.headers.get("retry-after")).toBe("60");
  app.later(MINUTE);
  await fail(app, 5);
  expect(await attempt(app, PASSWORD)).toMatchObject({
    status: 429,
    body: { message: "Muitas tentativas. Tente novamente em 15 minutos." },
  });
  app.later(15 * MINUTE);
  expect((await attempt(app, PASSWORD)).status).toBe(exists ? 200 : 401);
});

test("a good login starts the count anew", async () => {
  const app = await createOwnTestApp();
  await app.addCompany("Alvo", EMAIL);
  await fail(app, 4);
  expect((await attempt(app, PASSWORD)).status).toBe(200);
  await fail(app, 5);
  expect((await attempt(app)).status).toBe(429);
});

test("after 100 failures only a recovery by e-mail opens the account again", async () => {
  const app = await createOwnTestApp();
  await app.addCompany("Alvo", EMAIL);
  await fail(app, 1);
  await app.db.update(loginFailures).set({ failures: 99 });
  await fail(app, 1);
  app.later(30 * 24 * 60 * MINUTE);
  const refused = await attempt(app, PASSWORD);
  expect(refused).toMatchObject({
    status: 429,
    body: { message: "Muitas tentativas. Use Recuperar Senha para voltar a entrar." },
  });
  expect(refused.headers.get("retry-after")).toBe("3600");
  const { resetLink } = (await app.call("POST", "/api/forgot-password", { body: { email: EMAIL } })).body as {
    resetLink: string;
  };
  const token = new URLSearchParams(resetLink.split("?")[1]).get("token");
  await app.call("POST", "/api/reset-password", { body: { token, newPassword: "nova-senha" } });
  expect((await attempt(app, "nova-senha")).status).toBe(200);
});

test("simultaneous guesses count each", async () => {
  const app = await createOwnTestApp();
  await app.addCompany("Alvo", EMAIL);
  const replies = await Promise.all(Array.from({ length: 12 }, () => attempt(app)));
  expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(7);
});

test("many good logins at once are all let in", async () => {
  const app = await createOwnTestApp();
  await app.addCompany("Alvo", EMAIL);
  const replies = await Promise.all(Array.from({ length: 15 }, () => attempt(app, PASSWORD)));
  expect(replies.map(({ status }) => status)).toEqual(Array(15).fill(200));
});

test("whoever is turned away from a busy server has not failed", async () => {
  const app = await createOwnTestApp();
  await app.addCompany("Alvo", EMAIL);
  const line = holdHashLine();
  const turnedAway = await Promise.all(Array.from({ length: 9 }, () => attempt(app, PASSWORD)));
  expect(turnedAway.map(({ status }) => status)).toEqual(Array(9).fill(503));
  await line.release();
  expect((await attempt(app, PASSWORD)).status).toBe(200);
});

test("an address far beyond its limit takes no place in the line, and nothing is written for it", async () => {
  const app = await createOwnTestApp({ PUBLIC_URL: "https://balcao.exemplo.com.br" });
  await app.addCompany("Alvo", EMAIL);
  const hostile = "203.0.113.7";
  await app.db
    .insert(attempts)
    .values({ key: `login ${hostile}`, count: 69, windowEndsAt: new Date(app.clock.now.getTime() + MINUTE) });
  const counted = async () => (await app.db.select().from(attempts))[0]?.count;
  for (const _once of [1, 2]) expect((await attempt(app, "errada", hostile)).status).toBe(429);
  expect(await counted()).toBe(71);
  const line = holdHashLine();
  const refused = await Promise.all(Array.from({ length: 50 }, () => attempt(app, "errada", hostile)));
  expect(refused.map(({ status }) => status)).toEqual(Array(50).fill(429));
  expect(refused[0]?.headers.get("retry-after")).toBe("60");
  expect(await counted()).toBe(71);
  await line.release();
  app.later(MINUTE);
  expect((await attempt(app, PASSWORD, hostile)).status).toBe(200);
});

test("an address that fills the line gives way to everybody else", async () => {
  const app = await createOwnTestApp();
  await app.addCompany("Alvo", EMAIL);
  const line = holdHashLine("203.0.113.7");
  const good = Array.from({ length: 20 }, (_, n) => attempt(app, PASSWORD, `198.51.100.${n}`));
  await reachTheLine();
  await line.release();
  expect((await Promise.all(good)).map(({ status }) => status)).toEqual(Array(20).fill(200));
});

test("an address is refused after 50 failures over any accounts, on a public installation", async () => {
  const app = await createOwnTestApp({ PUBLIC_URL: "https://balcao.exemplo.com.br" });
  const guess = (n: number, address: string) =>
    app.call("POST", "/api/login", { body: { email: `u${n}@bar.com.br`, password: "errada" }, address });
  for (let n = 0; n < 50; n++) expect((await guess(n, "203.0.113.7")).status).toBe(401);
  expect((await guess(51, "203.0.113.7")).status).toBe(429);
  expect((await guess(51, "203.0.113.8")).status).toBe(401);
});

describe("the many addresses of one IPv6 network", () => {
  const ofNetwork = (n: number) => `2001:db8:1:${n.toString(16)}::1`;
  const guess = (app: TestApp, n: number, address: string) =>
    app.call("POST", "/api/login", { body: { email: `u${n}@bar.com.br`, password: "errada" }, address });

  test("are refused together after 500 failures, which good logins are not", async () => {
    const app = await createOwnTestApp({ PUBLIC_URL: "https://balcao.exemplo.com.br" });
    await app.addCompany("Alvo", EMAIL);
    const key = "login 2001:db8:1::/48";
    const windowEndsAt = new Date(app.clock.now.getTime() + MINUTE);
    await app.db.insert(attempts).values({ key, count: 499, windowEndsAt });
    expect((await attempt(app, PASSWORD, ofNetwork(1))).status).toBe(200);
    expect((await guess(app, 1, ofNetwork(1))).status).toBe(401);
    expect((await guess(app, 2, ofNetwork(2))).status).toBe(429);
    expect((await guess(app, 3, "2001:db8:2::1")).status).toBe(401);
    app.later(MINUTE);
    expect((await guess(app, 4, ofNetwork(2))).status).toBe(401);
  });

  test("do not pay for what one of them was refused for", async () => {
    const app = await createOwnTestApp({ PUBLIC_URL: "https://balcao.exemplo.com.br" });
    for (let n = 0; n < 60; n++) await guess(app, n, ofNetwork(1));
    const counted = await app.db.select().from(attempts);
    expect(counted.find(({ key }) => key === "login 2001:db8:1::/48")?.count).toBe(50);
  });

  test("have one share of the line, and leave room for everybody else", async () => {
    const app = await createOwnTestApp({ PUBLIC_URL: "https://balcao.exemplo.com.br" });
    await app.addCompany("Alvo", EMAIL);
    const line = holdHashLine("203.0.113.7");
    const hostile = Array.from({ length: 200 }, (_, n) => guess(app, n, ofNetwork(n)));
    await reachTheLine();
    const good = Array.from({ length: 20 }, (_, n) => attempt(app, PASSWORD, `198.51.100.${n}`));
    await reachTheLine();
    await line.release();
    expect((await Promise.all(good)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    await Promise.all(hostile);
  });
});

test("no text of a limit or a failure could be taken for a wrong or blocked login", async () => {
  const app = await createOwnTestApp();
  await fail(app, 5);
  const { text } = await attempt(app);
  expect(text).not.toMatch(/bloqueado|inválidas/);
});
