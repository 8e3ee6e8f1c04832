import { contentsText, packsText } from "#shared/ingredients/pack.ts";
import { parseDecimal, parseWhole } from "#shared/numbers/decimal.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import { type BuyableIngredient, estimateText, knownEstimate, readLine } from "./cart-line.ts";
import type { BoughtIngredient, PurchaseLine } from "./purchase-list.ts";
import type { PurchaseRow } from "./purchase-rows.ts";

/** "3 garrafas de 750 ml", or "1,9 L" of what is bought loose. */
export function quantityText(
  { packs, quantity }: Pick<PurchaseLine, "packs" | "quantity">,
  ingredient: BoughtIngredient,
): string {
  const { packName, packQuantity, unit, unitWord } = ingredient;
  return packs !== null && packName !== null && packQuantity !== null
    ? packsText(packs, { packName, packQuantity, unit, unitWord })
    : amountText(quantity, stockUnitText(ingredient));
}

/** The figures of a line: "1,9 L" needed, "350 ml" left over, "~R$ 240,00"; absent where there is nothing to say. */
export function needTexts({ ingredient, need, quantity, leftover }: PurchaseLine<BuyableIngredient>) {
  const unit = stockUnitText(ingredient);
  const estimate = knownEstimate(quantity, ingredient);
  return {
    need: contentsText(need, unit),
    leftover: leftover > 0 ? contentsText(leftover, unit) : undefined,
    estimate: ingredient.unitCost === undefined ? undefined : estimateText(estimate ?? 0, !estimate),
  };
}

/** "precisa 1,9 L · sobra 350 ml · ~R$ 240,00"; without the price for those who may not see it. */
export function needText(line: PurchaseLine<BuyableIngredient>): string {
  const { need, leftover, estimate } = needTexts(line);
  return [`precisa ${need}`, leftover && `sobra ${leftover}`, estimate].filter(Boolean).join(" · ");
}

/** "Casamento Ana 1,2 L, Festa X 700 ml" */
export const usesText = ({ ingredient, events }: Pick<PurchaseLine, "ingredient" | "events">): string =>
  events.map(({ name, amount }) => `${name} ${contentsText(amount, stockUnitText(ingredient))}`).join(", ");

/** "garrafas de 750 ml", "L": what the number of a line counts. */
export function countedText(count: string, ingredient: BoughtIngredient): string {
  const number = parseDecimal(count) ?? 0;
  return quantityText({ packs: number, quantity: number }, ingredient).replace(/^\S+ /, "");
}

/** How much a row buys: what is in the cart, or what the list says; "" while it is half typed. */
export function boughtText({ wanted, inCart, ingredient }: PurchaseRow): string {
  if (!ingredient) return "";
  if (!inCart) return wanted ? quantityText(wanted, ingredient) : "";
  const { quantity } = readLine(inCart, ingredient);
  if (quantity === undefined) return "";
  const packs = ingredient.packQuantity === null ? null : (parseWhole(inCart.count) ?? null);
  return quantityText({ packs, quantity }, ingredient);
}

/** As somebody says it to a supplier: "3 garrafas de 750 ml de Vodka". */
function orderLine(row: PurchaseRow): string {
  const name = row.ingredient?.name ?? row.name;
  const amount = boughtText(row);
  return amount ? `${amount} de ${name}` : name;
}

/** The order for one supplier as a chat message. */
export const orderText = (company: string, rows: readonly PurchaseRow[]): string =>
  [`Olá! Pedido de ${company}:`, ...rows.map((row) => `- ${orderLine(row)}`)].join("\n");
