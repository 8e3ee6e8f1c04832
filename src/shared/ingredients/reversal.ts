import { undoneWithdrawal } from "#shared/night/undone-stock.ts";
import type { StockMovement } from "./contract.ts";
import { COUNTED, lossKinds } from "./enumerations.ts";
import { isPurchase, type Reversal, reversedEntry, withoutCame } from "./reversed-entry.ts";

type Moment = Date | string;
type Movement = Pick<StockMovement, "kind" | "quantityDelta" | "eventId" | "reason" | "reversesId"> & {
  createdAt: Moment;
};

const COUNT_HOURS = 24;

/** What was lost of the stock itself; what was lost at an event is undone with its return. */
const isStockLoss = ({ kind, quantityDelta, eventId }: Movement) =>
  lossKinds.some((lossKind) => lossKind === kind) && eventId === null && quantityDelta < 0;

/** What a count of the shelf changed. */
export const isCount = ({ kind, reason, reversesId }: Pick<Movement, "kind" | "reason" | "reversesId">) =>
  kind === "ajuste" && reason === COUNTED && reversesId === null;

const isRecent = ({ createdAt }: Movement, now: Date) =>
  now.getTime() - new Date(createdAt).getTime() <= COUNT_HOURS * 3_600_000;

/** True if a movement is one that somebody may take back by itself. */
export const isReversible = (movement: Movement, now: Date) =>
  isPurchase(movement) || isStockLoss(movement) || (isCount(movement) && isRecent(movement, now));

/** The stock after a purchase, a loss or a count was taken back, or the sentence that says why it cannot be. */
export function reversal(
  stock: Parameters<typeof reversedEntry>[0] & Parameters<typeof undoneWithdrawal>[0],
  movement: Movement & Parameters<typeof reversedEntry>[1],
  now: Date,
): Reversal {
  const counted = isCount(movement);
  if (!counted && !isStockLoss(movement)) return reversedEntry(stock, movement);
  if (movement.isReversed) return { problem: `Esta ${counted ? "contagem" : "perda"} já foi estornada` };
  if (counted && !isRecent(movement, now)) {
    return { problem: `Uma contagem só pode ser estornada nas primeiras ${COUNT_HOURS} horas` };
  }
  if (movement.quantityDelta > 0) return withoutCame(stock, movement, "contagem");
  return undoneWithdrawal(stock, { ...movement, quantity: -movement.quantityDelta });
}
