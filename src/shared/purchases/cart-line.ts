import { packContents } from "#shared/ingredients/pack.ts";
import { parseDecimal, parseWhole, ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { hasDecimals, tooManyDecimals } from "#shared/numbers/decimals.ts";
import { exact, rounded, sum } from "#shared/numbers/exact.ts";
import { formatMoney, formatNumber, UNKNOWN_PRICE } from "#shared/numbers/format.ts";
import { atMost, LARGEST_AMOUNT, LARGEST_COUNT } from "#shared/numbers/largest.ts";
import { amountText, stockUnitText, unitText } from "#shared/units/amount-text.ts";
import { boughtIn } from "./bought-in.ts";
import type { CartIngredient, CartLine } from "./cart.ts";
import { type BoughtIngredient, bought, estimatedPrice, type PurchaseLine } from "./purchase-list.ts";

/** The cost is absent for those who may not see money. */
export type BuyableIngredient = CartIngredient & { unitCost?: number };

/** A line of the cart as numbers, as far as they could be read. */
export type ReadLine = {
  /** In the stock unit. */
  quantity: number | undefined;
  price: number | undefined;
  /** Undefined where no cost is known. */
  estimate: number | undefined;
  problems: { count?: string; price?: string };
};

type Typed = Pick<CartLine, "count" | "price">;
const reads = new WeakMap<Typed, { ingredient: BuyableIngredient | undefined; read: ReadLine }>();

/** Memoized by line: with hundreds of lines in the cart a keystroke changes one, and sums go over all of them. */
export function readLine(line: Typed, ingredient: BuyableIngredient | undefined): ReadLine {
  const known = reads.get(line);
  if (known && known.ingredient === ingredient) return known.read;
  const read = readTyped(line, ingredient);
  reads.set(line, { ingredient, read });
  return read;
}

function readTyped(line: Typed, ingredient: BuyableIngredient | undefined): ReadLine {
  if (!ingredient) return { quantity: undefined, price: undefined, estimate: undefined, problems: {} };
  const quantity = boughtQuantity(line.count, ingredient);
  const estimate = quantity === undefined ? undefined : knownEstimate(quantity, ingredient);
  const price = line.price === null ? estimate : paidPrice(line.price);
  const isPriced = ingredient.unitCost !== undefined;
  return {
    quantity,
    price,
    estimate,
    problems: {
      ...(quantity === undefined && { count: countProblem(line.count, ingredient) }),
      // Without an amount there is no estimate either: one sentence is enough.
      ...(isPriced && price === undefined && (line.price !== null || quantity !== undefined)
        ? { price: priceProblem(line.price) }
        : {}),
    },
  };
}

/** What is written in the field of the price: the estimate until something was typed. */
export function priceText(line: Pick<CartLine, "count" | "price">, ingredient: BuyableIngredient): string {
  if (line.price !== null) return line.price;
  const { estimate } = readLine(line, ingredient);
  return estimate === undefined ? "" : ungroupedDecimal(estimate.toFixed(2));
}

/** The estimate of a quantity; undefined where the stock has no cost yet, which is not free of charge. */
export const knownEstimate = (quantity: number, { unitCost }: { unitCost?: number }): number | undefined =>
  unitCost ? estimatedPrice(quantity, unitCost) : undefined;

/** "~R$ 240,00"; "sem preço" where no cost at all is known. */
export const estimateText = (estimate: number, isUnpriced: boolean): string =>
  estimate === 0 && isUnpriced ? UNKNOWN_PRICE : `~${formatMoney(estimate)}`;

/** The estimate of a whole list, each line rounded as it is shown; what has no cost yet counts nothing. */
export const listEstimate = (
  list: readonly PurchaseLine<BoughtIngredient & { unitCost?: number }>[],
): number =>
  rounded(sum(list.map(({ quantity, ingredient }) => exact(knownEstimate(quantity, ingredient) ?? 0))), 2);

function boughtQuantity(count: string, { packQuantity }: CartIngredient): number | undefined {
  if (packQuantity === null) return inRange(parseDecimal(count), 0.01);
  const packs = parseWhole(count);
  return packs !== undefined && packs >= 1 && packs <= LARGEST_COUNT
    ? inRange(packContents(packs, packQuantity), 0.01)
    : undefined;
}

const paidPrice = (text: string): number | undefined => inRange(parseDecimal(text), 0);

const inRange = (value: number | undefined, least: number): number | undefined =>
  value !== undefined && value >= least && value <= LARGEST_AMOUNT && hasDecimals(value, 2)
    ? value
    : undefined;

const priceProblem = (text: string | null): string =>
  sizeProblem((text !== null && parseDecimal(text)) || 0) ?? "Informe o preço pago";

const sizeProblem = (value: number): string | undefined => {
  if (value > LARGEST_AMOUNT) return atMost(LARGEST_AMOUNT);
  return hasDecimals(value, 2) ? undefined : tooManyDecimals(2);
};

function countProblem(text: string, { packName, packQuantity }: CartIngredient): string {
  const count = parseDecimal(text) ?? 0;
  if (packQuantity === null || packName === null) {
    return sizeProblem(count) ?? "Informe a quantidade comprada";
  }
  if (count > LARGEST_COUNT) return atMost(LARGEST_COUNT);
  return `Informe ${packName.endsWith("a") ? "quantas" : "quantos"} ${unitText(2, packName)}`;
}

/** Why a line has to be looked at again before it is posted. */
export type CartChange = "gone" | "measure" | "need" | "stock";

/**
 * What has changed since somebody looked at a line: its need; or, where no need tells that it was bought already, the
 * stock of what is bought. Undefined while nothing did.
 */
export function cartChange(
  line: CartLine,
  ingredient: CartIngredient | undefined,
  need: number,
): CartChange | undefined {
  if (!ingredient) return "gone";
  if (line.per !== boughtIn(ingredient)) return "measure";
  if (line.wantedId !== null && line.need !== need) return "need";
  const isListed = line.wantedId === line.ingredientId;
  return !isListed && line.version !== ingredient.version ? "stock" : undefined;
}

/** The line once somebody has looked at it again. */
export const checkedLine = (line: CartLine, ingredient: CartIngredient, need: number): CartLine => ({
  ...line,
  per: boughtIn(ingredient),
  need,
  version: ingredient.version,
});

/** "Agora precisa de 1 garrafa, eram 3" */
export function changeText(
  change: CartChange,
  line: CartLine,
  /** The ingredient of the list, or what is bought where there is none. */
  wanted: CartIngredient | undefined,
  ingredient: CartIngredient | undefined,
  need: number,
): string {
  if (change === "gone" || !ingredient) return "Este item não está mais no estoque. Tire-o do carrinho.";
  if (change === "measure") return `Contado em ${line.per}; agora é em ${boughtIn(ingredient)}. Confira.`;
  if (change === "stock" || !wanted)
    return `O estoque mudou: agora há ${amountText(ingredient.quantity, stockUnitText(ingredient))} de ${ingredient.name}.`;
  const [now, before] = [bought(need, wanted).packs, bought(line.need, wanted).packs];
  if (need === 0)
    return `No carrinho, não falta mais: ${was(before ?? line.need)} ${shortNeed(line.need, wanted)}.`;
  if (now !== null && before !== null && now !== before)
    return `Agora precisa de ${shortNeed(need, wanted)}, ${was(before)} ${formatNumber(before)}.`;
  const unit = stockUnitText(wanted);
  return `Agora precisa de ${amountText(need, unit)}, ${was(line.need)} ${amountText(line.need, unit)}.`;
}

const was = (amount: number) => (amount < 2 ? "era" : "eram");

/** "3 garrafas", "1,9 L" */
function shortNeed(need: number, ingredient: CartIngredient): string {
  const { packs } = bought(need, ingredient);
  return packs !== null && ingredient.packName
    ? `${formatNumber(packs)} ${unitText(packs, ingredient.packName)}`
    : amountText(need, stockUnitText(ingredient));
}
