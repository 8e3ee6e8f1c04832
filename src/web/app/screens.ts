import type { Screen } from "#web/app/address/destination.ts";
import { screenAt } from "#web/app/address/paths.ts";
import { readAuthToken } from "#web/app/api/auth-token.ts";
import { type Loadable, loadable } from "#web/app/parts/loadable.tsx";

type ScreenEntry = {
  title: string;
  page: Loadable;
  shell?: Loadable;
};

const company = loadable("CompanyShell", () => import("./shells/company-shell.tsx"));
const admin = loadable("AdminShell", () => import("./shells/admin-shell.tsx"));

export const screens: Record<Exclude<Screen, "spinner">, ScreenEntry> = {
  login: { title: "Entrar", page: loadable("LoginPage", () => import("#web/accounts/login/login-page.tsx")) },
  register: {
    title: "Cadastrar empresa",
    page: loadable("RegisterPage", () => import("#web/accounts/register/register-page.tsx")),
  },
  confirmCompany: {
    title: "Confirmar cadastro",
    page: loadable("ConfirmPage", () => import("#web/accounts/register/confirm-page.tsx")),
  },
  resetPassword: {
    title: "Redefinir senha",
    page: loadable("ResetPasswordPage", () => import("#web/accounts/password/reset-password-page.tsx")),
  },
  changePassword: {
    title: "Alterar senha",
    page: loadable("ForcedChangePage", () => import("#web/accounts/password/forced-change-page.tsx")),
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
  activity: {
    title: "Atividade",
    page: loadable("ActivityPage", () => import("#web/activity/activity-page.tsx")),
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
  adminActivity: {
    title: "Atividade das Contas",
    page: loadable("AdminActivityPage", () => import("#web/activity/admin-activity-page.tsx")),
    shell: admin,
  },
  notFound: {
    title: "Página não encontrada",
    page: loadable("NotFoundPage", () => import("./not-found-page.tsx")),
  },
};

/** Fetches the code of the page that an address most likely shows, while the session is being checked. */
export async function preloadScreen(path: string): Promise<void> {
  const entry = screens[screenAt(path) ?? "notFound"];
  const shown = entry.shell && !readAuthToken() ? screens.login : entry;
  await preload(shown.shell ? [shown.shell, shown.page] : [shown.page]);
}

/** Fetches the other pages of the same shell, so that its menu opens them at once. */
export const preloadNeighbours = (shell: Loadable) =>
  preload(Object.values(screens).flatMap((entry) => (entry.shell === shell ? [entry.page] : [])));

/** A failure is shown when the page is rendered. */
async function preload(parts: Loadable[]): Promise<void> {
  await Promise.allSettled(parts.map((part) => part.load()));
}
