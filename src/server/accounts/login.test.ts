import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companies, sessions, users } from "#server/db/schema/accounts.ts";
import { CHEAP } from "#server/testing/cheap-hashes.ts";
import { createOwnTestApp, createTestApp, PASSWORD, type TestApp } from "#server/testing/test-app.ts";
import { setHashCost } from "./passwords.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await app.addCompany("Bar do Zé", "ze@bar.com.br");
});
afterAll(() => app.close());

const login = (email: unknown, password: unknown = PASSWORD, on = app) =>
  on.call("POST", "/api/login", { body: { email, password } });

describe("a good login", () => {
  test("answers with a token, the user and whether the password must be changed", async () => {
    const { status, body } = await login(" ZE@bar.com.br ");
    expect(status).toBe(200);
    const user = {
      id: expect.any(Number),
      username: "ze@bar.com.br",
      email: "ze@bar.com.br",
      companyId: expect.any(Number),
      companyName: "Bar do Zé",
      role: "user",
      companyRole: "dono",
      timeZone: "America/Sao_Paulo",
      requirePasswordChange: false,
    };
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user,
      requirePasswordChange: false,
    });
    const { token } = body as { token: string };
    expect((await app.call("GET", "/api/user", { token })).body).toEqual(user);
  });

  test("leaves only the hash of the token in the database", async () => {
    const { token } = (await login("ze@bar.com.br")).body as { token: string };
    const stored = await app.db.select().from(sessions);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test("gives a system admin no company", async () => {
    await app.addAdmin("root@balcao.local");
    const { body } = await login("root@balcao.local");
    expect(body).toMatchObject({ user: { companyId: null, companyName: null, role: "admin_system" } });
  });

  test("replaces a hash made with older parameters", async () => {
    setHashCost();
    const own = await createOwnTestApp();
    const { hash } = await import("@node-rs/argon2");
    const old = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    const { user } = await own.addCompany("Antiga", "antiga@bar.com.br");
    await own.db.update(users).set({ passwordHash: old }).where(eq(users.id, user.id));
    expect((await login("antiga@bar.com.br", PASSWORD, own)).status).toBe(200);
    const [stored] = await own.db.select().from(users).where(eq(users.id, user.id));
    expect(stored?.passwordHash).toContain("$m=19456,t=2,p=1$");
    setHashCost(CHEAP);
  });

  test("keeps at most 20 sessions of one user that nobody uses, the newest", async () => {
    const own = await createOwnTestApp();
    const { user } = await own.addCompany("Muitas", "muitas@bar.com.br");
    for (let n = 0; n < 21; n++) {
      own.later(2 * 60 * 60 * 1000);
      await login("muitas@bar.com.br", PASSWORD, own);
    }
    expect(await own.db.$count(sessions)).toBe(20);
    expect((await own.call("GET", "/api/user", { token: user.token })).status).toBe(401);
  });
});

describe("a refused login", () => {
  test.each([
    ["a wrong password", "ze@bar.com.br", "errada"],
    ["an unknown e-mail", "ninguem@bar.com.br", PASSWORD],
    ["something that is no e-mail at all", "ze", PASSWORD],
  ])("%s: 401 with the same words", async (_what, email, password) => {
    const { status, body } = await login(email, password);
    expect(status).toBe(401);
    expect(body).toEqual({ message: "Credenciais inválidas", error: "Credenciais inválidas" });
  });

  test.each([
    [{ password: PASSWORD }],
    [{ email: "ze@bar.com.br" }],
    [{ email: "", password: "" }],
    [{ email: ["ze@bar.com.br"], password: { length: 9 } }],
    [[]],
    ["texto"],
    [null],
  ])("%o: 400 with the field's issue", async (body) => {
    const reply = await app.call("POST", "/api/login", { body: JSON.stringify(body) });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ issues: expect.any(Array), message: expect.any(String) });
  });

  test("a blocked user, or one of an inactive company, learns so only with the right password", async () => {
    const own = await createOwnTestApp({ SUPPORT_EMAIL: "socorro@balcao.com.br" });
    const blocked = await own.addCompany("Bloqueada", "bloqueada@bar.com.br");
    await own.db.update(users).set({ isActive: false }).where(eq(users.id, blocked.user.id));
    const inactive = await own.addCompany("Inativa", "inativa@bar.com.br");
    await own.db.update(companies).set({ isActive: false }).where(eq(companies.id, inactive.id));
    for (const email of ["bloqueada@bar.com.br", "inativa@bar.com.br"]) {
      expect(await login(email, PASSWORD, own)).toMatchObject({
        status: 403,
        body: { message: "Usuário bloqueado. Entre em contato com o suporte: socorro@balcao.com.br." },
      });
      expect((await login(email, "errada", own)).status).toBe(401);
    }
    for (const { token } of [blocked.user, inactive.user]) {
      expect((await own.call("GET", "/api/user", { token })).status).toBe(401);
    }
  });
});
