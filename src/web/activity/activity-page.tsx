import { useInfiniteQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { useCan } from "#web/session/permissions.ts";
import { Button } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { AuditTrail } from "./audit-trail.tsx";
import { companyTrail, type TrailFilter, useDownloadCompanyData } from "./queries.ts";
import { TrailFilters } from "./trail-filters.tsx";

const NOBODY: never[] = [];

/** A company's audit trail, and the export of all its data. */
export function ActivityPage() {
  const canManage = useCan("manage-company");
  const { mutate: download, isPending } = useDownloadCompanyData();
  const [filter, setFilter] = useState<TrailFilter>({});
  const isFiltered = filter.person !== undefined || filter.thing !== undefined;
  const trail = companyTrail(filter);
  // The people to choose from come with the whole trail, and stay while it is filtered.
  const people = useInfiniteQuery(companyTrail({})).data?.pages[0]?.people ?? NOBODY;

  return (
    <>
      <PageHeader
        title="Atividade"
        subtitle="Quem fez o quê na sua empresa"
        // Rarely used: on a phone it must not float over the list.
        aside={
          canManage && (
            <Button variant="secondary" isBusy={isPending} onClick={() => download()}>
              <Download className="size-4.5 max-[22rem]:hidden" />
              Baixar meus dados
            </Button>
          )
        }
      />
      <TrailFilters filter={filter} onChange={setFilter} people={people} />
      <AuditTrail trail={trail} noneFound={isFiltered ? "Nenhuma atividade com estes filtros" : undefined} />
    </>
  );
}
