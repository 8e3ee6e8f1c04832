import { Download } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { companyTrail, useDownloadCompanyData } from "./queries.ts";
import { TrailView } from "./trail-view.tsx";

/** A company's own trail, and the way to take all its data along. */
export function ActivityPage() {
  const { mutate: download, isPending } = useDownloadCompanyData();
  return (
    <>
      <PageHeader
        title="Atividade"
        subtitle="Quem fez o quê na sua empresa"
        // Seldom wanted: on a phone it must not float over what is read.
        aside={
          <Button variant="secondary" isBusy={isPending} onClick={() => download()}>
            <Download className="size-4.5 max-[22rem]:hidden" />
            Baixar meus dados
          </Button>
        }
      />
      <TrailView trail={companyTrail} />
    </>
  );
}
