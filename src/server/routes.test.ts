import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { can, companyRoles } from "#shared/accounts/permissions.ts";
import { type Access, routeTable } from "./routes.ts";
import { type Caller, callerAs, callerOfClosedAs, callers, tokensOf } from "./testing/callers.ts";
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
const NO_PERMISSION = { status: 403, message: "Sua função não permite esta ação" };
const CLOSED = {
  status: 403,
  message: "Esta empresa foi encerrada. Nada mais pode ser feito nela até que seja reaberta.",
};
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
  [callerOfClosedAs.gestor]: NO_SESSION,
  [callerOfClosedAs.equipe]: NO_SESSION,
};
const SET_UP_FIRST = { status: 403, message: "Configure a segunda etapa para continuar" };
/** How each kind of route turns each kind of caller away; absent where it lets them in. */
const refusals: Record<Access, Refusals> = {
  public: {},
  account: withoutSession,
  person: { ...withoutSession, "a user who must change the password": CHANGE_FIRST },
  company: {
    ...withoutSession,
    "a user who must change the password": CHANGE_FIRST,
    "a user who must set up a second step": SET_UP_FIRST,
    "a system admin": COMPANIES_ONLY,
  },
  admin: {
    ...withoutSession,
    "a user who must change the password": CHANGE_FIRST,
    "a user who must set up a second step": ADMINS_ONLY,
    [callerOfClosedAs.dono]: ADMINS_ONLY,
    ...Object.fromEntries(companyRoles.map((role) => [callerAs[role], ADMINS_ONLY])),
  },
};

/** How a route turns a caller away, by the kind of route or by the permission it requires. */
function refusalOf({ access, need, whenClosed }: (typeof routeTable)[number], caller: Caller) {
  const isOfClosed = access === "company" && caller === callerOfClosedAs.dono;
  if (isOfClosed && whenClosed === "refused") return CLOSED;
  const role = companyRoles.find((each) => callerAs[each] === caller);
  const isRefused = role && need && need !== "membership" && !can(role, need);
  return refusals[access][caller] ?? (isRefused ? NO_PERMISSION : undefined);
}

describe.each(routeTable)("$method $path ($access, $need)", (route) => {
  const { access, method } = route;

  test.each(callers)("as %s", async (caller) => {
    const refusal = refusalOf(route, caller);
    const aimedAt = refusal || access === "company" ? target : other;
    const token = await tokenOf[caller]();
    for (const body of [...bodiesOf(route, aimedAt), undefined]) {
      const reply = await app.call(method, pathOf(route, aimedAt), { token, body });
      if (refusal) {
        const { status, message } = refusal;
        expect(reply).toMatchObject({ status, body: { message, error: message } });
      } else {
        const { message } = (reply.body ?? {}) as { message?: string };
        const walls = [
          NO_SESSION,
          CHANGE_FIRST,
          SET_UP_FIRST,
          COMPANIES_ONLY,
          NO_PERMISSION,
          CLOSED,
          ADMINS_ONLY,
        ].map((wall) => wall.message);
        expect(walls).not.toContain(message);
        expect(reply.status).toBeLessThan(500);
      }
      if (access !== "admin") expect(reply.text).not.toContain(target.mark);
    }
  });

  test("a token anywhere but in the bearer header is none", async () => {
    if (access === "public") return;
    const token = await tokenOf[access === "admin" ? "a system admin" : "an owner"]();
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

test("the calls that serve the owner of a closed company are just these", () => {
  const serving = routeTable.filter(({ whenClosed }) => whenClosed === "allowed");
  expect(serving.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /api/company/close",
    "POST /api/company/reopen",
    "GET /api/company-data",
  ]);
});

test("every call that names a record or changes something has its payload", async () => {
  const named = routeTable.filter(({ method, path }) => method !== "GET" || path.includes(":id"));
  expect(Object.keys(payloads)).toEqual(named.map(nameOf));
});

test("the calls that exist are just these", () => {
  expect(routeTable.map(({ access, need, method, path }) => `${need ?? access} ${method} ${path}`)).toEqual([
    "public POST /api/login",
    "public POST /api/login/second-step",
    "public POST /api/login/passkey/options",
    "public POST /api/login/passkey",
    "public POST /api/register-company",
    "public POST /api/confirm-company",
    "public POST /api/forgot-password",
    "public POST /api/reset-password",
    "public POST /api/invitation",
    "public POST /api/accept-invitation",
    "account GET /api/user",
    "account POST /api/logout",
    "account POST /api/change-password",
    "person GET /api/account",
    "person POST /api/step-up",
    "person POST /api/step-up/options",
    "person GET /api/devices",
    "person POST /api/devices/end-others",
    "person DELETE /api/devices/:id",
    "person GET /api/second-step",
    "person POST /api/second-step",
    "person DELETE /api/second-step",
    "person GET /api/passkeys",
    "person POST /api/passkeys/options",
    "person POST /api/passkeys",
    "person DELETE /api/passkeys/:id",
    "membership GET /api/ingredients",
    "edit-records POST /api/ingredients",
    "edit-records POST /api/ingredients/import",
    "move-stock POST /api/ingredients/count",
    "membership GET /api/ingredients/archived",
    "edit-records PUT /api/ingredients/:id",
    "edit-records PATCH /api/ingredients/:id/archive",
    "edit-records PATCH /api/ingredients/:id/unarchive",
    "edit-records POST /api/ingredients/:id/merge",
    "edit-records POST /api/ingredients/:id/unmerge",
    "membership GET /api/ingredients/:id/movements",
    "see-money GET /api/ingredients/:id/purchases",
    "edit-records POST /api/ingredients/:id/entries",
    "move-stock POST /api/ingredients/:id/losses",
    "edit-records POST /api/movements/:id/reverse",
    "see-money GET /api/losses",
    "membership GET /api/suppliers",
    "edit-records POST /api/suppliers",
    "edit-records PUT /api/suppliers/:id",
    "edit-records DELETE /api/suppliers/:id",
    "see-money GET /api/suppliers/:id/purchases",
    "membership GET /api/purchases",
    "edit-records POST /api/purchases",
    "edit-records POST /api/purchases/:id/reverse",
    "membership GET /api/drinks",
    "edit-records POST /api/drinks",
    "edit-records POST /api/drinks/import",
    "edit-records PUT /api/drinks/:id",
    "edit-records DELETE /api/drinks/:id",
    "membership GET /api/clients",
    "edit-records POST /api/clients",
    "edit-records POST /api/clients/import",
    "edit-records PUT /api/clients/:id",
    "edit-records DELETE /api/clients/:id",
    "edit-records GET /api/clients/removed",
    "edit-records PATCH /api/clients/:id/restore",
    "edit-records DELETE /api/clients/:id/name",
    "membership GET /api/events",
    "edit-records POST /api/events",
    "edit-records PUT /api/events/:id",
    "edit-records PATCH /api/events/:id/disable",
    "edit-records PATCH /api/events/:id/enable",
    "edit-records PATCH /api/events/:id/margin-seen",
    "edit-records PATCH /api/events/:id/nothing-used",
    "edit-records PATCH /api/events/:id/nothing-used/undo",
    "move-stock POST /api/events/:id/withdraw-stock",
    "move-stock POST /api/events/:id/take-more",
    "move-stock POST /api/events/:id/return-stock",
    "move-stock POST /api/events/:id/undo-withdrawal",
    "move-stock POST /api/events/:id/undo-return",
    "membership GET /api/events/:id/counts",
    "move-stock POST /api/events/:id/counts",
    "move-stock POST /api/events/:id/counts/dismiss",
    "edit-records GET /api/events/:id/team-link",
    "edit-records POST /api/events/:id/team-link",
    "edit-records DELETE /api/events/:id/team-link",
    "edit-records PUT /api/events/:id/charges",
    "see-money GET /api/events/:id/payments",
    "edit-records POST /api/events/:id/payments",
    "see-money GET /api/charges",
    "see-money GET /api/payments",
    "edit-records POST /api/payments/:id/reverse",
    "see-money GET /api/usual-costs",
    "manage-company PUT /api/usual-costs",
    "see-money GET /api/payment-settings",
    "manage-company PUT /api/payment-settings",
    "edit-records POST /api/events/:id/proposals",
    "edit-records GET /api/events/:id/proposals",
    "edit-records POST /api/events/:id/back-to-accepted",
    "edit-records POST /api/events/:id/proposal-preview",
    "edit-records GET /api/proposals",
    "edit-records POST /api/proposals/:id/accept",
    "edit-records POST /api/proposals/:id/revoke",
    "edit-records GET /api/proposals/:id/page",
    "edit-records GET /api/proposals/:id/pdf",
    "edit-records GET /api/proposal-settings",
    "manage-company PUT /api/proposal-settings",
    "edit-records GET /api/inquiries",
    "edit-records POST /api/inquiries",
    "edit-records POST /api/inquiries/:id/event",
    "edit-records POST /api/inquiries/:id/discard",
    "edit-records POST /api/inquiries/:id/reopen",
    "edit-records GET /api/inquiry-settings",
    "manage-company PUT /api/inquiry-settings",
    "see-money GET /api/notification-settings",
    "see-money PUT /api/notification-settings",
    "edit-records GET /api/company/logo",
    "manage-company PUT /api/company/logo",
    "manage-company DELETE /api/company/logo",
    "manage-company GET /api/company",
    "manage-company PUT /api/company",
    "manage-company POST /api/company/close",
    "manage-company POST /api/company/reopen",
    "manage-company GET /api/team",
    "manage-company POST /api/team/invitations",
    "manage-company POST /api/team/invitations/:id/resend",
    "manage-company PUT /api/team/invitations/:id/link",
    "manage-company DELETE /api/team/invitations/:id",
    "manage-company PUT /api/team/second-step",
    "manage-company DELETE /api/team/:id/second-step",
    "manage-company PATCH /api/team/:id",
    "manage-company DELETE /api/team/:id",
    "membership PUT /api/account",
    "membership DELETE /api/account",
    "membership GET /api/calendar-link",
    "membership POST /api/calendar-link",
    "membership DELETE /api/calendar-link",
    "membership GET /api/activity",
    "manage-company GET /api/company-data",
    "admin GET /api/admin/stats",
    "admin GET /api/admin/companies",
    "admin POST /api/admin/companies/:id/close",
    "admin POST /api/admin/companies/:id/reopen",
    "admin GET /api/admin/erased-companies",
    "admin GET /api/admin/clients-by-company",
    "admin GET /api/admin/users",
    "admin POST /api/admin/users/:id/toggle-status",
    "admin POST /api/admin/users/:id/end-second-step",
    "admin GET /api/admin/activity",
  ]);
});
