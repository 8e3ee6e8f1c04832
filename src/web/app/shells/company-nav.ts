import {
  Building2,
  CalendarDays,
  ChartColumn,
  LayoutDashboard,
  Martini,
  Package,
  ShoppingCart,
  Users,
  Wallet,
} from "lucide-react";
import { type CompanyRole, hasEnough } from "#shared/accounts/permissions.ts";
import { pageAccess } from "#web/address/page-access.ts";
import { paths } from "#web/address/paths.ts";
import type { NavEntry } from "./side-nav.tsx";

/** SPEC §2: its six entries in its order. The first four have a tab of their own on phones. */
const specified = [
  { page: "dashboard", label: "Dashboard", Icon: LayoutDashboard },
  { page: "stock", label: "Estoque", Icon: Package },
  { page: "drinks", label: "Drinks", Icon: Martini },
  { page: "events", label: "Eventos", Icon: CalendarDays },
  { page: "clients", label: "Clientes", Icon: Users },
  { page: "reports", label: "Relatórios", Icon: ChartColumn },
] as const;
const added = [
  { page: "purchases", label: "Compras", Icon: ShoppingCart },
  { page: "payments", label: "Dinheiro", Icon: Wallet },
] as const;
const last = [{ page: "company", label: "Empresa", Icon: Building2 }] as const;

const DAILY = new Set<string>([paths.dashboard, paths.stock, paths.drinks, paths.events]);

type Entry = (typeof specified)[number] | (typeof added)[number] | (typeof last)[number];

/** The menu of a company for somebody with this role: all groups, and the same apart for phones. */
export function companyNav(companyRole: CompanyRole | null) {
  const permitted = (entries: readonly Entry[]): NavEntry[] =>
    entries.flatMap(({ page, label, Icon }) =>
      hasEnough(companyRole, pageAccess[page]) ? [{ path: paths[page], label, Icon }] : [],
    );
  const groups = [permitted(specified), permitted(added), permitted(last)];
  return {
    groups,
    daily: groups.flat().filter(({ path }) => DAILY.has(path)),
    others: groups.map((group) => group.filter(({ path }) => !DAILY.has(path))),
  };
}
