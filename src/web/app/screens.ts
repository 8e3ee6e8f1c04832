import { type ComponentType, lazy, type PropsWithChildren } from "react";
import { readAuthToken } from "./auth-token.ts";
import type { Screen } from "./destination.ts";
import { screenAt } from "./paths.ts";

type View = ComponentType<PropsWithChildren>;
type Loadable = { View: View; load: () => Promise<unknown> };
type ScreenEntry = { title: string; page: Loadable; shell?: Loadable };

function loadable<Name extends string>(name: Name, load: () => Promise<Record<Name, View>>): Loadable {
  return { View: lazy<View>(async () => ({ default: (await load())[name] })), load };
}

const company = loadable("CompanyShell", () => import("./shells/company-shell.tsx"));
const admin = loadable("AdminShell", () => import("./shells/admin-shell.tsx"));

export const screens: Record<Exclude<Screen, "spinner">, ScreenEntry> = {
  login: { title: "Entrar", page: loadable("LoginPage", () => import("#web/accounts/login-page.tsx")) },
  register: {
    title: "Cadastrar empresa",
    page: loadable("RegisterPage", () => import("#web/accounts/register-page.tsx")),
  },
  confirmCompany: {
    title: "Confirmar cadastro",
    page: loadable("ConfirmPage", () => import("#web/accounts/confirm-page.tsx")),
  },
  resetPassword: {
    title: "Redefinir senha",
    page: loadable("ResetPasswordPage", () => import("#web/accounts/reset-password-page.tsx")),
  },
  changePassword: {
    title: "Alterar senha",
    page: loadable("ForcedChangePage", () => import("#web/accounts/forced-change-page.tsx")),
  },
  dashboard: {
    title: "Dashboard",
    page: loadable("DashboardPage", () => import("#web/dashboard/dashboard-page.tsx")),
    shell: company,
  },
  stock: {
    title: "Estoque",
    page: loadable("StockPage", () => import("#web/ingredients/stock-page.tsx")),
    shell: company,
  },
  drinks: {
    title: "Drinks",
    page: loadable("DrinksPage", () => import("#web/drinks/drinks-page.tsx")),
    shell: company,
  },
  events: {
    title: "Eventos",
    page: loadable("EventsPage", () => import("#web/events/events-page.tsx")),
    shell: company,
  },
  clients: {
    title: "Clientes",
    page: loadable("ClientsPage", () => import("#web/clients/clients-page.tsx")),
    shell: company,
  },
  reports: {
    title: "Relatórios",
    page: loadable("ReportsPage", () => import("#web/reports/reports-page.tsx")),
    shell: company,
  },
  adminDashboard: {
    title: "Dashboard Administrativo",
    page: loadable("AdminDashboardPage", () => import("#web/admin/admin-dashboard-page.tsx")),
    shell: admin,
  },
  adminCompanies: {
    title: "Gerenciar Empresas",
    page: loadable("CompaniesPage", () => import("#web/admin/companies-page.tsx")),
    shell: admin,
  },
  adminUsers: {
    title: "Gerenciar Usuários",
    page: loadable("UsersPage", () => import("#web/admin/users-page.tsx")),
    shell: admin,
  },
  notFound: {
    title: "Página não encontrada",
    page: loadable("NotFoundPage", () => import("./not-found-page.tsx")),
  },
};

/** Starts to fetch what an address will most likely show while the session is still being checked. */
export function preloadScreen(path: string) {
  const entry = screens[screenAt(path) ?? "notFound"];
  const shown = entry.shell && !readAuthToken() ? screens.login : entry;
  // A failure is met again, and shown, where the screen is rendered.
  for (const part of [shown.shell, shown.page]) part?.load().catch(() => {});
}
