import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { users } from "#server/db/schema/accounts.ts";
import { createOwnTestApp, PASSWORD, type TestApp } from "#server/testing/test-app.ts";

const EMAIL = "ze@bar.com.br";
const HOUR = 60 * 60 * 1000;
const INVALID_TOKEN = "Token inválido ou expirado. Solicite uma nova recuperação de senha.";

const forget = (app: TestApp, email: string, options: object = {}) =>
  app.call("POST", "/api/forgot-password", { body: { email }, ...options });
const reset = (app: TestApp, token: unknown, newPassword: unknown) =>
  app.call("POST", "/api/reset-password", { body: { token, newPassword } });
const login = (app: TestApp, password: string) =>
  app.call("POST", "/api/login", { body: { email: EMAIL, password } });

async function appWithUser(environment?: Record<string, string>) {
  const app = await createOwnTestApp(environment);
  const { user } = await app.addCompany("Bar do Zé", EMAIL);
  return { app, user };
}

/** Asks for a link and returns its token. */
async function recoveryToken(app: TestApp): Promise<string> {
  const { resetLink } = (await forget(app, EMAIL)).body as { resetLink: string };
  return new URLSearchParams(resetLink.split("?")[1]).get("token") ?? "";
}

describe("asking for a link", () => {
  test("with local mail answers with the path itself, and keeps the message in the outbox", async () => {
    const { app } = await appWithUser();
    const { status, body } = await forget(app, " ZE@bar.com.br");
    expect(status).toBe(200);
    expect(body).toEqual({
      message: expect.any(String),
      instructions: expect.any(String),
      resetLink: expect.stringMatching(/^\/reset-password\?token=[\w-]{43}$/),
    });
    const [message] = await app.mailTo(EMAIL);
    expect(message?.link).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}$/);
  });

  test.each<[string, Record<string, string>, object]>([
    ["SMTP is configured", { SMTP_URL: "smtp://127.0.0.1:1" }, {}],
    ["the server listens on a public address", { HOST: "0.0.0.0" }, {}],
    ["PUBLIC_URL is public", { PUBLIC_URL: "https://balcao.exemplo.com.br" }, {}],
    ["the request came from elsewhere", {}, { address: "203.0.113.7" }],
    ["a proxy stands in between", {}, { headers: { "x-forwarded-for": "127.0.0.1" } }],
    ["the Host header has another name", {}, { headers: { host: "203.0.113.9" } }],
  ])("never names the link when %s, but mails it", async (_when, environment, options) => {
    const { app } = await appWithUser(environment);
    const { status, text } = await forget(app, EMAIL, options);
    await app.settled();
    expect(status).toBe(200);
    expect(text).not.toContain("token");
    const [message] = await app.mailTo(EMAIL);
    expect(message?.link).toContain("/reset-password?token=");
  });

  test("answers the same for a known, an unknown and a blocked account", async () => {
    const { app } = await appWithUser({ SMTP_URL: "smtp://127.0.0.1:1" });
    const blocked = await app.addCompany("Bloqueada", "bloqueada@bar.com.br");
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, blocked.user.id));
    const emails = [EMAIL, "ninguem@bar.com.br", "bloqueada@bar.com.br"];
    const replies = await Promise.all(emails.map((email) => forget(app, email)));
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    await app.settled();
    const sent = await Promise.all(emails.map((email) => app.mailTo(email)));
    expect(sent.map((messages) => messages.length)).toEqual([1, 0, 0]);
  });

  test("mails one account at most 3 times an hour, and still answers the same", async () => {
    const { app } = await appWithUser({ PUBLIC_URL: "https://balcao.exemplo.com.br" });
    for (let n = 0; n < 5; n++) {
      expect((await forget(app, EMAIL)).status).toBe(200);
      await app.settled();
    }
    expect(await app.mailTo(EMAIL)).toHaveLength(3);
    const other = "outra@bar.com.br";
    await app.addCompany("Outra", other);
    await forget(app, other);
    app.later(HOUR - 1);
    await forget(app, EMAIL);
    await app.settled();
    expect([await app.mailTo(other), await app.mailTo(EMAIL)].map(({ length }) => length)).toEqual([1, 3]);
    app.later(1);
    await forget(app, EMAIL);
    await app.settled();
    expect(await app.mailTo(EMAIL)).toHaveLength(4);
  });

  test.each([
    ["20 links an hour", "forgot-password", { email: "ninguem@bar.com.br" }, 60],
    ["20 made-up tokens in a quarter of an hour", "reset-password", { token: "x", newPassword: "nova" }, 15],
  ])("%s are the most from one address of a public installation", async (_what, path, body, minutes) => {
    const { app } = await appWithUser({ PUBLIC_URL: "https://balcao.exemplo.com.br" });
    const call = () => app.call("POST", `/api/${path}`, { body });
    const ask = async () => (await call()).status;
    for (let n = 0; n < 20; n++) expect(await ask()).not.toBe(429);
    expect((await call()).headers.get("retry-after")).toBe(String(minutes * 60));
    app.later(minutes * 60_000 - 1);
    expect(await ask()).toBe(429);
    app.later(1);
    expect(await ask()).not.toBe(429);
    await app.settled();
  });

  test("without a way to send mail says whom to ask", async () => {
    const { app } = await appWithUser({ HOST: "0.0.0.0", PUBLIC_URL: "https://balcao.exemplo.com.br" });
    expect((await forget(app, EMAIL)).body).toMatchObject({
      instructions: "O envio de e-mail não está configurado. Procure o administrador do sistema.",
    });
    await app.settled();
  });

  test.each([[undefined], [""], ["sem-arroba"], [["a@b.co"]]])("%o: 400", async (email) => {
    const { app } = await appWithUser();
    expect((await forget(app, email as string)).status).toBe(400);
  });
});

describe("setting a new password", () => {
  test("works once and ends every session", async () => {
    const { app, user } = await appWithUser();
    const token = await recoveryToken(app);
    expect((await reset(app, token, "nova")).status).toBe(200);
    expect((await app.call("GET", "/api/user", { token: user.token })).status).toBe(401);
    expect((await login(app, PASSWORD)).status).toBe(401);
    expect((await login(app, "nova")).status).toBe(200);
    expect(await reset(app, token, "outra")).toMatchObject({ status: 400, body: { message: INVALID_TOKEN } });
  });

  test("has exactly one winner of two at the same moment", async () => {
    const { app } = await appWithUser();
    const token = await recoveryToken(app);
    const replies = await Promise.all([reset(app, token, "nova-1"), reset(app, token, "nova-2")]);
    expect(replies.map(({ status }) => String(status)).sort()).toEqual(["200", "400"]);
  });

  test("is too late after an hour", async () => {
    const { app } = await appWithUser();
    const token = await recoveryToken(app);
    app.later(HOUR);
    expect((await reset(app, token, "nova")).status).toBe(400);
    const next = await recoveryToken(app);
    app.later(HOUR - 1);
    expect((await reset(app, next, "nova")).status).toBe(200);
  });

  test("with an older link fails once a newer one was asked for", async () => {
    const { app } = await appWithUser();
    const first = await recoveryToken(app);
    await recoveryToken(app);
    expect((await reset(app, first, "nova")).status).toBe(400);
  });

  test("lifts a forced change but not a block", async () => {
    const { app, user } = await appWithUser();
    await app.db.update(users).set({ requirePasswordChange: true }).where(eq(users.id, user.id));
    const token = await recoveryToken(app);
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, user.id));
    await reset(app, token, "nova");
    expect((await login(app, "nova")).status).toBe(403);
    await app.db.update(users).set({ isActive: true }).where(eq(users.id, user.id));
    expect((await login(app, "nova")).body).toMatchObject({ requirePasswordChange: false });
  });

  test.each([
    ["abc", "A senha deve ter pelo menos 4 caracteres"],
    ["x".repeat(129), "A senha deve ter no máximo 128 caracteres"],
    [undefined, "A senha deve ter pelo menos 4 caracteres"],
  ])("%o is refused and leaves the link usable", async (newPassword, message) => {
    const { app } = await appWithUser();
    const token = await recoveryToken(app);
    expect(await reset(app, token, newPassword)).toMatchObject({ status: 400, body: { message } });
    expect((await reset(app, token, "nova")).status).toBe(200);
  });

  test("without a token says what to do", async () => {
    const { app } = await appWithUser();
    expect(await reset(app, "", "nova")).toMatchObject({
      status: 400,
      body: { message: "Token inválido ou ausente. Solicite uma nova recuperação de senha." },
    });
  });
});
