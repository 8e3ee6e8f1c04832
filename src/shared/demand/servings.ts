import type { CateringEvent, StockUse } from "#shared/events/contract.ts";
import type { EventDrink } from "#shared/events/plan-contract.ts";
import { usedAmount } from "#shared/night/used-stock.ts";
import { asNumber } from "#shared/numbers/exact.ts";
import { stockFactor } from "#shared/units/convert-units.ts";

/** An ingredient in one serving of a drink: how much, in its stock unit, and how much it tells of the servings. */
type Portion = { ingredientId: number; amount: number; weight: number };

const ROUNDS = 10;

/**
 * How many of each of its drinks an event has served, estimated from what it used of their ingredients; undefined if
 * nothing can be said. An ingredient tells the more of a drink, the more it costs there and the more of it goes into
 * that drink.
 */
export function servings(
  event: Pick<CateringEvent, "drinks" | "supplies" | "stockUse">,
): number[] | undefined {
  const uses = tellingUses(event);
  const amounts = event.drinks.map((drink) => amountsPerServing(drink, uses));
  const planned = summed(
    event.drinks.flatMap(({ quantity }, index) =>
      [...(amounts[index] ?? [])].map(([id, amount]) => [id, amount * quantity] as const),
    ),
  );
  const used = new Map([...uses].map(([id, use]) => [id, usedAmount(use)]));
  const portions = event.drinks.map(({ quantity }, index) =>
    portionsOf(amounts[index] ?? new Map(), (id, amount) => ({
      share: (quantity * amount) / (planned.get(id) ?? 1),
      unitCost: uses.get(id)?.unitCost ?? 0,
    })),
  );
  const ratioTo = (expected: ReadonlyMap<number, number>, own: readonly Portion[]) =>
    weightedMean(
      own,
      ({ ingredientId }) => (used.get(ingredientId) ?? 0) / (expected.get(ingredientId) || 1),
    );

  let served = event.drinks.map(({ quantity }, index) => quantity * ratioTo(planned, portions[index] ?? []));
  for (let round = 0; round < ROUNDS; round++) {
    const expected = summed(
      portions.flatMap((own, index) =>
        own.map(({ ingredientId, amount }) => [ingredientId, amount * (served[index] ?? 0)] as const),
      ),
    );
    served = served.map((count, index) => (count > 0 ? count * ratioTo(expected, portions[index] ?? []) : 0));
  }
  return withMeanRatio(event.drinks, served, (index) => (portions[index]?.length ?? 0) > 0);
}

/**
 * What an event used, by ingredient, as far as it tells of drinks. What also went along as another item does not, and
 * neither does what was measured in two units or has a line that does not convert: nobody knows what went into drinks.
 */
function tellingUses({
  drinks,
  supplies,
  stockUse,
}: Pick<CateringEvent, "drinks" | "supplies" | "stockUse">): Map<number, StockUse> {
  const silent = new Set(supplies.map(({ ingredientId }) => ingredientId));
  const uses = new Map<number, StockUse>();
  for (const use of stockUse) {
    if (uses.has(use.ingredientId)) silent.add(use.ingredientId);
    uses.set(use.ingredientId, use);
  }
  for (const { ingredientId, unit } of drinks.flatMap(({ ingredients }) => ingredients)) {
    const use = uses.get(ingredientId);
    if (use && !stockFactor(unit, use)) silent.add(ingredientId);
  }
  for (const ingredientId of silent) uses.delete(ingredientId);
  return uses;
}

/** What one serving of a drink takes of each telling ingredient, in stock units. */
const amountsPerServing = (
  { quantity, ingredients }: EventDrink,
  uses: ReadonlyMap<number, StockUse>,
): Map<number, number> =>
  summed(
    ingredients.flatMap(({ ingredientId, unit, plannedQuantity }) => {
      const use = uses.get(ingredientId);
      const factor = use && stockFactor(unit, use);
      return factor && plannedQuantity > 0 && quantity > 0
        ? [[ingredientId, (plannedQuantity * asNumber(factor)) / quantity] as const]
        : [];
    }),
  );

/** Weighs the ingredients of a drink by their cost in it; by their shares alone if none has a cost. */
function portionsOf(
  amounts: ReadonlyMap<number, number>,
  tellOf: (ingredientId: number, amount: number) => { share: number; unitCost: number },
): Portion[] {
  const parts = [...amounts].map(([ingredientId, amount]) => ({
    ingredientId,
    amount,
    ...tellOf(ingredientId, amount),
  }));
  const isFree = parts.every(({ unitCost }) => unitCost === 0);
  return parts.map(({ ingredientId, amount, share, unitCost }) => ({
    ingredientId,
    amount,
    weight: isFree ? share : amount * unitCost * share,
  }));
}

function weightedMean(portions: readonly Portion[], value: (portion: Portion) => number): number {
  const weights = portions.reduce((sum, { weight }) => sum + weight, 0);
  const values = portions.reduce((sum, portion) => sum + portion.weight * value(portion), 0);
  return weights > 0 ? values / weights : 0;
}

/** A drink of which nothing tells is taken to have been served as the others were, all in all. */
function withMeanRatio(
  drinks: readonly EventDrink[],
  served: readonly number[],
  isTold: (index: number) => boolean,
): number[] | undefined {
  const told = drinks.map((_drink, index) => index).filter(isTold);
  const planned = told.reduce((sum, index) => sum + (drinks[index]?.quantity ?? 0), 0);
  const total = told.reduce((sum, index) => sum + (served[index] ?? 0), 0);
  if (planned === 0 || total === 0) return undefined;
  return drinks.map(({ quantity }, index) =>
    isTold(index) ? (served[index] ?? 0) : (quantity * total) / planned,
  );
}

function summed(entries: readonly (readonly [number, number])[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [id, value] of entries) sums.set(id, (sums.get(id) ?? 0) + value);
  return sums;
}
