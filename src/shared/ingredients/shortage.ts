import { exact, isLess, minus, rounded, ZERO } from "#shared/numbers/exact.ts";
import { amountText, stockUnitText, unitText } from "#shared/units/amount-text.ts";
import type { StockUnit, UnitWord } from "#shared/units/enumerations.ts";

const soldWhole: readonly StockUnit[] = ["unidade", "maço"];

/**
 * What an available amount lacks of a needed one, in the stock unit: 0 if it is enough. Rounded up where the unit is
 * only sold whole, so that what is missing is what has to be bought.
 */
export function shortage(needed: number, available: number, unit: StockUnit): number {
  const lack = minus(exact(needed), exact(available));
  if (!isLess(ZERO, lack)) return 0;
  const missing = rounded(lack, 2);
  return soldWhole.includes(unit) ? Math.ceil(missing) : missing;
}

type Reserved = { quantity: number; reservedQuantity: number; unit: StockUnit };

/** What the stock lacks of what coming events have reserved. */
export const missingForEvents = ({ quantity, reservedQuantity, unit }: Reserved): number =>
  shortage(reservedQuantity, quantity, unit);

/** The number of ingredients of which coming events lack some. */
export const countMissing = (ingredients: readonly Reserved[]): number =>
  ingredients.filter((ingredient) => missingForEvents(ingredient) > 0).length;

/** "falta 1,5 L", "faltam 2 L": the one way to say it on every page. The plural begins at two; a unit in the plural has its verb with it. */
export function shortageText(missing: number, unit: string): string {
  const isSingular = missing < 2 && unitText(missing, unit) === unit;
  return `${isSingular ? "falta" : "faltam"} ${amountText(missing, unit)}`;
}

/** "faltam 2,5 L para os próximos eventos"; undefined if nothing is missing. */
export function missingForEventsText(
  ingredient: Reserved & { unitWord?: UnitWord | null },
): string | undefined {
  const missing = missingForEvents(ingredient);
  if (missing === 0) return undefined;
  return `${shortageText(missing, stockUnitText(ingredient))} para os próximos eventos`;
}
