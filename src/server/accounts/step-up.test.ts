import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { companies, sessions, users } from "#server/db/schema/accounts.ts";
import { type Access, routeTable } from "#server/routes.ts";
import { type FurnishedCompany, furnishCompany } from "#server/testing/companies.ts";
import { bodiesOf, pathOf } from "#server/testing/payloads.ts";
import { createOwnTestApp, createTestApp, PASSWORD, type TestApp } from "#server/testing/test-app.ts";
import { defaultPaymentSettings } from "#shared/payments/settings-contract.ts";
import { hashPassword } from "./passwords.ts";

let app: TestApp;
let own: FurnishedCompany;
let admin: number;
beforeAll(async () => {
  app = await createTestApp();
  own = await furnishCompany(app, "prova");
  admin = (await app.addAdmin()).id;
});
afterAll(() => app.close());
// A user has twenty sessions at most, and the oldest give way.
beforeEach(() => app.db.delete(sessions));

const MINUTE = 60_000;
const ASKED = { status: 403, body: { message: "Confirme que é você para continuar", stepUp: true } };

const prove = (token: string, password = PASSWORD) =>
  app.call("POST", "/api/step-up", { token, body: { password } });

/** A second session of the company's owner, or of a system admin, opened so many minutes ago. */
async function openedBefore(minutes: number, access: Access = "company"): Promise<string> {
  // One of the routes requires a second step, which the owner does not have.
  await app.db.update(companies).set({ requiresSecondStep: false });
  const userId = access === "admin" ? admin : own.userId;
  return app.signIn(userId, new Date(app.clock.now.getTime() - minutes * MINUTE));
}

const settings = (token: string) =>
  app.call("PUT", "/api/payment-settings", { token, body: { depositPercent: 40 } });

test("the routes that ask for a proof are just these", () => {
  const asking = routeTable.filter(({ stepUp }) => stepUp !== "never");
  expect(asking.map(({ stepUp, method, path }) => `${stepUp} ${method} ${path}`)).toEqual([
    "always POST /api/second-step",
    "second step DELETE /api/second-step",
    "second step POST /api/passkeys/options",
    "second step POST /api/passkeys",
    "always DELETE /api/passkeys/:id",
    "always PUT /api/payment-settings",
    "always PUT /api/proposal-settings",
    "always POST /api/company/close",
    "as dono POST /api/team/invitations",
    "always PUT /api/team/second-step",
    "always DELETE /api/team/:id/second-step",
    "as dono PATCH /api/team/:id",
    "always GET /api/company-data",
    "always POST /api/admin/companies/:id/close",
    "always POST /api/admin/users/:id/end-second-step",
  ]);
});

const always = routeTable.filter(({ stepUp }) => stepUp === "always" || stepUp === "second step");

describe.each(always)("$method $path", (route) => {
  test.each([
    ["without a proof", 10],
    ["long after one", 3 * 24 * 60],
  ])("is refused %s, whatever is sent", async (_name, minutes) => {
    const token = await openedBefore(minutes, route.access);
    for (const body of route.method === "GET" ? [undefined] : [...bodiesOf(route, own), {}, undefined])
      expect(await app.call(route.method, pathOf(route, own), { token, body })).toMatchObject(ASKED);
  });

  test("is let through shortly after the login", async () => {
    const token = await openedBefore(9, route.access);
    const [body] = bodiesOf(route, own);
    expect((await app.call(route.method, pathOf(route, own), { token, body })).status).not.toBe(403);
    // Two of them close the company.
    const owner = await openedBefore(0);
    expect((await app.call("POST", "/api/company/reopen", { token: owner })).status).toBe(200);
  });
});

test.each(["invitation", "role"])("only an owner is made with a proof: %s", async (what) => {
  const token = await openedBefore(10);
  const call = (companyRole: string) =>
    what === "role"
      ? app.call("PATCH", `/api/team/${own.account.userId}`, { token, body: { companyRole } })
      : app.call("POST", "/api/team/invitations", {
          token,
          body: { companyRole, email: `${companyRole}-prova@bar.com.br` },
        });
  expect(await call("dono")).toMatchObject(ASKED);
  expect((await call("gestor")).status).toBeLessThan(300);
  await prove(token);
  expect((await call("dono")).status).toBeLessThan(300);
});

test("the password proves it, for ten minutes and on this device only", async () => {
  const [here, elsewhere] = [await openedBefore(20), await openedBefore(20)];
  expect(await settings(here)).toMatchObject(ASKED);
  expect((await prove(here)).status).toBe(200);
  expect((await settings(here)).status).not.toBe(403);
  expect(await settings(elsewhere)).toMatchObject(ASKED);
  app.later(10 * MINUTE);
  expect(await settings(here)).toMatchObject(ASKED);
});

test("a wrong password proves nothing, and only ten may be tried", async () => {
  const token = await openedBefore(20);
  for (let tries = 0; tries < 10; tries++) {
    const wrong = { path: "password", message: "Senha incorreta" };
    expect(await prove(token, "outra")).toMatchObject({ status: 400, body: { issues: [wrong] } });
  }
  expect((await prove(token)).status).toBe(429);
  expect(await settings(token)).toMatchObject(ASKED);
  app.later(15 * MINUTE);
  expect((await prove(token)).status).toBe(200);
});

test("the password of before proves nothing", async () => {
  const token = await openedBefore(20);
  const is = eq(users.id, own.userId);
  const [before] = await app.db.select().from(users).where(is);
  await app.db
    .update(users)
    .set({ passwordHash: await hashPassword("outra-senha", "test") })
    .where(is);
  expect((await prove(token)).status).toBe(400);
  expect((await prove(token, "outra-senha")).status).toBe(200);
  await app.db.update(users).set({ passwordHash: before?.passwordHash }).where(is);
});

test("a session that ends while its password is checked is not proven, and answered", async () => {
  const app = await createOwnTestApp();
  const { user } = await app.addCompany("Bar", "dona@bar.com.br");
  // As if the row were gone by the time that the proof is noted.
  await app.pool.query(`create function skip_row() returns trigger language plpgsql as $$ begin return null; end $$;
    create trigger gone before update of proven_at on sessions for each row execute function skip_row()`);
  const reply = await app.call("POST", "/api/step-up", { token: user.token, body: { password: PASSWORD } });
  expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: "password" }] } });
});

test("what is done with a proof has a limit, since most of it is mailed", async () => {
  const open = await createOwnTestApp({ PUBLIC_URL: "https://balcao.example" });
  const { user } = await open.addCompany("Bar", "dono@provas.com.br");
  const headers = { host: "balcao.example" };
  const { version: _version, ...none } = defaultPaymentSettings;
  const put = (pixKey: string) =>
    open.call("PUT", "/api/payment-settings", {
      token: user.token,
      headers,
      body: { ...none, pixKeyKind: "email", pixKey, receiverName: "Bar", city: "Itu" },
    });
  for (let number = 0; number < 60; number++)
    expect((await put(`chave${number}@bar.com.br`)).status).toBe(200);
  expect((await put("outra@bar.com.br")).status).toBe(429);
  expect(await open.mailTo("dono@provas.com.br")).toHaveLength(59);
});
