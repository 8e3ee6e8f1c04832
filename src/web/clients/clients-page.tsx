import { Construction } from "lucide-react";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

export function ClientsPage() {
  return (
    <>
      <PageHeader title="Clientes" subtitle="Gerencie sua carteira de clientes" />
      <EmptyState icon={<Construction />} title="em construção" />
    </>
  );
}
