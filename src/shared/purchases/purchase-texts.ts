import { contentsText, packsText } from "#shared/ingredients/pack.ts";
import { parseWhole } from "#shared/numbers/decimal.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import { type BuyableIngredient, knownEstimate, readLine } from "./cart-line.ts";
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

/** "precisa 1,9 L · sobra 350 ml · ~R$ 240,00"; without the price for those who may not see it. */
export function needText({ ingredient, need, quantity, leftover }: PurchaseLine<BuyableIngredient>): string {
  const unit = stockUnitText(ingredient);
  const estimate = knownEstimate(quantity, ingredient);
  return [
    `precisa ${contentsText(need, unit)}`,
    leftover > 0 && `sobra ${contentsText(leftover, unit)}`,
    estimate !== undefined && `~${formatMoney(estimate)}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** "precisa 200 ml de Vodka": of what is bought instead of it, packs and price are not those of the list. */
export const replacedNeedText = ({ ingredient, need }: PurchaseLine): string =>
  `precisa ${contentsText(need, stockUnitText(ingredient))} de ${ingredient.name}`;

/** "Casamento Ana 1,2 L, Festa X 700 ml" */
export const usesText = ({ ingredient, events }: Pick<PurchaseLine, "ingredient" | "events">): string =>
  events.map(({ name, amount }) => `${name} ${contentsText(amount, stockUnitText(ingredient))}`).join(", ");

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
