import { hasBegun } from "#shared/events/event-days.ts";
import { stockState } from "#shared/night/stock-state.ts";
import { isPaid } from "#shared/payments/charge-rules.ts";
import type { Clock } from "#shared/time/clock.ts";
import type { CateringEvent } from "./contract.ts";

/** The next step of an event: the one solid button of its page. */
export type VerbOfTheDay = "propose" | "buy" | "withdraw" | "return" | "receive" | undefined;

type Facts = {
  /** Something lacks in the stock. */
  isShort: boolean;
  /** A proposal waits for its answer, or was accepted. */
  isOffered: boolean;
};

type Event = Pick<CateringEvent, "active" | "status" | "date" | "stockState"> &
  Partial<Pick<CateringEvent, "price" | "charges">>;

/** Follows the calendar: the offer, then shopping, loading, the return, and what is still to be received. */
export function verbOfTheDay(event: Event, { isShort, isOffered }: Facts, clock: Clock): VerbOfTheDay {
  const { active, status, charges = [], price } = event;
  if (active === "false" || status === "cancelado") return undefined;
  const state = stockState(event, clock);
  if (state === "out") return "return";
  if (state === "planned" && status === "confirmado") return isShort ? "buy" : "withdraw";
  const isAhead = !hasBegun(event, clock.now);
  if (isAhead && state === "planned") {
    return price !== undefined && price !== null && !isOffered ? "propose" : undefined;
  }
  return charges.some((charge) => !isPaid(charge)) ? "receive" : undefined;
}
