import { ArchiveRestore, FileDown } from "lucide-react";
import type { CateringEvent } from "#shared/events/contract.ts";
import { useEnableEvent } from "#web/events/queries.ts";
import { Button } from "#web/ui/button.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { useLostFocus } from "#web/ui/use-lost-focus.ts";
import { downloadReport } from "./download-report.ts";
import type { EventContext } from "./event-context.ts";

type DisabledEventActionsProps = { event: CateringEvent; surroundings: EventContext };

const icons = { enable: plainIcon(ArchiveRestore, "size-4"), report: plainIcon(FileDown, "size-4") };

/** A disabled event cannot be edited: it comes back first. */
export function DisabledEventActions({ event, surroundings }: DisabledEventActionsProps) {
  const { mutateAsync: enable, isPending } = useEnableEvent();
  const takeLostFocus = useLostFocus();
  // A failure shows a toast and leaves the card in place.
  const bringBack = () => enable(event.id).then(takeLostFocus, () => {});

  return (
    <div className="mt-3 flex items-center gap-2 print:hidden">
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Reativar ${event.name}`}
        isBusy={isPending}
        busyLabel="Reativando..."
        // The second click of a double click might hit another card that has moved here.
        onClick={({ detail }) => detail > 1 || void bringBack()}
      >
        {icons.enable}
        Reativar
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Relatório de ${event.name}`}
        onClick={() => downloadReport(event, surroundings)}
      >
        {icons.report}
        Relatório
      </Button>
    </div>
  );
}
