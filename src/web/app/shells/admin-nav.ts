import { Building2, LayoutDashboard, Users } from "lucide-react";
import { paths } from "#web/app/address/paths.ts";
import type { NavEntry } from "./nav-entry.ts";

export const adminNav: readonly NavEntry[] = [
  { path: paths.adminDashboard, label: "Dashboard", Icon: LayoutDashboard },
  { path: paths.adminCompanies, label: "Empresas", Icon: Building2 },
  { path: paths.adminUsers, label: "Usuários", Icon: Users },
];
