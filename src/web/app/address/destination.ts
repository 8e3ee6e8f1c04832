import type { SessionUser } from "#shared/accounts/contract.ts";
import type { Session } from "#web/app/session.tsx";
import { isAdminPath, pageAt, paths, type RoutedPage } from "./paths.ts";

export type Page = RoutedPage | "spinner" | "notFound";
export type Destination = { page: Page } | { redirect: string };

const isPublic = (page: RoutedPage) =>
  page === "register" || page === "confirmCompany" || page === "resetPassword" || page === "changePassword";

const isSystemAdmin = (user: SessionUser) => user.role === "admin_system";

/** The one definition of which page a user sees at which path. */
export function destination(path: string, session: Session): Destination {
  const page = pageAt(path);
  if (!page) return unknownPath(path, session);
  if (isPublic(page)) return { page };
  if (session.state === "loading") return { page: "spinner" };
  if (session.state === "signed-out") return { page: "login" };
  if (page === "login") return { redirect: homeOf(session.user) };
  if (session.state === "password-change-required") return { page: "changePassword" };
  return isSystemAdmin(session.user) ? forAdmin(path, page) : forCompanyUser(path, page);
}

const homeOf = (user: SessionUser) => (isSystemAdmin(user) ? paths.adminDashboard : paths.dashboard);

function unknownPath(path: string, session: Session): Destination {
  if (!isAdminPath(path) || session.state === "signed-out") return { page: "notFound" };
  if (session.state === "loading") return { page: "spinner" };
  return isSystemAdmin(session.user) ? { page: "notFound" } : { redirect: paths.dashboard };
}

function forAdmin(path: string, page: RoutedPage): Destination {
  if (page === "dashboard") return { redirect: paths.adminDashboard };
  return isAdminPath(path) ? { page } : { page: "notFound" };
}

const forCompanyUser = (path: string, page: RoutedPage): Destination =>
  isAdminPath(path) ? { redirect: paths.dashboard } : { page };
