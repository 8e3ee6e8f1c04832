import { proposedQuantity } from "#shared/events/planned-quantity.ts";
import { decimalText } from "#web/ui/fields/decimal-text.ts";
import { amountOf, type LineValues } from "./event-form.ts";

/** What the recipe of a line proposes for so many drinks, as it stands in the field. */
export const proposedText = (line: Pick<LineValues, "quantity">, drinks: number): string =>
  decimalText(proposedQuantity(amountOf(line.quantity), drinks));
