import { PackageMinus, PackagePlus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { SeenEvent } from "#shared/events/contract.ts";
import { linkToReturn, linkToWithdrawal } from "#web/address/links.ts";
import type { EventContext } from "#web/events/event-context.ts";
import { canWithdraw } from "#web/night/withdrawal/can-withdraw.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { ReportButton } from "./report-button.tsx";

// Shared elements, which React skips when it re-renders the cards.
const icons = {
  withdraw: plainIcon(PackageMinus, "size-4"),
  giveBack: plainIcon(PackagePlus, "size-4"),
};

type ReaderActionsProps = {
  event: SeenEvent;
  context: EventContext;
  /** What the event's page offers besides. */
  children?: ReactNode;
};

/** What those can do with an event who may move its stock and not edit it. */
export function ReaderActions({ event, context, children }: ReaderActionsProps) {
  const isOut = event.stockWithdrawn === "true";
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {event.active === "true" && (isOut || canWithdraw(event)) && (
        <Link
          href={isOut ? linkToReturn(event.id) : linkToWithdrawal(event.id)}
          aria-label={isOut ? `Registrar retorno de ${event.name}` : `Dar baixa de ${event.name}`}
          className={buttonClass({ size: "sm", variant: isOut ? "primary" : "secondary" })}
        >
          {isOut ? icons.giveBack : icons.withdraw}
          {isOut ? "Registrar retorno" : "Dar baixa"}
        </Link>
      )}
      {children}
      <ReportButton event={event} context={context} />
    </div>
  );
}
