import { PageHeader } from "#web/ui/page-header.tsx";
import { accountsTrail } from "./queries.ts";
import { TrailView } from "./trail-view.tsx";

export function AdminActivityPage() {
  return (
    <>
      <PageHeader title="Atividade das Contas" subtitle="Acessos, senhas e bloqueios de todas as empresas" />
      <TrailView trail={accountsTrail} />
    </>
  );
}
