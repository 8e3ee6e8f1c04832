import { CalendarDays, ChartColumn, LayoutDashboard, Martini, Package, Users } from "lucide-react";
import { paths } from "#web/app/address/paths.ts";
import type { NavEntry } from "./nav-entry.ts";

export const companyNav: readonly NavEntry[] = [
  { path: paths.dashboard, label: "Dashboard", Icon: LayoutDashboard },
  { path: paths.stock, label: "Estoque", Icon: Package },
  { path: paths.drinks, label: "Drinks", Icon: Martini },
  { path: paths.events, label: "Eventos", Icon: CalendarDays },
  { path: paths.clients, label: "Clientes", Icon: Users },
  { path: paths.reports, label: "Relatórios", Icon: ChartColumn },
];
