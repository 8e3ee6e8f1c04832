import { Construction } from "lucide-react";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

export function DrinksPage() {
  return (
    <>
      <PageHeader title="Drinks" subtitle="Receitas de drinks" />
      <EmptyState icon={<Construction />} title="em construção" />
    </>
  );
}
