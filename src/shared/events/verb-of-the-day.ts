import { stockState } from "#shared/night/stock-state.ts";
import type { Clock } from "#shared/time/clock.ts";
import type { CateringEvent } from "./contract.ts";

/** The next step of an event with its stock: the one solid button at the top of its page. */
export type VerbOfTheDay = "buy" | "withdraw" | "return" | undefined;

type Event = Pick<CateringEvent, "active" | "status" | "date" | "stockState">;

/** Follows the calendar: shopping, loading, the return. An offer and what is owed have their buttons with the price. */
export function verbOfTheDay(event: Event, isShort: boolean, clock: Clock): VerbOfTheDay {
  const { active, status } = event;
  if (active === "false" || status === "cancelado") return undefined;
  const state = stockState(event, clock);
  if (state === "out") return "return";
  if (state !== "planned" || status !== "confirmado") return undefined;
  return isShort ? "buy" : "withdraw";
}
