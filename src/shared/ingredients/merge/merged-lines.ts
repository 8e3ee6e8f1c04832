import { dividedBy, type Exact, exact, ONE, plus, rounded, times, ZERO } from "#shared/numbers/exact.ts";
import { type Convertible, hasFactor, stockAmount } from "#shared/units/convert-units.ts";
import type { RecipeUnit, StockUnit } from "#shared/units/enumerations.ts";

type Merged = Convertible & { id: number };

export type Merge = {
  first: Merged;
  /** With the yield that it takes over. */
  second: Merged;
  /** One stock unit of the first in that of the second. */
  factor: Exact;
};

type Line = { ingredientId: number; unit: RecipeUnit };

/** The units that recipes are written in, for those of the stock. */
export const fineUnits: Partial<Record<StockUnit, RecipeUnit>> = { L: "ml", kg: "g" };

/**
 * The lines of a recipe or a plan with the second ingredient in the place of the first. What the barman measures stays:
 * 50 ml are 50 ml. A measure that the second does not know is converted, and one that neither knows is left. If both
 * are in it, their amounts become one line.
 */
export function mergedLines<Field extends string, L extends Line & Record<Field, number>>(
  lines: readonly L[],
  fields: readonly Field[],
  merge: Merge,
): L[] {
  const isFirst = ({ ingredientId }: Line) => ingredientId === merge.first.id;
  const own = lines.find(({ ingredientId }) => ingredientId === merge.second.id);
  if (!own) return lines.map((line) => (isFirst(line) ? renamedLine(line, fields, merge) : line));
  const added = lines.filter(isFirst).map((line) => renamedLine(line, fields, merge));
  const total = added.length === 0 ? own : summedLine([own, ...added], fields, merge.second);
  return lines.filter((line) => !isFirst(line)).map((line) => (line === own ? total : line));
}

function renamedLine<Field extends string, L extends Line & Record<Field, number>>(
  line: L,
  fields: readonly Field[],
  { first, second, factor }: Merge,
): L {
  const renamed = { ...line, ingredientId: second.id };
  if (hasFactor(line.unit, second) || !hasFactor(line.unit, first)) return renamed;
  const unit = fineUnits[second.unit] ?? second.unit;
  const amountOf = (field: Field) => times(stockAmount(exact(line[field]), line.unit, first).amount, factor);
  return { ...renamed, unit, ...amountsIn(unit, second, fields, amountOf) };
}

/** One line with the amounts of all, in the unit of the first of them unless the ingredient does not know it. */
function summedLine<Field extends string, L extends Line & Record<Field, number>>(
  lines: readonly [L, ...L[]],
  fields: readonly Field[],
  second: Merged,
): L {
  const [own] = lines;
  const isKnown = hasFactor(own.unit, second) || lines.every(({ unit }) => unit === own.unit);
  const unit = isKnown ? own.unit : (fineUnits[second.unit] ?? second.unit);
  const amountOf = (field: Field) =>
    lines
      .map((line) => stockAmount(exact(line[field]), line.unit, second).amount)
      .reduce((sum, amount) => plus(sum, amount), ZERO);
  return { ...own, unit, ...amountsIn(unit, second, fields, amountOf) };
}

/** Amounts of the stock unit in the unit of a line. What is little is not nothing. */
function amountsIn<Field extends string>(
  unit: RecipeUnit,
  second: Merged,
  fields: readonly Field[],
  amountOf: (field: Field) => Exact,
) {
  const one = stockAmount(ONE, unit, second).amount;
  return Object.fromEntries(fields.map((field) => [field, atLeastSome(dividedBy(amountOf(field), one))]));
}

/** Rounded to two decimals, and to one hundredth where that would be none. */
export const atLeastSome = (amount: Exact): number =>
  amount.numerator > 0n ? Math.max(0.01, rounded(amount, 2)) : 0;
