import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "./db/schema/accounts.ts";
import { type Access, routeTable } from "./routes.ts";
import { createTestApp, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
/** A token, or none, for each kind of caller; fresh for every test, since a route may end the session. */
let tokenOf: Record<Caller, () => Promise<string | undefined>>;

const callers = [
  "nobody",
  "a forger",
  "a logged-out user",
  "a blocked user",
  "a user who must change the password",
  "a company user",
  "a system admin",
] as const;
type Caller = (typeof callers)[number];

beforeAll(async () => {
  app = await createTestApp();
  let made = 0;
  const companyUser = () => app.addCompany("Empresa", `empresa${++made}@bar.com.br`).then(({ user }) => user);
  tokenOf = {
    nobody: async () => undefined,
    "a forger": async () => "A".repeat(43),
    "a logged-out user": async () => {
      const { token } = await companyUser();
      await app.call("POST", "/api/logout", { token });
      return token;
    },
    "a blocked user": async () => {
      const { id, token } = await companyUser();
      await app.db.update(users).set({ isActive: false }).where(eq(users.id, id));
      return token;
    },
    "a user who must change the password": async () => {
      const { id, token } = await companyUser();
      await app.db.update(users).set({ requirePasswordChange: true }).where(eq(users.id, id));
      return token;
    },
    "a company user": async () => (await companyUser()).token,
    "a system admin": async () => (await app.addAdmin(`admin${++made}@balcao.local`)).token,
  };
});
afterAll(() => app.close());

const NO_SESSION = { status: 401, message: "Sessão encerrada. Entre novamente." };
const CHANGE_FIRST = { status: 403, message: "Troque sua senha para continuar" };
const COMPANIES_ONLY = { status: 403, message: "Acesso restrito a usuários de empresa" };
const ADMINS_ONLY = { status: 403, message: "Acesso restrito a administradores do sistema" };

/** How each kind of route turns each kind of caller away; absent where it lets them in. */
const refusals: Record<Access, Partial<Record<Caller, { status: number; message: string }>>> = {
  public: {},
  account: {
    nobody: NO_SESSION,
    "a forger": NO_SESSION,
    "a logged-out user": NO_SESSION,
    "a blocked user": NO_SESSION,
  },
  company: {
    nobody: NO_SESSION,
    "a forger": NO_SESSION,
    "a logged-out user": NO_SESSION,
    "a blocked user": NO_SESSION,
    "a user who must change the password": CHANGE_FIRST,
    "a system admin": COMPANIES_ONLY,
  },
  admin: {
    nobody: NO_SESSION,
    "a forger": NO_SESSION,
    "a logged-out user": NO_SESSION,
    "a blocked user": NO_SESSION,
    "a user who must change the password": CHANGE_FIRST,
    "a company user": ADMINS_ONLY,
  },
};

describe.each(routeTable)("$method $path ($access)", ({ access, method, path }) => {
  test.each(callers)("as %s", async (caller) => {
    const token = await tokenOf[caller]();
    const body = method === "GET" ? undefined : {};
    const reply = await app.call(method, path.replace(":id", "1"), { token, body });
    const refusal = refusals[access][caller];
    if (refusal) {
      const { status, message } = refusal;
      expect(reply).toMatchObject({ status, body: { message, error: message } });
    } else {
      const { message } = (reply.body ?? {}) as { message?: string };
      const walls = [NO_SESSION, CHANGE_FIRST, COMPANIES_ONLY, ADMINS_ONLY].map((wall) => wall.message);
      expect(walls).not.toContain(message);
      expect(reply.status).toBeLessThan(500);
    }
  });
});

test("the calls that exist are just these", () => {
  expect(routeTable.map(({ access, method, path }) => `${access} ${method} ${path}`)).toEqual([
    "public POST /api/login",
    "public POST /api/register-company",
    "public POST /api/confirm-company",
    "public POST /api/forgot-password",
    "public POST /api/reset-password",
    "account GET /api/user",
    "account POST /api/logout",
    "account POST /api/change-password",
    "company GET /api/ingredients",
    "company POST /api/ingredients",
    "company POST /api/ingredients/import",
    "company PUT /api/ingredients/:id",
    "company GET /api/ingredients/:id/movements",
    "company POST /api/ingredients/:id/entries",
    "company GET /api/drinks",
    "company POST /api/drinks",
    "company PUT /api/drinks/:id",
    "company DELETE /api/drinks/:id",
    "company GET /api/clients",
    "company POST /api/clients",
    "company PUT /api/clients/:id",
    "company DELETE /api/clients/:id",
    "company GET /api/events",
    "company POST /api/events",
    "company PUT /api/events/:id",
    "company PATCH /api/events/:id/disable",
    "company POST /api/events/:id/withdraw-stock",
    "company POST /api/events/:id/return-stock",
    "company GET /api/activity",
    "company GET /api/company-data",
    "admin GET /api/admin/stats",
    "admin GET /api/admin/companies",
    "admin GET /api/admin/clients-by-company",
    "admin GET /api/admin/users",
    "admin POST /api/admin/users/:id/toggle-status",
    "admin GET /api/admin/activity",
  ]);
});
