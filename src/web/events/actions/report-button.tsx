import { FileDown } from "lucide-react";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { EventContext } from "#web/events/event-context.ts";
import { Button } from "#web/ui/button.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { downloadReport } from "./download-report.ts";

// A shared element, which React skips when it re-renders the cards.
const icon = plainIcon(FileDown, "size-4");

export const ReportButton = ({ event, context }: { event: CateringEvent; context: EventContext }) => (
  <Button
    variant="quiet"
    size="sm"
    aria-label={`Relatório de ${event.name}`}
    onClick={() => downloadReport(event, context)}
  >
    {icon}
    Relatório
  </Button>
);
