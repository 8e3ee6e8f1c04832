import { proposedQuantity } from "#shared/events/planned-quantity.ts";
import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { amountOf, type LineValues } from "./event-form.ts";

/** What the recipe of a line proposes for so many drinks, as it stands in the field. */
export const proposedText = (line: Pick<LineValues, "quantity">, drinks: number): string =>
  ungroupedDecimal(proposedQuantity(amountOf(line.quantity), drinks));
