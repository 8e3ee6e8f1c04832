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
  pastPurchases: "/compras/anteriores",
  suppliers: "/fornecedores",
  clients: "/clientes",
  payments: "/recebimentos",
  reports: "/relatorios",
  activity: "/atividade",
  company: "/empresa",
  account: "/conta",
  adminDashboard: "/admin",
  adminCompanies: "/admin/companies",
  adminUsers: "/admin/users",
  adminActivity: "/admin/activity",
  adminAccount: "/admin/conta",
} as const;

export type RoutedPage =
  | keyof typeof paths
  | "event"
  | "eventWithdrawal"
  | "eventReturn"
  | "supplier"
  | "client";

const pages = new Map<string, RoutedPage>(
  Object.entries(paths).map(([page, path]) => [path, page as RoutedPage]),
);

const withoutTrailingSlash = (path: string) =>
  path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;

/** Reads the id in the path of one record's page, below the page of all of them. */
const idBelow = (parent: string, child = "") => {
  const pattern = new RegExp(`^${parent}/([1-9]\\d{0,8})${child}$`);
  return (path: string): number | undefined => {
    const [, id] = pattern.exec(withoutTrailingSlash(path)) ?? [];
    return id ? Number(id) : undefined;
  };
};

export const eventIdIn = idBelow(paths.events);
/** Of the page on which the stock of an event goes out. */
export const withdrawnEventIn = idBelow(paths.events, "/baixa");
/** Of the page on which the return of an event is counted. */
export const returnedEventIn = idBelow(paths.events, "/retorno");
export const supplierIdIn = idBelow(paths.suppliers);
export const clientIdIn = idBelow(paths.clients);

export function pageAt(path: string): RoutedPage | undefined {
  const page = pages.get(withoutTrailingSlash(path));
  if (page) return page;
  if (eventIdIn(path)) return "event";
  if (withdrawnEventIn(path)) return "eventWithdrawal";
  if (returnedEventIn(path)) return "eventReturn";
  if (clientIdIn(path)) return "client";
  return supplierIdIn(path) ? "supplier" : undefined;
}

export const isAdminPath = (path: string) =>
  path === paths.adminDashboard || path.startsWith(`${paths.adminDashboard}/`);
