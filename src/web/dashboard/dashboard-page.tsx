import { Construction } from "lucide-react";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

export function DashboardPage() {
  return (
    <>
      <PageHeader title="Dashboard" subtitle="Visão geral do seu sistema" />
      <EmptyState icon={<Construction />} title="em construção" />
    </>
  );
}
