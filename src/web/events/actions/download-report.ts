import type { CateringEvent } from "#shared/events/contract.ts";
import { eventReport } from "#shared/events/event-report.ts";
import { reportFileName } from "#shared/events/report-file-name.ts";
import { saveFile } from "#web/browser/save-file.ts";
import type { EventContext } from "#web/events/event-context.ts";
import { toast } from "#web/ui/feedback/toast.ts";

export function downloadReport(event: CateringEvent, context: EventContext) {
  const clock = { ...context.clock, now: new Date() };
  const fileName = reportFileName(event, clock.timeZone);
  saveFile(fileName, "text/plain", eventReport(event, { ...context, clock }));
  toast({ title: "Relatório gerado", description: fileName, tone: "success" });
}
