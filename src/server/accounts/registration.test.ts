import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companies, users } from "#server/db/schema/accounts.ts";
import { auditEntries } from "#server/db/schema/audit.ts";
import { createOwnTestApp, createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { forgetPendingCompanies } from "./registration.ts";

const HOUR = 60 * 60 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const register = (body: unknown, on = app) => on.call("POST", "/api/register-company", { body });
const confirm = (token: unknown, on = app) => on.call("POST", "/api/confirm-company", { body: { token } });

/** The token in the newest message to an address. */
async function mailedToken(email: string, on = app): Promise<string> {
  const link = (await on.mailTo(email)).at(-1)?.link ?? "";
  return new URL(link).searchParams.get("token") ?? "";
}

const INVALID_TOKEN = "Token de confirmação inválido ou expirado";

describe("registering", () => {
  test("stores a pending company and mails a link to PUBLIC_URL, whatever the Host header says", async () => {
    const email = "novo@bar.com.br";
    const { status, body } = await app.call("POST", "/api/register-company", {
      body: { name: " Bar Novo ", email: " Novo@BAR.com.br ", phone: "11 99999-0000", address: "Rua A, 1" },
      headers: { host: "203.0.113.9" },
    });
    expect(status).toBe(201);
    expect(body).not.toHaveProperty("outboxPath");
    const [company] = await app.db.select().from(companies).where(eq(companies.email, email));
    expect(company).toMatchObject({
      name: "Bar Novo",
      phone: "11 99999-0000",
      address: "Rua A, 1",
      isActive: false,
    });
    const [message] = await app.mailTo(email);
    expect(message?.link).toMatch(/^http:\/\/localhost:3000\/confirm-company\?token=[\w-]{43}$/);
    expect(JSON.stringify(company)).not.toContain(await mailedToken(email));
    expect(app.printed.join("\n")).toContain(message?.link);
  });

  test("tells a browser on this machine where the message is, without SMTP", async () => {
    const own = await createOwnTestApp();
    expect((await register({ name: "Local", email: "local@bar.com.br" }, own)).body).toMatchObject({
      outboxPath: "/caixa-de-saida",
    });
  });

  test.each([
    [{}, "Nome da empresa e email são obrigatórios"],
    [{ name: "  ", email: "x@bar.com.br" }, "Nome da empresa e email são obrigatórios"],
    [{ name: "Bar", email: " " }, "Nome da empresa e email são obrigatórios"],
    [{ name: "Bar", email: "sem-arroba" }, "E-mail inválido"],
    [{ name: "Bar\r\nBcc: x@y.z", email: "x@bar.com.br" }, "Texto com caracteres inválidos"],
    [{ name: "Bar", email: "x@bar.com.br\r\nBcc: y@z.com" }, "E-mail inválido"],
  ])("%o: 400 %s", async (body, message) => {
    expect(await register(body)).toMatchObject({ status: 400, body: { message, error: message } });
  });

  test("again before confirming sends a new link, and the old one dies", async () => {
    const email = "duas-vezes@bar.com.br";
    await register({ name: "Primeiro nome", email });
    const first = await mailedToken(email);
    expect((await register({ name: "Segundo nome", email })).status).toBe(201);
    expect(await confirm(first)).toMatchObject({ status: 400, body: { message: INVALID_TOKEN } });
    expect(await confirm(await mailedToken(email))).toMatchObject({
      status: 200,
      body: { companyName: "Segundo nome" },
    });
  });

  test.each([["an active company"], ["a system admin"]])(
    "with the e-mail of %s is refused",
    async (owner) => {
      const email = `${owner.replaceAll(" ", "-")}@bar.com.br`;
      if (owner === "a system admin") await app.addAdmin(email);
      else await app.addCompany("Ativa", email);
      const message = "Já existe uma empresa cadastrada com este e-mail";
      expect(await register({ name: "Outra", email: email.toUpperCase() })).toMatchObject({
        status: 409,
        body: { message, error: message },
      });
      expect(await app.mailTo(email)).toEqual([]);
    },
  );

  test("mails one recipient at most 3 times an hour and 6 a day, and still answers the same", async () => {
    const own = await createOwnTestApp({ PUBLIC_URL: "https://balcao.exemplo.com.br" });
    const email = "estranha@exemplo.com.br";
    let calls = 0;
    const ask = async () => {
      const address = `198.51.100.${++calls}`;
      const reply = await own.call("POST", "/api/register-company", {
        body: { name: "Bar", email },
        address,
      });
      return `${reply.status} ${reply.text}`;
    };
    const mails = async () => (await own.mailTo(email)).length;
    const first = await ask();
    for (const sent of [2, 3, 3, 3]) expect([await ask(), await mails()]).toEqual([first, sent]);
    own.later(HOUR);
    for (const sent of [4, 5, 6, 6]) expect([await ask(), await mails()]).toEqual([first, sent]);
    own.later(HOUR);
    expect([await ask(), await mails()]).toEqual([first, 6]);
    // The last link that was sent still works.
    expect((await confirm(await mailedToken(email, own), own)).status).toBe(200);
  });

  test("repeats in the mail nothing of what was typed", async () => {
    const email = "vitima@exemplo.com.br";
    await register({
      name: "Prêmio em mal.exemplo.com",
      email,
      phone: "0800 000",
      address: "Rua http://mal",
    });
    const [message] = await app.mailTo(email);
    expect(message?.subject).toBe("Confirme o cadastro da sua empresa · Balcão");
    for (const text of [message?.subject, message?.html, message?.text]) {
      expect(text).not.toMatch(/mal|Prêmio|0800/);
    }
  });

  test("is limited to 5 an hour per address on a public installation", async () => {
    const own = await createOwnTestApp({ PUBLIC_URL: "https://balcao.exemplo.com.br" });
    for (let n = 0; n < 5; n++) {
      expect((await register({ name: "Bar", email: `b${n}@bar.com.br` }, own)).status).toBe(201);
    }
    expect((await register({ name: "Bar", email: "b6@bar.com.br" }, own)).status).toBe(429);
    own.later(HOUR);
    expect((await register({ name: "Bar", email: "b6@bar.com.br" }, own)).status).toBe(201);
  });
});

describe("confirming", () => {
  test("activates the company and shows working first-access credentials, which must be changed", async () => {
    const email = "confirma@bar.com.br";
    await register({ name: "Confirma", email });
    const { status, body, headers } = await confirm(await mailedToken(email));
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body).toEqual({
      companyName: "Confirma",
      credentials: { username: email, password: expect.stringMatching(/^[a-hj-km-np-zA-HJ-NP-Z2-9]{12}$/) },
    });
    const { password } = (body as { credentials: { password: string } }).credentials;
    const loggedIn = await app.call("POST", "/api/login", { body: { email, password } });
    expect(loggedIn).toMatchObject({ status: 200, body: { requirePasswordChange: true } });
  });

  test("credentials that nobody used for 72 hours are over; a recovery opens the account", async () => {
    const own = await createOwnTestApp();
    const email = "esquecida@bar.com.br";
    await register({ name: "Esquecida", email }, own);
    const confirmed = await confirm(await mailedToken(email, own), own);
    const { password } = (confirmed.body as { credentials: { password: string } }).credentials;
    const login = (typed: string) => own.call("POST", "/api/login", { body: { email, password: typed } });
    own.later(72 * HOUR - 1);
    expect((await login(password)).status).toBe(200);
    own.later(1);
    const message = "A senha de primeiro acesso venceu. Use Recuperar Senha para criar a sua.";
    expect(await login(password)).toMatchObject({ status: 403, body: { message, error: message } });
    expect((await login("errada")).body).toMatchObject({ message: "Credenciais inválidas" });
    const { resetLink } = (await own.call("POST", "/api/forgot-password", { body: { email } })).body as {
      resetLink: string;
    };
    const token = new URLSearchParams(resetLink.split("?")[1]).get("token");
    await own.call("POST", "/api/reset-password", { body: { token, newPassword: "minha-senha" } });
    expect(await login("minha-senha")).toMatchObject({ status: 200, body: { requirePasswordChange: false } });
  });

  test("works once, also for two at the same moment", async () => {
    const email = "uma-vez@bar.com.br";
    await register({ name: "Uma vez", email });
    const token = await mailedToken(email);
    const replies = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(replies.map(({ status }) => String(status)).sort()).toEqual(["200", "400", "400"]);
    const made = await app.db.select().from(users).where(eq(users.email, email));
    expect(made).toHaveLength(1);
    const { id: userId = 0, companyId } = made[0] ?? {};
    const trail = await app.db.select().from(auditEntries).where(eq(auditEntries.userId, userId));
    expect(trail).toMatchObject([{ action: "company_confirmed", companyId }]);
  });

  test("fails if somebody else got the e-mail as a user meanwhile, and leaves the company as it was", async () => {
    const email = "disputado@bar.com.br";
    await register({ name: "Disputado", email });
    await app.addAdmin(email);
    const message = "Já existe uma empresa cadastrada com este e-mail";
    expect(await confirm(await mailedToken(email))).toMatchObject({
      status: 409,
      body: { message, issues: [{ path: "email", message }] },
    });
    const [company] = await app.db.select().from(companies).where(eq(companies.email, email));
    expect(company?.isActive).toBe(false);
  });

  test("is too late after 24 hours", async () => {
    const own = await createOwnTestApp();
    await register({ name: "Tarde", email: "tarde@bar.com.br" }, own);
    await register({ name: "Em tempo", email: "em-tempo@bar.com.br" }, own);
    own.later(24 * HOUR - 1);
    expect((await confirm(await mailedToken("em-tempo@bar.com.br", own), own)).status).toBe(200);
    own.later(1);
    expect(await confirm(await mailedToken("tarde@bar.com.br", own), own)).toMatchObject({
      status: 400,
      body: { message: INVALID_TOKEN },
    });
  });

  test.each([
    [undefined, "Token de confirmação inválido ou ausente"],
    ["", "Token de confirmação inválido ou ausente"],
    [true, "Token de confirmação inválido ou ausente"],
    ["inventado", INVALID_TOKEN],
  ])("the token %o: 400 %s", async (token, message) => {
    expect(await confirm(token)).toMatchObject({ status: 400, body: { message } });
  });
});

test("a registration that nobody confirmed is forgotten after a week", async () => {
  const own = await createOwnTestApp();
  await register({ name: "Some", email: "some@bar.com.br" }, own);
  await own.addCompany("Fica", "fica@bar.com.br");
  own.later(7 * 24 * HOUR - 1);
  await forgetPendingCompanies(own.db, own.clock.now);
  expect(await own.db.$count(companies)).toBe(2);
  own.later(2);
  await forgetPendingCompanies(own.db, own.clock.now);
  expect((await own.db.select().from(companies)).map(({ name }) => name)).toEqual(["Fica"]);
});
