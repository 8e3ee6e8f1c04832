import type { CateringEvent, StockUse } from "#shared/events/contract.ts";
import type { EventDrink } from "#shared/events/plan-contract.ts";
import { asNumber } from "#shared/numbers/exact.ts";
import { stockFactor } from "#shared/units/convert-units.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";

/** An ingredient in one serving of a drink: how much, in its stock unit, and how much it tells of the servings. */
type Portion = { drink: number; place: number; amount: number; weight: number };

/** What was used of the ingredients that tell, and the cost of a unit of each; a portion names their place here. */
type Told = { portions: Portion[]; used: number[]; unitCosts: number[] };

const ROUNDS = 10;

/**
 * How many of each of its drinks an event has served, estimated from what it used of their ingredients; undefined if
 * nothing can be said. An ingredient tells the more of a drink, the more it costs there and the more of it goes into
 * that drink. Flat lists of numbers: a page does this for a thousand events at once.
 */
export function servings(
  event: Pick<CateringEvent, "drinks" | "supplies" | "stockUse">,
): number[] | undefined {
  const { drinks } = event;
  const told = toldBy(event);
  const planned = drinks.map(({ quantity }) => quantity);
  const expected = expectedFor(planned, told);
  weigh(told, planned, expected);

  let served = scaled(planned, expected, told);
  for (let round = 0; round < ROUNDS; round++) served = scaled(served, expectedFor(served, told), told);
  const isTold = drinks.map(() => false);
  for (const { drink } of told.portions) isTold[drink] = true;
  return withMeanRatio(drinks, served, isTold);
}

/** What so many of each drink need of each ingredient. */
function expectedFor(counts: readonly number[], { portions, used }: Told): number[] {
  const expected = used.map(() => 0);
  for (const { drink, place, amount } of portions) {
    expected[place] = (expected[place] as number) + amount * (counts[drink] as number);
  }
  return expected;
}

/** The counts, each as much larger as the ingredients of its drink were used more than expected, on the mean. */
function scaled(counts: readonly number[], expected: readonly number[], { portions, used }: Told): number[] {
  const ratios = counts.map(() => 0);
  for (const { drink, place, weight } of portions) {
    const ratio = (used[place] as number) / ((expected[place] as number) || 1);
    ratios[drink] = (ratios[drink] as number) + weight * ratio;
  }
  return counts.map((count, drink) => count * (ratios[drink] as number));
}

/** Weighs the ingredients of each drink by their cost in it, by their shares alone if none has a cost; 1 together. */
function weigh({ portions, unitCosts }: Told, counts: readonly number[], expected: readonly number[]): void {
  const isCostly = counts.map(() => false);
  for (const { drink, place } of portions) if (unitCosts[place]) isCostly[drink] = true;
  const sums = counts.map(() => 0);
  for (const portion of portions) {
    const { drink, place, amount } = portion;
    const share = ((counts[drink] as number) * amount) / ((expected[place] as number) || 1);
    portion.weight = isCostly[drink] ? amount * (unitCosts[place] as number) * share : share;
    sums[drink] = (sums[drink] as number) + portion.weight;
  }
  for (const portion of portions) portion.weight /= sums[portion.drink] || 1;
}

/**
 * What tells of drinks. What also went along as another item does not, and neither does what was measured in two units
 * or has a line that does not convert: nobody knows what of it went into drinks.
 */
function toldBy({
  drinks,
  supplies,
  stockUse,
}: Pick<CateringEvent, "drinks" | "supplies" | "stockUse">): Told {
  const silent = new Set(supplies.map(({ ingredientId }) => ingredientId));
  const uses = new Map<number, StockUse>();
  for (const use of stockUse) {
    if (uses.has(use.ingredientId)) silent.add(use.ingredientId);
    uses.set(use.ingredientId, use);
  }
  const lines: { drink: number; ingredientId: number; amount: number }[] = [];
  for (const [drink, { quantity, ingredients }] of drinks.entries()) {
    for (const { ingredientId, unit, plannedQuantity } of ingredients) {
      const use = uses.get(ingredientId);
      if (!use) continue;
      const factor = factorOf(unit, use);
      if (factor === undefined) silent.add(ingredientId);
      else if (plannedQuantity > 0 && quantity > 0)
        lines.push({ drink, ingredientId, amount: (plannedQuantity * factor) / quantity });
    }
  }
  const told: Told = { portions: [], used: [], unitCosts: [] };
  const places = new Map<number, number>();
  for (const [ingredientId, { withdrawn, returned, lost, unitCost = 0 }] of uses) {
    if (silent.has(ingredientId)) continue;
    places.set(ingredientId, told.used.length);
    // Not exact, since it is estimated with.
    told.used.push(Math.round((withdrawn - returned - lost) * 100) / 100);
    told.unitCosts.push(unitCost);
  }
  for (const { drink, ingredientId, amount } of lines) {
    const place = places.get(ingredientId);
    if (place === undefined) continue;
    // An ingredient may stand in a recipe twice.
    const same = told.portions.findLast((portion) => portion.drink === drink && portion.place === place);
    if (same) same.amount += amount;
    else told.portions.push({ drink, place, amount, weight: 0 });
  }
  return told;
}

/** Each fixed conversion once: long lists of events repeat a few of them. */
const factors = new Map<RecipeUnit, Map<RecipeUnit, number | undefined>>();

function factorOf(unit: RecipeUnit, use: StockUse): number | undefined {
  if (unit === use.unit) return 1;
  const known = factors.get(unit) ?? new Map<RecipeUnit, number | undefined>();
  factors.set(unit, known);
  if (!known.has(use.unit)) {
    const fixed = stockFactor(unit, { unit: use.unit });
    known.set(use.unit, fixed && asNumber(fixed));
  }
  const fixed = known.get(use.unit);
  if (fixed !== undefined || !use.yieldUnit) return fixed;
  const own = stockFactor(unit, use);
  return own && asNumber(own);
}

/** A drink of which nothing tells is taken to have been served as the others were, all in all. */
function withMeanRatio(
  drinks: readonly EventDrink[],
  served: readonly number[],
  isTold: readonly boolean[],
): number[] | undefined {
  const told = drinks.map((_drink, index) => index).filter((index) => isTold[index]);
  const planned = told.reduce((sum, index) => sum + (drinks[index]?.quantity ?? 0), 0);
  const total = told.reduce((sum, index) => sum + (served[index] ?? 0), 0);
  if (planned === 0 || total === 0) return undefined;
  return drinks.map(({ quantity }, index) =>
    isTold[index] ? (served[index] ?? 0) : (quantity * total) / planned,
  );
}
