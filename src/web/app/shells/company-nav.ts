import { Building2, CalendarDays, ChartColumn, LayoutDashboard, Martini, Package, Users } from "lucide-react";
import { type CompanyRole, can } from "#shared/accounts/permissions.ts";
import { neededPermissions } from "#web/app/address/needed-permissions.ts";
import { paths } from "#web/app/address/paths.ts";
import type { NavEntry } from "./side-nav.tsx";

const entries = [
  { page: "dashboard", label: "Dashboard", Icon: LayoutDashboard, isDaily: true },
  { page: "stock", label: "Estoque", Icon: Package, isDaily: true },
  { page: "drinks", label: "Drinks", Icon: Martini, isDaily: true },
  { page: "events", label: "Eventos", Icon: CalendarDays, isDaily: true },
  { page: "clients", label: "Clientes", Icon: Users, isDaily: false },
  { page: "reports", label: "Relatórios", Icon: ChartColumn, isDaily: false },
  { page: "company", label: "Empresa", Icon: Building2, isDaily: false },
] as const;

type CompanyNav = {
  all: readonly NavEntry[];
  /** The four of every day, which phones have in sight. */
  daily: readonly NavEntry[];
  rest: readonly NavEntry[];
};

/** The pages that a role may open. */
export function companyNav(companyRole: CompanyRole | null): CompanyNav {
  const open = entries.filter(({ page }) => {
    const needed = neededPermissions[page];
    return !needed || can(companyRole, needed);
  });
  const entryOf = ({ page, label, Icon }: (typeof entries)[number]): NavEntry => ({
    path: paths[page],
    label,
    Icon,
  });
  return {
    all: open.map(entryOf),
    daily: open.filter(({ isDaily }) => isDaily).map(entryOf),
    rest: open.filter(({ isDaily }) => !isDaily).map(entryOf),
  };
}
