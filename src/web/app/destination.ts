import type { SessionUser } from "#shared/accounts/contract.ts";
import { hasEnough } from "#shared/accounts/permissions.ts";
import { pageAccess } from "#web/address/page-access.ts";
import { isAdminPath, pageAt, paths, type RoutedPage } from "#web/address/paths.ts";
import type { SessionState } from "#web/session/session-state.ts";

export type Page = RoutedPage | "spinner" | "notFound" | "secondStepSetUp" | "companyClosed";
export type Destination = { page: Page } | { redirect: string };

const isSystemAdmin = (user: SessionUser) => user.role === "admin_system";

/** The one definition of which page a user sees at which path. */
export function destination(path: string, session: SessionState): Destination {
  const page = pageAt(path);
  if (!page) return unknownPath(path, session);
  if (page !== "login" && pageAccess[page] === "anybody") return { page };
  if (session.state === "loading") return { page: "spinner" };
  if (session.state === "signed-out") return { page: "login" };
  if (page === "login") return { redirect: homeOf(session.user) };
  if (session.state === "password-change-required") return { page: "changePassword" };
  if (session.state === "second-step-required") return { page: "secondStepSetUp" };
  if (session.user.companyClosure) return { page: "companyClosed" };
  return isSystemAdmin(session.user) ? forAdmin(page) : forCompanyUser(page, session.user);
}

const homeOf = (user: SessionUser) => (isSystemAdmin(user) ? paths.adminDashboard : paths.dashboard);

function unknownPath(path: string, session: SessionState): Destination {
  if (!isAdminPath(path) || session.state === "signed-out") return { page: "notFound" };
  if (session.state === "loading") return { page: "spinner" };
  return isSystemAdmin(session.user) ? { page: "notFound" } : { redirect: paths.dashboard };
}

function forAdmin(page: RoutedPage): Destination {
  if (page === "dashboard") return { redirect: paths.adminDashboard };
  return { page: pageAccess[page] === "system-admin" ? page : "notFound" };
}

function forCompanyUser(page: RoutedPage, user: SessionUser): Destination {
  const access = pageAccess[page];
  const isOpen = access !== "anybody" && access !== "system-admin" && hasEnough(user.companyRole, access);
  return isOpen ? { page } : { redirect: paths.dashboard };
}
