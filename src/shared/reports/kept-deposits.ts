import type { PricedEvent } from "#shared/events/contract.ts";
import { exact, rounded, sum } from "#shared/numbers/exact.ts";
import type { ReceivedPart } from "./receipts.ts";
import { matchesReport } from "./report-filters.ts";
import type { Span } from "./report-period.ts";
import type { Kind } from "./report-portions.ts";

const isCancelled = ({ status }: Pick<PricedEvent, "status">) => status === "cancelado";

/** What was received for the cancelled events of a period and not given back; they are no revenue of events. */
export const keptOfEvents = (events: readonly PricedEvent[], { from, to }: Span, kind: Kind): number =>
  rounded(
    sum(
      events
        .filter((event) => isCancelled(event) && matchesReport(event, kind))
        .filter(({ date }) => Date.parse(date) >= from.getTime() && Date.parse(date) < to.getTime())
        .flatMap(({ charges }) => charges.map(({ paid }) => exact(paid))),
    ),
    2,
  );

/** The part of receipts that is for events which are cancelled now. */
export const keptOfReceipts = (received: readonly ReceivedPart[]): number =>
  rounded(
    sum(
      received.flatMap(({ byEvent }) =>
        [...byEvent].filter(([event]) => isCancelled(event)).map(([, amount]) => amount),
      ),
    ),
    2,
  );
