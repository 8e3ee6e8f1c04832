import { undoneWithdrawal } from "#shared/night/undone-stock.ts";
import type { StockMovement } from "./contract.ts";
import { lossKinds } from "./enumerations.ts";
import { isPurchase, type Reversal, reversedEntry } from "./reversed-entry.ts";

type Movement = Pick<StockMovement, "kind" | "quantityDelta" | "eventId">;

/** What was lost of the stock itself; what was lost at an event is undone with its return. */
const isStockLoss = ({ kind, quantityDelta, eventId }: Movement) =>
  lossKinds.some((lossKind) => lossKind === kind) && eventId === null && quantityDelta < 0;

/** True if a movement is one that somebody may take back by itself. */
export const isReversible = (movement: Movement) => isPurchase(movement) || isStockLoss(movement);

/** The stock after a purchase or a loss was taken back, or the sentence that says why it cannot be. */
export function reversal(
  stock: Parameters<typeof reversedEntry>[0] & Parameters<typeof undoneWithdrawal>[0],
  movement: Movement & Parameters<typeof reversedEntry>[1],
): Reversal {
  if (!isStockLoss(movement)) return reversedEntry(stock, movement);
  if (movement.isReversed) return { problem: "Esta perda já foi estornada" };
  return undoneWithdrawal(stock, { ...movement, quantity: -movement.quantityDelta });
}
