import { Download, Printer } from "lucide-react";
import type { ComparedParty } from "#shared/demand/leave-one-out.ts";
import type { Loss } from "#shared/ingredients/contract.ts";
import type { CompanyReport } from "#shared/reports/company-report.ts";
import { reportCsv } from "#shared/reports/report-csv.ts";
import { dayIn } from "#shared/time/clock.ts";
import { saveFile } from "#web/browser/save-file.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";

type ReportActionsProps = {
  report: CompanyReport;
  losses: readonly Loss[] | undefined;
  compared: readonly ComparedParty[] | undefined;
};

/** The file has the events in display order. */
export function ReportActions({ report, losses, compared }: ReportActionsProps) {
  const timeZone = useTimeZone();
  const download = () => {
    const name = report.view === "recebimento" ? "relatorio-recebimentos" : "relatorio";
    const fileName = `${name}-${dayIn(new Date(), timeZone)}.csv`;
    saveFile(fileName, "text/csv", reportCsv(report, losses ?? [], timeZone, compared));
    toast({ title: "Relatório gerado", description: fileName, tone: "success" });
  };
  return (
    <div className="flex gap-2 print:hidden">
      <Button variant="secondary" title="Baixar CSV" onClick={download}>
        <Download className="size-4.5" />
        <span className="max-sm:sr-only">Baixar CSV</span>
      </Button>
      <Button variant="secondary" title="Imprimir" onClick={() => window.print()}>
        <Printer className="size-4.5" />
        <span className="max-sm:sr-only">Imprimir</span>
      </Button>
    </div>
  );
}
