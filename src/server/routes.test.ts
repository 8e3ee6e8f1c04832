import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Access, routeTable } from "./routes.ts";
import { type Caller, callers, tokensOf } from "./testing/callers.ts";
import { type FurnishedCompany, furnishCompany } from "./testing/companies.ts";
import { bodiesOf, nameOf, pathOf, payloads } from "./testing/payloads.ts";
import { rowsOfCompany } from "./testing/stored-state.ts";
import { createTestApp, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
let tokenOf: ReturnType<typeof tokensOf>;
/** The one that everybody tries to get at, and one for the calls that are nobody's or an admin's own business. */
let target: FurnishedCompany;
let other: FurnishedCompany;
let before: string[];

beforeAll(async () => {
  app = await createTestApp();
  tokenOf = tokensOf(app);
  target = await furnishCompany(app, "alvo");
  other = await furnishCompany(app, "outra");
  before = await rowsOfCompany(app.db, target.companyId);
});
afterAll(() => app.close());

const NO_SESSION = { status: 401, message: "Sessão encerrada. Entre novamente." };
const CHANGE_FIRST = { status: 403, message: "Troque sua senha para continuar" };
const COMPANIES_ONLY = { status: 403, message: "Acesso restrito a usuários de empresa" };
const ADMINS_ONLY = { status: 403, message: "Acesso restrito a administradores do sistema" };

type Refusals = Partial<Record<Caller, { status: number; message: string }>>;
const withoutSession: Refusals = {
  nobody: NO_SESSION,
  "a forger": NO_SESSION,
  "a user whose session has run out": NO_SESSION,
  "a user who was away for too long": NO_SESSION,
  "a logged-out user": NO_SESSION,
  "a blocked user": NO_SESSION,
  "a user of a company that is not active": NO_SESSION,
};
/** How each kind of route turns each kind of caller away; absent where it lets them in. */
const refusals: Record<Access, Refusals> = {
  public: {},
  account: withoutSession,
  company: {
    ...withoutSession,
    "a user who must change the password": CHANGE_FIRST,
    "a system admin": COMPANIES_ONLY,
  },
  admin: {
    ...withoutSession,
    "a user who must change the password": CHANGE_FIRST,
    "a company user": ADMINS_ONLY,
  },
};

describe.each(routeTable)("$method $path ($access)", (route) => {
  const { access, method } = route;

  test.each(callers)("as %s", async (caller) => {
    const refusal = refusals[access][caller];
    const aimedAt = refusal || access === "company" ? target : other;
    const token = await tokenOf[caller]();
    for (const body of [...bodiesOf(route, aimedAt), undefined]) {
      const reply = await app.call(method, pathOf(route, aimedAt), { token, body });
      if (refusal) {
        const { status, message } = refusal;
        expect(reply).toMatchObject({ status, body: { message, error: message } });
      } else {
        const { message } = (reply.body ?? {}) as { message?: string };
        const walls = [NO_SESSION, CHANGE_FIRST, COMPANIES_ONLY, ADMINS_ONLY].map((wall) => wall.message);
        expect(walls).not.toContain(message);
        expect(reply.status).toBeLessThan(500);
      }
      if (access !== "admin") expect(reply.text).not.toContain(target.mark);
    }
  });

  test("a token anywhere but in the bearer header is none", async () => {
    if (access === "public") return;
    const token = await tokenOf[access === "admin" ? "a system admin" : "a company user"]();
    const places: [string, Record<string, string>][] = [
      [`?token=${token}&access_token=${token}`, {}],
      ["", { cookie: `auth_token=${token}; token=${token}` }],
      ["", { authorization: `Basic ${token}` }],
      ["", { authorization: `Bearer ${token}, Bearer ${token}` }],
      ["", { authorization: `${token}` }],
      ["", { "x-auth-token": `${token}`, "x-access-token": `${token}` }],
    ];
    for (const [query, headers] of places) {
      const reply = await app.call(method, pathOf(route, target) + query, { headers });
      expect(reply).toMatchObject({ status: 401, body: { message: NO_SESSION.message } });
    }
  });
});

test("after all this, what the company has is what it had, to the byte", async () => {
  expect(before.length).toBeGreaterThan(15);
  expect(await rowsOfCompany(app.db, target.companyId)).toEqual(before);
});

test("every call that names a record or changes something has its payload", async () => {
  const named = routeTable.filter(({ method, path }) => method !== "GET" || path.includes(":id"));
  expect(Object.keys(payloads)).toEqual(named.map(nameOf));
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
    "company POST /api/ingredients/count",
    "company GET /api/ingredients/archived",
    "company PUT /api/ingredients/:id",
    "company PATCH /api/ingredients/:id/archive",
    "company PATCH /api/ingredients/:id/unarchive",
    "company GET /api/ingredients/:id/movements",
    "company POST /api/ingredients/:id/entries",
    "company POST /api/movements/:id/reverse",
    "company GET /api/drinks",
    "company POST /api/drinks",
    "company POST /api/drinks/import",
    "company PUT /api/drinks/:id",
    "company DELETE /api/drinks/:id",
    "company GET /api/clients",
    "company POST /api/clients",
    "company POST /api/clients/import",
    "company PUT /api/clients/:id",
    "company DELETE /api/clients/:id",
    "company GET /api/clients/removed",
    "company DELETE /api/clients/:id/name",
    "company GET /api/events",
    "company POST /api/events",
    "company PUT /api/events/:id",
    "company PATCH /api/events/:id/disable",
    "company PATCH /api/events/:id/enable",
    "company PATCH /api/events/:id/nothing-used",
    "company PATCH /api/events/:id/nothing-used/undo",
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
