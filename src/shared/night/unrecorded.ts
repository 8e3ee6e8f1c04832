import type { CateringEvent } from "#shared/events/contract.ts";
import { isLapsed } from "#shared/events/stock/lapsed.ts";

type Recorded = Pick<
  CateringEvent,
  "active" | "status" | "date" | "stockWithdrawn" | "stockReturned" | "nothingUsed"
>;

/**
 * True for a past confirmed event of which nobody has said what it took from the stock. It reserves nothing any more
 * and waits for a late withdrawal, or for "Nada foi usado".
 */
export const isUnrecorded = (event: Recorded, now: Date): boolean =>
  event.active === "true" &&
  event.status === "confirmado" &&
  event.stockWithdrawn === "false" &&
  !event.stockReturned &&
  !event.nothingUsed &&
  isLapsed(event.date, now);

/** Why it cannot be recorded now that an event used nothing, if it cannot. */
export function nothingUsedProblem(
  event: { status: string; date: Date; isStockWithdrawn: boolean; hasReturned: boolean },
  now: Date,
): string | undefined {
  if (event.isStockWithdrawn) return "O estoque deste evento já foi retirado";
  if (event.hasReturned) return "O estoque deste evento já foi retirado e devolvido";
  if (event.status !== "confirmado")
    return "Somente eventos confirmados permitem registrar que nada foi usado";
  return event.date > now ? "O evento ainda não aconteceu" : undefined;
}
