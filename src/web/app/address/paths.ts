/** Every path of the product, by page. */
export const paths = {
  login: "/login",
  register: "/register",
  confirmCompany: "/confirm-company",
  resetPassword: "/reset-password",
  changePassword: "/change-password",
  invitation: "/convite",
  dashboard: "/",
  stock: "/estoque",
  drinks: "/drinks",
  events: "/eventos",
  purchases: "/compras",
  clients: "/clientes",
  payments: "/recebimentos",
  reports: "/relatorios",
  activity: "/atividade",
  company: "/empresa",
  adminDashboard: "/admin",
  adminCompanies: "/admin/companies",
  adminUsers: "/admin/users",
  adminActivity: "/admin/activity",
} as const;

export type RoutedPage = keyof typeof paths | "event";

const pages = new Map<string, RoutedPage>(
  Object.entries(paths).map(([page, path]) => [path, page as RoutedPage]),
);

const withoutTrailingSlash = (path: string) =>
  path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;

const EVENT_PATH = new RegExp(`^${paths.events}/([1-9]\\d{0,8})$`);

/** The id in the path of an event's page. */
export function eventIdIn(path: string): number | undefined {
  const [, id] = EVENT_PATH.exec(withoutTrailingSlash(path)) ?? [];
  return id ? Number(id) : undefined;
}

export const pageAt = (path: string): RoutedPage | undefined =>
  pages.get(withoutTrailingSlash(path)) ?? (eventIdIn(path) ? "event" : undefined);

export const isAdminPath = (path: string) =>
  path === paths.adminDashboard || path.startsWith(`${paths.adminDashboard}/`);
