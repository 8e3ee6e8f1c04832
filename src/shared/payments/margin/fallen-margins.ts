import type { PricedEvent } from "#shared/events/contract.ts";
import type { EventStatus } from "#shared/events/enumerations.ts";
import { eventCost } from "#shared/events/event-cost.ts";
import { isPast } from "#shared/events/event-days.ts";
import type { Clock } from "#shared/time/clock.ts";
import type { Convertible } from "#shared/units/convert-units.ts";
import { margin, marginLoss } from "./margin.ts";

type Prices = ReadonlyMap<number, Convertible & { unitCost: number }>;

const OVER: readonly EventStatus[] = ["cancelado", "concluído", "finalizado"];

type Awaited = Pick<PricedEvent, "active" | "status" | "date" | "stockUse" | "price">;

/** True for a priced event that is still to come: what it will cost still follows the stock. */
export function isAwaited(clock: Clock): (event: Awaited) => boolean {
  const isOver = isPast(clock);
  return (event) =>
    event.price !== null &&
    event.active === "true" &&
    !OVER.includes(event.status) &&
    event.stockUse.length === 0 &&
    !isOver(event);
}

export type FallenMargin = {
  event: PricedEvent;
  /** What the event leaves less, in reais. */
  loss: number;
  /** Margins in per cent. */
  before: number;
  after: number;
};

/** Coming priced events that leave less than when somebody last saw their margin, the next one first. */
export function fallenMargins(events: readonly PricedEvent[], prices: Prices, clock: Clock): FallenMargin[] {
  return events
    .filter(isAwaited(clock))
    .flatMap((event) => {
      const { total } = eventCost(event, prices);
      const loss = marginLoss(event, total);
      const before = margin(event.price, Number(event.seenCost));
      const after = margin(event.price, total);
      return loss === undefined || before === undefined || after === undefined
        ? []
        : [{ event, loss, before, after }];
    })
    .sort((a, b) => Date.parse(a.event.date) - Date.parse(b.event.date) || a.event.id - b.event.id);
}
