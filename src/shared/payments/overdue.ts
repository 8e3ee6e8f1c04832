import type { PricedEvent } from "#shared/events/contract.ts";
import type { Day } from "#shared/numbers/day.ts";
import { type Money, moneySum } from "#shared/numbers/money.ts";
import { isExpected } from "./charge-filters.ts";
import { isPaid, openAmount } from "./charge-rules.ts";

type Charged = Pick<PricedEvent, "active" | "status" | "charges">;

/** What should have been received by now, of events that are neither disabled nor cancelled. */
export function overdue(events: readonly Charged[], today: Day): { count: number; amount: Money } {
  const charges = events
    .filter(isExpected)
    .flatMap((event) => event.charges)
    .filter((charge) => charge.dueOn < today && !isPaid(charge));
  return { count: charges.length, amount: moneySum(charges.map(openAmount)) };
}
