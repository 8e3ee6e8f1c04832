import type { SessionUser } from "#shared/accounts/contract.ts";
import type { Session } from "#web/app/session.tsx";
import { isAdminPath, paths, type RoutedScreen, screenAt } from "./paths.ts";

export type Screen = RoutedScreen | "spinner" | "notFound";
export type Destination = { screen: Screen } | { redirect: string };

const isPublic = (screen: RoutedScreen) =>
  screen === "register" ||
  screen === "confirmCompany" ||
  screen === "resetPassword" ||
  screen === "changePassword";

const isSystemAdmin = (user: SessionUser) => user.role === "admin_system";

/** The one definition of which page a user sees at which path. */
export function destination(path: string, session: Session): Destination {
  const screen = screenAt(path);
  if (!screen) return unknownPath(path, session);
  if (isPublic(screen)) return { screen };
  if (session.state === "loading") return { screen: "spinner" };
  if (session.state === "signed-out") return { screen: "login" };
  if (screen === "login") return { redirect: homeOf(session.user) };
  if (session.state === "password-change-required") return { screen: "changePassword" };
  return isSystemAdmin(session.user) ? forAdmin(path, screen) : forCompanyUser(path, screen);
}

const homeOf = (user: SessionUser) => (isSystemAdmin(user) ? paths.adminDashboard : paths.dashboard);

function unknownPath(path: string, session: Session): Destination {
  if (!isAdminPath(path) || session.state === "signed-out") return { screen: "notFound" };
  if (session.state === "loading") return { screen: "spinner" };
  return isSystemAdmin(session.user) ? { screen: "notFound" } : { redirect: paths.dashboard };
}

function forAdmin(path: string, screen: RoutedScreen): Destination {
  if (screen === "dashboard") return { redirect: paths.adminDashboard };
  return isAdminPath(path) ? { screen } : { screen: "notFound" };
}

const forCompanyUser = (path: string, screen: RoutedScreen): Destination =>
  isAdminPath(path) ? { redirect: paths.dashboard } : { screen };
