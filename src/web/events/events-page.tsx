import { Construction } from "lucide-react";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

export function EventsPage() {
  return (
    <>
      <PageHeader title="Eventos" subtitle="Planeje e gerencie eventos" />
      <EmptyState icon={<Construction />} title="em construção" />
    </>
  );
}
