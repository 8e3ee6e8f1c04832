import { ArchiveRestore } from "lucide-react";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { EventContext } from "#web/events/event-context.ts";
import { useEnableEvent } from "#web/events/queries.ts";
import { Button } from "#web/ui/button.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { useLostFocus } from "#web/ui/use-lost-focus.ts";
import { ReportButton } from "./report-button.tsx";

type DisabledEventActionsProps = { event: CateringEvent; context: EventContext };

const icons = { enable: plainIcon(ArchiveRestore, "size-4") };

/** A disabled event cannot be edited: it comes back first. */
export function DisabledEventActions({ event, context }: DisabledEventActionsProps) {
  const { mutateAsync: enable, isPending } = useEnableEvent();
  const takeLostFocus = useLostFocus();
  // A failure shows a toast and leaves the card in place.
  const bringBack = () => enable(event.id).then(takeLostFocus, () => {});

  return (
    <div className="flex items-center gap-1 print:hidden">
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
      <ReportButton event={event} context={context} />
    </div>
  );
}
