import { stockWithout, type ValuedStock } from "#shared/ingredients/stock-without.ts";
import { amountCost, averageUnitCost, stockValue } from "#shared/ingredients/unit-cost.ts";
import { exact, minus, plus, rounded } from "#shared/numbers/exact.ts";
import { LARGEST_AMOUNT } from "#shared/numbers/largest.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";

type Stock = { name: string; quantity: number; unitCost: number | string } & Parameters<
  typeof stockUnitText
>[0];
type Moved = { quantity: number; unit: string; unitCost: number | string };
type Returned = Moved & {
  /** The unit cost that the return met; null in rows from before it was kept. */
  unitCostBefore: string | null;
  /** The price of the empty stock that the return met; null of any other. */
  pricePerUnitBefore: string | null;
};

type Undone = ValuedStock | { problem: string };

/** The stock with a withdrawal back in it, at the cost at which it left. */
export function undoneWithdrawal(stock: Stock, taken: Moved): Undone {
  const problem = otherUnit(stock, taken);
  if (problem) return { problem };
  const quantity = rounded(plus(exact(stock.quantity), exact(taken.quantity)), 2);
  const unitCost = averageUnitCost(stock, {
    quantity: taken.quantity,
    value: amountCost(exact(taken.quantity), taken.unitCost),
  });
  const value = stockValue(quantity, unitCost);
  if (quantity > LARGEST_AMOUNT || value > LARGEST_AMOUNT) {
    return { problem: `O estoque de ${stock.name} ficaria grande demais` };
  }
  return { quantity, unitCost, value };
}

/**
 * The stock without a return. If it is just what the return made of the stock before, it becomes that again, to the
 * last digit; otherwise the quantity leaves with the value that it came with.
 */
export function undoneReturn(stock: Stock, returned: Returned): Undone {
  const problem = otherUnit(stock, returned);
  if (problem) return { problem };
  if (returned.quantity === 0) {
    const { quantity, unitCost } = stock;
    return { quantity, unitCost: String(unitCost), value: stockValue(quantity, unitCost) };
  }
  const value = amountCost(exact(returned.quantity), returned.unitCost);
  const before = stockBefore(stock, returned);
  if (before) return before;
  const rest = stockWithout(stock, { quantity: returned.quantity, value });
  if (rest === "too little") {
    const unit = stockUnitText(stock);
    const [there, back] = [stock.quantity, returned.quantity].map((each) => amountText(each, unit));
    return { problem: `O estoque de ${stock.name} não cobre: voltaram ${back}, e há ${there}` };
  }
  if (rest === "other cost") {
    return { problem: `Parte do que voltou de ${stock.name} já saiu do estoque a outro custo` };
  }
  return rest;
}

function stockBefore(stock: Stock, returned: Returned): ValuedStock | undefined {
  const { unitCostBefore, pricePerUnitBefore } = returned;
  const quantity = rounded(minus(exact(stock.quantity), exact(returned.quantity)), 2);
  const wasEmpty = pricePerUnitBefore !== null;
  if (unitCostBefore === null || quantity < 0 || (quantity === 0) !== wasEmpty) return undefined;
  const value = amountCost(exact(returned.quantity), returned.unitCost);
  const after = averageUnitCost(
    { quantity, unitCost: unitCostBefore },
    { quantity: returned.quantity, value },
  );
  if (minus(exact(after), exact(stock.unitCost)).numerator !== 0n) return undefined;
  return {
    quantity,
    unitCost: unitCostBefore,
    value: wasEmpty ? Number(pricePerUnitBefore) : stockValue(quantity, unitCostBefore),
  };
}

const otherUnit = ({ name, unit }: Stock, moved: Moved): string | undefined =>
  moved.unit === unit
    ? undefined
    : `${name} foi movimentado em ${moved.unit} e agora é medido em ${unit}: volte a medi-lo em ${moved.unit} antes de desfazer`;
