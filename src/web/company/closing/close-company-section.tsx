import { useQuery } from "@tanstack/react-query";
import { companyQuery } from "#web/company/queries.ts";
import { Button } from "#web/ui/button.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";

const CloseCompanyDialog = lazyDialog("CloseCompanyDialog", () => import("./close-company-dialog.tsx"));

/** The way out, at the end of the page. */
export function CloseCompanySection() {
  const { data = [] } = useQuery(companyQuery);
  const asked = useDialogSubject<string>();
  const [company] = data;
  if (!company) return null;
  return (
    <div className="text-right lg:col-span-full">
      <Button variant="quiet" size="sm" onClick={() => asked.open(company.name)}>
        Encerrar empresa
      </Button>
      {asked.subject && (
        <CloseCompanyDialog key={asked.key} name={asked.subject} open={asked.isOpen} onClose={asked.close} />
      )}
    </div>
  );
}
