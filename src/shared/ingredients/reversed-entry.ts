import { exact } from "#shared/numbers/exact.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import type { StockMovement } from "./contract.ts";
import { stockWithout, type ValuedStock } from "./stock-without.ts";
import { stockValue } from "./unit-cost.ts";

type Stock = { quantity: number; unitCost: number | string } & Parameters<typeof stockUnitText>[0];
type Entry = Pick<StockMovement, "kind" | "unit" | "quantityDelta" | "isReversed"> & {
  unitCost: number | string;
};

/** The stock without an entry, or the sentence that says why it cannot be taken back. */
export type Reversal = ValuedStock | { problem: string };

/** A purchase of which a part may have been used already; another reversal is none. */
export const isPurchase = ({ kind, quantityDelta }: Pick<StockMovement, "kind" | "quantityDelta">) =>
  kind === "entrada" && quantityDelta > 0;

/** What of the stock is taken out again: a purchase, or what a count found too much. */
const came = {
  entrada: { this: "Esta entrada", of: "desta entrada", was: "a entrada foi de" },
  contagem: { this: "Esta contagem", of: "do que esta contagem achou", was: "a contagem achou mais" },
};

/**
 * Takes a purchase back: its quantity and what was paid for it leave the stock. What was used meanwhile at the average
 * cost keeps its cost, so that the rest must still be worth the price, and nothing may be left of it once the stock is
 * empty.
 */
export function reversedEntry(stock: Stock, entry: Entry): Reversal {
  if (!isPurchase(entry)) {
    return { problem: "Somente uma entrada, uma contagem ou uma perda fora de evento pode ser estornada" };
  }
  return entry.isReversed
    ? { problem: "Esta entrada já foi estornada" }
    : withoutCame(stock, entry, "entrada");
}

/** The stock without what came into it at a cost. */
export function withoutCame(
  stock: Stock,
  entry: Pick<Entry, "unit" | "quantityDelta" | "unitCost">,
  how: keyof typeof came,
): Reversal {
  const words = came[how];
  if (entry.unit !== stock.unit) {
    return {
      problem: `${words.this} foi em ${entry.unit}, e o estoque agora é medido em ${stock.unit}. ${ADJUST}`,
    };
  }
  const value = exact(stockValue(entry.quantityDelta, entry.unitCost));
  const rest = stockWithout(stock, { quantity: entry.quantityDelta, value });
  if (rest === "too little") {
    const unit = stockUnitText(stock);
    const [there, bought] = [stock.quantity, entry.quantityDelta].map((each) => amountText(each, unit));
    return { problem: `O estoque não cobre o estorno: ${words.was} ${bought}, e há ${there}` };
  }
  if (rest === "other cost")
    return { problem: `Parte ${words.of} já saiu do estoque a outro custo. ${ADJUST}` };
  return rest;
}

const ADJUST = "Ajuste a quantidade e o preço em vez de estornar.";
