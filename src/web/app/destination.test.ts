import { expect, test } from "vitest";
import { companyRoles } from "#shared/accounts/permissions.ts";
import { pageAccess } from "#web/address/page-access.ts";
import type { SessionState } from "#web/session/session-state.ts";
import { companyUser, newUser, systemAdmin } from "#web/testing/users.ts";
import { destination } from "./destination.ts";

const token = { token: "t", openedWith: "t" };
const visitors: Record<string, SessionState> = {
  loading: { state: "loading" },
  "signed-out": { state: "signed-out" },
  user: { state: "signed-in", ...token, user: companyUser },
  "new user": { state: "password-change-required", ...token, user: newUser },
  admin: { state: "signed-in", ...token, user: systemAdmin },
  "new admin": {
    state: "password-change-required",
    ...token,
    user: { ...systemAdmin, requirePasswordChange: true },
  },
};

const kinds = ["loading", "signed-out", "user", "new user", "admin", "new admin"];

// A path, then what each kind of visitor gets there: a screen, or "→ where they are sent".
const table = [
  ["/login", "spinner", "login", "→ /", "→ /", "→ /admin", "→ /admin"],
  ["/register", "register", "register", "register", "register", "register", "register"],
  ["/confirm-company", ...Array(6).fill("confirmCompany")],
  ["/reset-password", ...Array(6).fill("resetPassword")],
  ["/change-password", ...Array(6).fill("changePassword")],
  ["/convite", ...Array(6).fill("invitation")],
  ["/", "spinner", "login", "dashboard", "changePassword", "→ /admin", "changePassword"],
  ["/estoque", "spinner", "login", "stock", "changePassword", "notFound", "changePassword"],
  ["/estoque/", "spinner", "login", "stock", "changePassword", "notFound", "changePassword"],
  ["/drinks", "spinner", "login", "drinks", "changePassword", "notFound", "changePassword"],
  ["/eventos", "spinner", "login", "events", "changePassword", "notFound", "changePassword"],
  ["/eventos/7", "spinner", "login", "event", "changePassword", "notFound", "changePassword"],
  ["/eventos/7/", "spinner", "login", "event", "changePassword", "notFound", "changePassword"],
  ["/eventos/0", ...Array(6).fill("notFound")],
  ["/eventos/sete", ...Array(6).fill("notFound")],
  ["/eventos/7/baixa", "spinner", "login", "eventWithdrawal", "changePassword", "notFound", "changePassword"],
  ["/eventos/7/retorno", "spinner", "login", "eventReturn", "changePassword", "notFound", "changePassword"],
  ["/compras", "spinner", "login", "purchases", "changePassword", "notFound", "changePassword"],
  ["/eventos/7/8", ...Array(6).fill("notFound")],
  [
    "/compras/anteriores",
    "spinner",
    "login",
    "pastPurchases",
    "changePassword",
    "notFound",
    "changePassword",
  ],
  ["/fornecedores", "spinner", "login", "suppliers", "changePassword", "notFound", "changePassword"],
  ["/fornecedores/7", "spinner", "login", "supplier", "changePassword", "notFound", "changePassword"],
  ["/fornecedores/0", ...Array(6).fill("notFound")],
  ["/clientes", "spinner", "login", "clients", "changePassword", "notFound", "changePassword"],
  ["/clientes/7", "spinner", "login", "client", "changePassword", "notFound", "changePassword"],
  ["/clientes/0", ...Array(6).fill("notFound")],
  ["/recebimentos", "spinner", "login", "payments", "changePassword", "notFound", "changePassword"],
  ["/relatorios", "spinner", "login", "reports", "changePassword", "notFound", "changePassword"],
  ["/empresa", "spinner", "login", "company", "changePassword", "notFound", "changePassword"],
  ["/conta", "spinner", "login", "account", "changePassword", "notFound", "changePassword"],
  ["/atividade", "spinner", "login", "activity", "changePassword", "notFound", "changePassword"],
  ["/admin", "spinner", "login", "→ /", "changePassword", "adminDashboard", "changePassword"],
  ["/admin/companies", "spinner", "login", "→ /", "changePassword", "adminCompanies", "changePassword"],
  ["/admin/users", "spinner", "login", "→ /", "changePassword", "adminUsers", "changePassword"],
  ["/admin/activity", "spinner", "login", "→ /", "changePassword", "adminActivity", "changePassword"],
  ["/admin/conta", "spinner", "login", "→ /", "changePassword", "adminAccount", "changePassword"],
  ["/admin/nada", "spinner", "notFound", "→ /", "→ /", "notFound", "notFound"],
  ["/admin/users/7/nada", "spinner", "notFound", "→ /", "→ /", "notFound", "notFound"],
  ["/administrador", ...Array(6).fill("notFound")],
  ["/nada", ...Array(6).fill("notFound")],
  ["/estoque/7", ...Array(6).fill("notFound")],
  ["/constructor", ...Array(6).fill("notFound")],
] as const;

const cases = table.flatMap(([path, ...goals]) => kinds.map((kind, index) => [path, kind, goals[index]]));

test.each(cases)("at %s, %s: %s", (path, kind, expected) => {
  const goal = destination(path ?? "", visitors[kind ?? ""] as SessionState);
  expect("redirect" in goal ? `→ ${goal.redirect}` : goal.page).toBe(expected);
});

test("every page is in the table", () => {
  const goals = new Set<string>(table.flat());
  expect(Object.keys(pageAccess).filter((page) => !goals.has(page))).toEqual([]);
});

// A path, then what dono, gestor and equipe get there.
const byRole = [
  ["/", "dashboard", "dashboard", "dashboard"],
  ["/estoque", "stock", "stock", "stock"],
  ["/drinks", "drinks", "drinks", "drinks"],
  ["/eventos", "events", "events", "events"],
  ["/eventos/7", "event", "event", "event"],
  ["/clientes", "clients", "clients", "→ /"],
  ["/clientes/7", "client", "client", "client"],
  ["/fornecedores/7", "supplier", "supplier", "→ /"],
  ["/recebimentos", "payments", "payments", "→ /"],
  ["/relatorios", "reports", "reports", "→ /"],
  ["/atividade", "activity", "activity", "activity"],
  ["/empresa", "company", "→ /", "→ /"],
  ["/empresa/", "company", "→ /", "→ /"],
] as const;

const roleCases = byRole.flatMap(([path, ...goals]) =>
  companyRoles.map((companyRole, index) => [path, companyRole, goals[index]] as const),
);

test.each(roleCases)("at %s, %s: %s", (path, companyRole, expected) => {
  const goal = destination(path, { state: "signed-in", ...token, user: { ...companyUser, companyRole } });
  expect("redirect" in goal ? `→ ${goal.redirect}` : goal.page).toBe(expected);
});

test("whoever must set up a second step is led there from every page of theirs", () => {
  const session: SessionState = {
    state: "second-step-required",
    ...token,
    user: { ...companyUser, requireSecondStep: true },
  };
  expect(destination("/", session)).toEqual({ page: "secondStepSetUp" });
  expect(destination("/estoque", session)).toEqual({ page: "secondStepSetUp" });
  expect(destination("/login", session)).toEqual({ redirect: "/" });
  expect(destination("/register", session)).toEqual({ page: "register" });
});
