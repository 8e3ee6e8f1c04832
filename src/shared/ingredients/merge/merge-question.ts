import { parseDecimal } from "#shared/numbers/decimal.ts";
import { dividedBy, exact, ONE } from "#shared/numbers/exact.ts";
import { stockUnitText, unitText } from "#shared/units/amount-text.ts";
import type { Convertible } from "#shared/units/convert-units.ts";
import type { UnitWord } from "#shared/units/enumerations.ts";
import { sizeInName } from "#shared/units/size-in-name.ts";
import { enteredFactor, knownFactor, proposedFactor } from "./merge-factor.ts";
import { mayDiffer } from "./piece-contents.ts";

type Asked = Convertible & { name: string; unitWord: UnitWord | null };

type MergeQuestion = {
  /** "1 garrafa de Vodka 750ml = quantos L de Vodka?" */
  text: string;
  example: string;
  proposed: number | undefined;
  /** The factor of the merge for an answer. */
  factorOf: (answer: number) => number;
};

const isPiece = ({ unit }: Asked) => unit === "unidade" || unit === "maço";
const isFeminine = (unit: string) => /^(garrafa|lata|unidade|colher)/.test(unit);

/** What has to be asked before a merge, always about one piece; undefined where the units say it. */
export function mergeQuestion(first: Asked, second: Asked): MergeQuestion | undefined {
  if (knownFactor(first, second)) return undefined;
  const isTurned = isPiece(second) && !isPiece(first);
  const [one, other] = isTurned ? [second, first] : [first, second];
  const unit = stockUnitText(other);
  const many = `${isFeminine(unit) ? "quantas" : "quantos"} ${unitText(2, unit)}`;
  return {
    text: `1 ${stockUnitText(one)} de ${one.name} = ${many} de ${other.name}?`,
    example: exampleOf(one, other),
    // Of two bottles without a size nobody knows.
    proposed: mayDiffer(first, second) ? undefined : proposedFactor(withSize(one), withSize(other)),
    factorOf: (answer) => (isTurned && answer > 0 ? enteredFactor(dividedBy(ONE, exact(answer))) : answer),
  };
}

/** A bottle whose name says its size yields that much. */
function withSize(item: Asked): Convertible {
  const size = item.unit === "unidade" && !item.yieldUnit ? sizeInName(item.name) : undefined;
  return size ? { unit: item.unit, yieldQuantity: parseDecimal(size.amount), yieldUnit: size.unit } : item;
}

function exampleOf(one: Asked, other: Asked): string {
  if (mayDiffer(one, other)) return "Ex.: 1 se são do mesmo tamanho";
  const what = one.unitWord ?? "unidade";
  if (isPiece(one) && other.unit === "L") return `Ex.: 0,75 se cabem 750 ml em 1 ${what}`;
  if (isPiece(one) && other.unit === "ml") return `Ex.: 750 se cabem 750 ml em 1 ${what}`;
  if (isPiece(one) && other.unit === "kg") return "Ex.: 0,5 se pesa 500 g";
  if (isPiece(one) && other.unit === "g") return "Ex.: 500 se pesa 500 g";
  return "Ex.: 2 se 1 equivale a 2";
}
