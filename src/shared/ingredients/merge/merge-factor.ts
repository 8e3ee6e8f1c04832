import { type Exact, exact, ONE, rounded } from "#shared/numbers/exact.ts";
import { type Convertible, convertedAmount, hasFactor, stockAmount } from "#shared/units/convert-units.ts";
import type { StockUnit } from "#shared/units/enumerations.ts";

export const FACTOR_DECIMALS = 6;
export const SMALLEST_FACTOR = 0.000001;
export const LARGEST_FACTOR = 1_000_000;

/** How much of the second unit one of the first is; undefined between a bottle and a litre. */
export const knownFactor = (first: StockUnit, second: StockUnit): Exact | undefined =>
  convertedAmount(ONE, first, second);

/** The factor as it is entered and shown. */
export const enteredFactor = (factor: Exact): number => rounded(factor, FACTOR_DECIMALS);

/** "0,001": with all its decimals. */
export const factorText = (factor: number) => String(factor).replace(".", ",");

/** The factor of a merge, or the sentence that says what is wrong with the one that was given. */
export function mergeFactor(
  first: { unit: StockUnit },
  second: { unit: StockUnit },
  entered: number | null | undefined,
): { factor: Exact } | { problem: string } {
  const known = knownFactor(first.unit, second.unit);
  if (entered == null) {
    return known
      ? { factor: known }
      : { problem: `Informe quanto de ${second.unit} há em 1 ${first.unit} do outro item` };
  }
  if (known && enteredFactor(known) !== entered) {
    const problem =
      first.unit === second.unit
        ? "Os dois itens têm a mesma unidade: 1 é igual a 1"
        : `1 ${first.unit} é sempre ${factorText(enteredFactor(known))} ${second.unit}`;
    return { problem };
  }
  return { factor: known ?? exact(entered) };
}

/** The factor that the yields of both suggest: a bottle that yields 750 ml is 0,75 L. */
export function proposedFactor(first: Convertible, second: Convertible): number | undefined {
  const { yieldQuantity, yieldUnit } = first;
  if (hasFactor(first.unit, second)) return enteredFactor(stockAmount(ONE, first.unit, second).amount);
  if (!yieldQuantity || !yieldUnit || !hasFactor(yieldUnit, second)) return undefined;
  return enteredFactor(stockAmount(exact(yieldQuantity), yieldUnit, second).amount);
}
