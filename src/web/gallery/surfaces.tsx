import { CalendarDays, GlassWater, Package, Plus, Users, Wallet } from "lucide-react";
import { useState } from "react";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card, CardTitle } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { StatCard } from "#web/ui/stat-card.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { Group, Specimen } from "./specimen.tsx";

const paragraph = (text: string) => <p className="text-sm text-muted">{text}</p>;

export function Surfaces() {
  const [tab, setTab] = useState<"drinks" | "custos" | "compras">("drinks");

  return (
    <Group title="Superfícies">
      <Specimen name="Números do painel">
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          <StatCard label="Estoque" value="48" icon={<Package aria-hidden="true" />} hint="ingredientes" />
          <StatCard label="Drinks" value="12" icon={<GlassWater aria-hidden="true" />} hint="receitas" />
          <StatCard label="Eventos" value="7" icon={<CalendarDays aria-hidden="true" />} />
          <StatCard label="Valor Total" value="R$ 1.234.567,89" icon={<Wallet aria-hidden="true" />} />
        </div>
      </Specimen>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card>
          <CardTitle action={<Badge tone="neutral">3 eventos</Badge>}>Próximos Eventos</CardTitle>
          {paragraph("Casamento da Ana e do João, 14/02/2026")}
        </Card>
        <Tabs
          label="Detalhes do evento"
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: "drinks", label: "Drinks", content: paragraph("Caipirinha, Mojito, Gin Tônica") },
            { value: "custos", label: "Custos fixos", content: paragraph("Transporte e bartender") },
            { value: "compras", label: "Compras", content: paragraph("Nada a comprar") },
          ]}
        />
        <EmptyState
          icon={<Users />}
          title="Nenhum cliente encontrado"
          action={
            <Button>
              <Plus aria-hidden="true" className="size-4" />
              Novo cliente
            </Button>
          }
        >
          Cadastre o primeiro para vinculá-lo aos seus eventos.
        </EmptyState>
        <ErrorState message="O servidor não respondeu. Verifique sua conexão." onRetry={() => undefined} />
      </div>
      <Specimen name="Cabeçalho de tela">
        <PageHeader
          title="Estoque"
          subtitle="Controle de ingredientes"
          action={
            <Button>
              <Plus aria-hidden="true" className="size-4" />
              Novo ingrediente
            </Button>
          }
        />
      </Specimen>
    </Group>
  );
}
