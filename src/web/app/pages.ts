import { pageAt } from "#web/address/paths.ts";
import { readAuthToken } from "#web/api/auth-token.ts";
import { type LazyView, lazyView } from "#web/ui/lazy/lazy-view.tsx";
import type { Page } from "./destination.ts";

type PageEntry = {
  title: string;
  view: LazyView;
  shell?: LazyView;
};

const company = lazyView("CompanyShell", () => import("#web/app/shells/company-shell.tsx"));
const admin = lazyView("AdminShell", () => import("#web/app/shells/admin-shell.tsx"));
const closed = lazyView("ClosedShell", () => import("#web/app/shells/closed-shell.tsx"));
const account = lazyView("AccountPage", () => import("#web/accounts/own/account-page.tsx"));

export const pages: Record<Exclude<Page, "spinner">, PageEntry> = {
  login: { title: "Entrar", view: lazyView("LoginPage", () => import("#web/accounts/login/login-page.tsx")) },
  register: {
    title: "Cadastrar empresa",
    view: lazyView("RegisterPage", () => import("#web/accounts/register/register-page.tsx")),
  },
  confirmCompany: {
    title: "Confirmar cadastro",
    view: lazyView("ConfirmPage", () => import("#web/accounts/register/confirm-page.tsx")),
  },
  resetPassword: {
    title: "Redefinir senha",
    view: lazyView("ResetPasswordPage", () => import("#web/accounts/password/reset-password-page.tsx")),
  },
  changePassword: {
    title: "Alterar senha",
    view: lazyView("ForcedChangePage", () => import("#web/accounts/password/forced-change-page.tsx")),
  },
  secondStepSetUp: {
    title: "Segunda etapa",
    view: lazyView("SecondStepPage", () => import("#web/app/second-step-page.tsx")),
  },
  invitation: {
    title: "Convite",
    view: lazyView("InvitationPage", () => import("#web/accounts/invitation/invitation-page.tsx")),
  },
  companyClosed: {
    title: "Empresa encerrada",
    view: lazyView("ClosedCompanyPage", () => import("#web/company/closing/closed-company-page.tsx")),
    shell: closed,
  },
  dashboard: {
    title: "Dashboard",
    view: lazyView("DashboardPage", () => import("#web/dashboard/dashboard-page.tsx")),
    shell: company,
  },
  stock: {
    title: "Estoque",
    view: lazyView("StockPage", () => import("#web/ingredients/stock-page.tsx")),
    shell: company,
  },
  drinks: {
    title: "Drinks",
    view: lazyView("DrinksPage", () => import("#web/drinks/drinks-page.tsx")),
    shell: company,
  },
  events: {
    title: "Eventos",
    view: lazyView("EventsPage", () => import("#web/events/events-page.tsx")),
    shell: company,
  },
  event: {
    title: "Evento",
    view: lazyView("EventPage", () => import("#web/events/page/event-page.tsx")),
    shell: company,
  },
  eventWithdrawal: {
    title: "Baixa",
    view: lazyView("WithdrawalPage", () => import("#web/night/withdrawal/withdrawal-page.tsx")),
    shell: company,
  },
  eventReturn: {
    title: "Retorno",
    view: lazyView("ReturnPage", () => import("#web/night/return/return-page.tsx")),
    shell: company,
  },
  purchases: {
    title: "Compras",
    view: lazyView("PurchasesPage", () => import("#web/purchases/purchases-page.tsx")),
    shell: company,
  },
  pastPurchases: {
    title: "Compras anteriores",
    view: lazyView("PastPurchasesPage", () => import("#web/purchases/past/past-purchases-page.tsx")),
    shell: company,
  },
  suppliers: {
    title: "Fornecedores",
    view: lazyView("SuppliersPage", () => import("#web/suppliers/suppliers-page.tsx")),
    shell: company,
  },
  supplier: {
    title: "Fornecedor",
    view: lazyView("SupplierPage", () => import("#web/suppliers/page/supplier-page.tsx")),
    shell: company,
  },
  clients: {
    title: "Clientes",
    view: lazyView("ClientsPage", () => import("#web/clients/clients-page.tsx")),
    shell: company,
  },
  client: {
    title: "Cliente",
    view: lazyView("ClientPage", () => import("#web/clients/page/client-page.tsx")),
    shell: company,
  },
  payments: {
    title: "Recebimentos",
    view: lazyView("PaymentsPage", () => import("#web/payments/payments-page.tsx")),
    shell: company,
  },
  reports: {
    title: "Relatórios",
    view: lazyView("ReportsPage", () => import("#web/reports/reports-page.tsx")),
    shell: company,
  },
  activity: {
    title: "Atividade",
    view: lazyView("ActivityPage", () => import("#web/activity/activity-page.tsx")),
    shell: company,
  },
  company: {
    title: "Empresa",
    view: lazyView("CompanyPage", () => import("#web/company/company-page.tsx")),
    shell: company,
  },
  account: { title: "Minha conta", view: account, shell: company },
  adminDashboard: {
    title: "Dashboard Administrativo",
    view: lazyView("AdminDashboardPage", () => import("#web/admin/admin-dashboard-page.tsx")),
    shell: admin,
  },
  adminCompanies: {
    title: "Gerenciar Empresas",
    view: lazyView("CompaniesPage", () => import("#web/admin/companies-page.tsx")),
    shell: admin,
  },
  adminUsers: {
    title: "Gerenciar Usuários",
    view: lazyView("UsersPage", () => import("#web/admin/users-page.tsx")),
    shell: admin,
  },
  adminActivity: {
    title: "Atividade das Contas",
    view: lazyView("AdminActivityPage", () => import("#web/activity/admin-activity-page.tsx")),
    shell: admin,
  },
  adminAccount: { title: "Minha conta", view: account, shell: admin },
  notFound: {
    title: "Página não encontrada",
    view: lazyView("NotFoundPage", () => import("./not-found-page.tsx")),
  },
};

/** Fetches the code of the page that an address most likely shows, while the session is being checked. */
export async function preloadPage(path: string): Promise<void> {
  const entry = pages[pageAt(path) ?? "notFound"];
  const shown = entry.shell && !readAuthToken() ? pages.login : entry;
  await preload(shown.shell ? [shown.shell, shown.view] : [shown.view]);
}

/**
 * Fetches the other pages of the same shell, so that its menu opens them at once: one after the other, since all in one
 * task hold up a touch.
 */
export async function preloadNeighbours(shell: LazyView): Promise<void> {
  for (const { shell: its, view } of Object.values(pages)) if (its === shell) await preload([view]);
}

/** A failure is shown when the page is rendered. */
async function preload(parts: LazyView[]): Promise<void> {
  await Promise.allSettled(parts.map((part) => part.load()));
}
