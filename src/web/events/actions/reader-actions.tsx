import type { ReactNode } from "react";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { EventContext } from "#web/events/event-context.ts";
import { StockLink } from "#web/night/stock-link.tsx";
import { ReportButton } from "./report-button.tsx";

type ReaderActionsProps = {
  event: CateringEvent;
  context: EventContext;
  /** What the event's page offers besides. */
  children?: ReactNode;
};

/** What those can do with an event who may move its stock and not edit it. */
export const ReaderActions = ({ event, context, children }: ReaderActionsProps) => (
  <div className="flex flex-wrap items-center gap-2 print:hidden">
    <StockLink event={event} />
    {children}
    <ReportButton event={event} context={context} />
  </div>
);
