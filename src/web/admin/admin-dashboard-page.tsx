import { useQuery } from "@tanstack/react-query";
import { Building2, CalendarDays, Contact, Martini, Users } from "lucide-react";
import type { AdminStats } from "#shared/admin/contract.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { LoadError } from "#web/api/load-error.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { StatCard } from "#web/ui/stat-card.tsx";
import { adminStatsQuery } from "./queries.ts";

const cards = [
  { total: "totalCompanies", label: "Total de Empresas", Icon: Building2 },
  { total: "totalUsers", label: "Total de Usuários", Icon: Users },
  { total: "totalEvents", label: "Total de Eventos", Icon: CalendarDays },
  { total: "totalDrinks", label: "Total de Drinks", Icon: Martini },
  { total: "totalClients", label: "Total de Clientes", Icon: Contact },
] as const satisfies { total: keyof AdminStats; label: string; Icon: unknown }[];

export function AdminDashboardPage() {
  const query = useQuery(adminStatsQuery);
  const { data: stats } = query;
  return (
    <>
      <PageHeader title="Dashboard Administrativo" subtitle="Visão geral de todas as empresas" />
      {query.error ? (
        <LoadError title="Não foi possível carregar os totais" queries={[query]} />
      ) : (
        <div
          // Five cards fill one, two or three rows without a gap. Where space is tight, labels come before icons.
          className="grid gap-3 min-[22.5rem]:max-md:grid-cols-2 min-[22.5rem]:max-md:[&>*]:last:col-span-2 min-[22.5rem]:max-[25rem]:[&_svg]:hidden sm:gap-4 md:max-xl:grid-cols-6 md:max-xl:[&>*]:col-span-2 md:max-xl:[&>*]:nth-[n+4]:col-span-3 xl:grid-cols-5 xl:max-[90rem]:[&_svg]:hidden"
        >
          {cards.map(({ total, label, Icon }) =>
            stats ? (
              <StatCard key={total} label={label} icon={<Icon />} value={formatNumber(stats[total])} />
            ) : (
              <Card key={total} className="animate-breathe">
                <Skeleton className="h-5 w-32" />
                <Skeleton className="mt-2 h-8 w-16" />
              </Card>
            ),
          )}
        </div>
      )}
    </>
  );
}
