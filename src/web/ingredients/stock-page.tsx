import { Construction } from "lucide-react";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

export function StockPage() {
  return (
    <>
      <PageHeader title="Estoque" subtitle="Controle de ingredientes" />
      <EmptyState icon={<Construction />} title="em construção" />
    </>
  );
}
