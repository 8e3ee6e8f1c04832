import type { PricedEvent } from "#shared/events/contract.ts";
import type { Day } from "#shared/numbers/day.ts";
import { type Money, moneySum } from "#shared/numbers/money.ts";
import { isDue } from "./agreement.ts";
import { isPaid, openAmount } from "./charge-rules.ts";

type Charged = Pick<PricedEvent, "active" | "status" | "agreed" | "charges">;

/** What should have been received by now, of events that are agreed upon and take place. */
export function overdue(events: readonly Charged[], today: Day): { count: number; amount: Money } {
  const charges = events
    .filter(isDue)
    .flatMap((event) => event.charges)
    .filter((charge) => charge.dueOn < today && !isPaid(charge));
  return { count: charges.length, amount: moneySum(charges.map(openAmount)) };
}
