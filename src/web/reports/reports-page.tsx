import { Construction } from "lucide-react";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

export function ReportsPage() {
  return (
    <>
      <PageHeader title="Relatórios" subtitle="Análise de custos e consumo" />
      <EmptyState icon={<Construction />} title="em construção" />
    </>
  );
}
