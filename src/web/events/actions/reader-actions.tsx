import { FileDown, PackageMinus, PackagePlus } from "lucide-react";
import { Link } from "wouter";
import type { SeenEvent } from "#shared/events/contract.ts";
import { linkToEventPart } from "#web/app/address/links.ts";
import type { EventContext } from "#web/events/event-context.ts";
import { canWithdraw } from "#web/events/stock/can-withdraw.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { downloadReport } from "./download-report.ts";

// Shared elements, which React skips when it re-renders the cards.
const icons = {
  withdraw: plainIcon(PackageMinus, "size-4"),
  giveBack: plainIcon(PackagePlus, "size-4"),
  report: plainIcon(FileDown, "size-4"),
};

type ReaderActionsProps = { event: SeenEvent; context: EventContext };

/** What those can do with an event who may move its stock and not edit it. */
export function ReaderActions({ event, context }: ReaderActionsProps) {
  const isOut = event.stockWithdrawn === "true";
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {event.active === "true" && (isOut || canWithdraw(event)) && (
        <Link
          href={linkToEventPart(event.id, "estoque")}
          aria-label={isOut ? `Registrar retorno de ${event.name}` : `Dar baixa de ${event.name}`}
          className={buttonClass({ size: "sm", variant: isOut ? "primary" : "secondary" })}
        >
          {isOut ? icons.giveBack : icons.withdraw}
          {isOut ? "Registrar retorno" : "Dar baixa"}
        </Link>
      )}
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Relatório de ${event.name}`}
        onClick={() => downloadReport(event, context)}
      >
        {icons.report}
        Relatório
      </Button>
    </div>
  );
}
