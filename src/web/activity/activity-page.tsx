import { Download } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { AuditTrail } from "./audit-trail.tsx";
import { companyTrail, useDownloadCompanyData } from "./queries.ts";

/** A company's audit trail, and the export of all its data. */
export function ActivityPage() {
  const { mutate: download, isPending } = useDownloadCompanyData();
  return (
    <>
      <PageHeader
        title="Atividade"
        subtitle="Quem fez o quê na sua empresa"
        // Rarely used: on a phone it must not float over the list.
        aside={
          <Button variant="secondary" isBusy={isPending} onClick={() => download()}>
            <Download className="size-4.5 max-[22rem]:hidden" />
            Baixar meus dados
          </Button>
        }
      />
      <AuditTrail trail={companyTrail} />
    </>
  );
}
