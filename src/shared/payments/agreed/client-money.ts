import type { PricedEvent } from "#shared/events/contract.ts";
import type { Day } from "#shared/numbers/day.ts";
import { exact, minus } from "#shared/numbers/exact.ts";
import { type Money, moneyOf, moneySum } from "#shared/numbers/money.ts";
import { dueDay, isPaid, openAmount } from "#shared/payments/charge-rules.ts";
import { isDue, isQuote } from "./agreement.ts";
import { isUndated } from "./undated.ts";

type Sold = Pick<PricedEvent, "active" | "status" | "agreed" | "refused" | "owedPrice" | "total" | "charges">;

export type ClientMoney = {
  /** Price and extras of the events that are agreed upon and take place. */
  agreed: Money;
  agreedEvents: number;
  /** What is still to be received of those. */
  open: Money;
  /** What was received, also for events that were cancelled since. */
  received: Money;
  receivedEvents: number;
  /** What quotes would bring. */
  quoted: Money;
  quotedEvents: number;
  overdue: Money;
  /** The day since which the first open charge is overdue, else the next one on which something is due. */
  dueOn: Day | undefined;
  /** Nobody knows when some of it is to be paid. */
  isUndated: boolean;
};

const totalOf = ({ total, charges }: Sold): Money => total ?? moneySum(charges.map(({ amount }) => amount));
const receivedOf = ({ charges }: Sold): Money => moneySum(charges.map(({ paid }) => paid));

/** The one sum of what a client has agreed to, has paid and owes; an event of several clients counts for each. */
export function clientMoney(events: readonly Sold[], today: Day): ClientMoney {
  const due = events.filter(isDue);
  const quotes = events.filter(isQuote).filter((event) => Number(totalOf(event)) > 0);
  const paid = events.filter((event) => Number(receivedOf(event)) > 0);
  const agreed = moneySum(due.map(totalOf));
  const charges = due.flatMap((event) => event.charges).filter((charge) => !isPaid(charge));
  return {
    agreed,
    agreedEvents: due.filter((event) => Number(totalOf(event)) > 0).length,
    open: moneyOf(minus(exact(agreed), exact(moneySum(due.map(receivedOf))))),
    received: moneySum(paid.map(receivedOf)),
    receivedEvents: paid.length,
    quoted: moneySum(quotes.map(totalOf)),
    quotedEvents: quotes.length,
    overdue: moneySum(charges.filter((charge) => dueDay(charge, today) < today).map(openAmount)),
    dueOn: charges.map((charge) => dueDay(charge, today)).sort()[0],
    isUndated: due.some(isUndated),
  };
}
