import { PageHeader } from "#web/ui/page-header.tsx";
import { AuditTrail } from "./audit-trail.tsx";
import { accountsTrail } from "./queries.ts";

export function AdminActivityPage() {
  return (
    <>
      <PageHeader title="Atividade das Contas" subtitle="Acessos, senhas e bloqueios de todas as empresas" />
      <AuditTrail trail={accountsTrail} />
    </>
  );
}
