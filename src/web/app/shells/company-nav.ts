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

/** The screens of every day, which have a tab of their own on phones. */
const daily = [
  { page: "dashboard", label: "Dashboard", Icon: LayoutDashboard },
  { page: "stock", label: "Estoque", Icon: Package },
  { page: "drinks", label: "Drinks", Icon: Martini },
  { page: "events", label: "Eventos", Icon: CalendarDays },
] as const;

const others = [
  { page: "purchases", label: "Compras", Icon: ShoppingCart },
  { page: "clients", label: "Clientes", Icon: Users },
  { page: "payments", label: "Recebimentos", Icon: Wallet },
  { page: "reports", label: "Relatórios", Icon: ChartColumn },
  { page: "company", label: "Empresa", Icon: Building2 },
] as const;

type Entry = (typeof daily)[number] | (typeof others)[number];

/** The menu of a company for somebody with this role. */
export function companyNav(companyRole: CompanyRole | null): Record<"daily" | "others", NavEntry[]> {
  const permitted = (entries: readonly Entry[]): NavEntry[] =>
    entries.flatMap(({ page, label, Icon }) =>
      hasEnough(companyRole, pageAccess[page]) ? [{ path: paths[page], label, Icon }] : [],
    );
  return { daily: permitted(daily), others: permitted(others) };
}
