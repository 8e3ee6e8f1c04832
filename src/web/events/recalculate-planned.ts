import { isSetByHand, proposedQuantity } from "#shared/events/planned-quantity.ts";
import { amountOf, decimalText, type LineValues } from "./event-form.ts";

/** Whether somebody chose the planned amount instead of the one proposed for so many drinks. */
export const isPlannedByHand = (line: LineValues, drinks: number): boolean =>
  isSetByHand({ quantity: amountOf(line.quantity), plannedQuantity: amountOf(line.plannedQuantity) }, drinks);

export const proposedText = (line: LineValues, drinks: number): string =>
  decimalText(proposedQuantity(amountOf(line.quantity), drinks));

/** The planned amount after the recipe or the number of drinks has changed: what was set by hand stays. */
export const recalculatedPlanned = (
  before: { line: LineValues; drinks: number },
  after: { line: LineValues; drinks: number },
): string =>
  isPlannedByHand(before.line, before.drinks)
    ? before.line.plannedQuantity
    : proposedText(after.line, after.drinks);
