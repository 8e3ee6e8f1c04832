import type { CateringEvent } from "#shared/events/contract.ts";
import { eventReport } from "#shared/events/event-report.ts";
import { reportFileName } from "#shared/events/report-file-name.ts";
import { saveFile } from "#web/browser/save-file.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import type { EventContext } from "./event-context.ts";

export function downloadReport(event: CateringEvent, surroundings: EventContext) {
  const fileName = reportFileName(event);
  saveFile(fileName, "text/plain", eventReport(event, { ...surroundings, now: new Date() }));
  toast({ title: "Relatório gerado", description: fileName, tone: "success" });
}
