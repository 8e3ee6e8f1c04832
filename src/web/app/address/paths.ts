/** Every path of the product, by page. */
export const paths = {
  login: "/login",
  register: "/register",
  confirmCompany: "/confirm-company",
  resetPassword: "/reset-password",
  changePassword: "/change-password",
  dashboard: "/",
  stock: "/estoque",
  drinks: "/drinks",
  events: "/eventos",
  clients: "/clientes",
  reports: "/relatorios",
  activity: "/atividade",
  adminDashboard: "/admin",
  adminCompanies: "/admin/companies",
  adminUsers: "/admin/users",
  adminActivity: "/admin/activity",
} as const;

export type RoutedPage = keyof typeof paths;

const pages = new Map<string, RoutedPage>(
  Object.entries(paths).map(([page, path]) => [path, page as RoutedPage]),
);

const withoutTrailingSlash = (path: string) =>
  path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;

export const pageAt = (path: string) => pages.get(withoutTrailingSlash(path));

export const isAdminPath = (path: string) =>
  path === paths.adminDashboard || path.startsWith(`${paths.adminDashboard}/`);
