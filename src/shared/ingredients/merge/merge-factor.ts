import { type Exact, exact, ONE, rounded } from "#shared/numbers/exact.ts";
import { stockUnitText, unitText } from "#shared/units/amount-text.ts";
import { type Convertible, convertedAmount, hasFactor, stockAmount } from "#shared/units/convert-units.ts";
import { contentsFactor, mayDiffer, type Piece } from "./piece-contents.ts";

export const FACTOR_DECIMALS = 6;
export const SMALLEST_FACTOR = 0.000001;
export const LARGEST_FACTOR = 1_000_000;

/**
 * How much of the second one of the first is, by their units, of two sizes of bottles by their contents. Undefined
 * between a bottle and a litre, and between bottles of which one says no size.
 */
export const knownFactor = (first: Piece, second: Piece): Exact | undefined =>
  mayDiffer(first, second) ? contentsFactor(first, second) : convertedAmount(ONE, first.unit, second.unit);

/** The factor as it is entered and shown. */
export const enteredFactor = (factor: Exact): number => rounded(factor, FACTOR_DECIMALS);

/** "0,001": with all its decimals. */
export const factorText = (factor: number) => String(factor).replace(".", ",");

/** The factor of a merge, or the sentence that says what is wrong with the one that was given. */
export function mergeFactor(
  first: Piece,
  second: Piece,
  entered: number | null | undefined,
): { factor: Exact } | { problem: string } {
  const known = knownFactor(first, second);
  if (entered == null) {
    return known ? { factor: known } : { problem: unknownFactor(first, second) };
  }
  if (known && enteredFactor(known) !== entered) {
    const problem =
      first.unit === second.unit
        ? contentsFactor(first, second)
          ? `Pelo conteúdo, 1 é sempre ${factorText(enteredFactor(known))} do outro`
          : "Os dois itens têm a mesma unidade: 1 é igual a 1"
        : `1 ${first.unit} é sempre ${factorText(enteredFactor(known))} ${second.unit}`;
    return { problem };
  }
  return { factor: known ?? exact(entered) };
}

const unknownFactor = (first: Piece, second: Piece): string => {
  const [one, other] = [stockUnitText(first), stockUnitText(second)];
  return mayDiffer(first, second)
    ? `Informe a quantas ${unitText(2, other)} equivale 1 ${one} do outro item`
    : `Informe quanto de ${second.unit} há em 1 ${first.unit} do outro item`;
};

/** The factor that the yields of both suggest: a bottle that yields 750 ml is 0,75 L. */
export function proposedFactor(first: Convertible, second: Convertible): number | undefined {
  const { yieldQuantity, yieldUnit } = first;
  if (hasFactor(first.unit, second)) return enteredFactor(stockAmount(ONE, first.unit, second).amount);
  if (!yieldQuantity || !yieldUnit || !hasFactor(yieldUnit, second)) return undefined;
  return enteredFactor(stockAmount(exact(yieldQuantity), yieldUnit, second).amount);
}
