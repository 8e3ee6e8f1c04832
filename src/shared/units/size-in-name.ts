import { parseDecimal } from "#shared/numbers/decimal.ts";
import { exact, rounded } from "#shared/numbers/exact.ts";
import { nameKey } from "#shared/text/name-key.ts";
import { convertedAmount } from "./convert-units.ts";
import type { RecipeUnit, UnitWord } from "./enumerations.ts";
import { readUnit, splitAmount } from "./unit-words.ts";

export type SizeInName = {
  /** "750", as it is written. */
  amount: string;
  unit: "ml" | "L" | "g" | "kg";
  /** What holds it. */
  word: UnitWord;
  /** How many come in a box, if the name says so. */
  inBox: number | undefined;
};

const SIZE = /(?<![\p{L}\d.,])\d+(?:[.,]\d+)?\s*(?:ml|litros?|lts?|l|kg|gr|g)(?![\p{L}\d])/u;
const BOX =
  /(?:caixa|cx|fardo|fd|pack)\.?\s*(?:c\/|com|de|x)?\s*(\d{1,3})(?![\p{L}\d.,]|\s*(?:ml|l|kg|g)\b)/u;

/** What the name of a product says of its size: "Gin Tanqueray 750ml" is a bottle of 750 ml. Undefined if nothing. */
export function sizeInName(name: string): SizeInName | undefined {
  const key = nameKey(name);
  const size = splitAmount(SIZE.exec(key)?.[0] ?? "");
  const unit = size && readUnit(size.word);
  if (unit !== "ml" && unit !== "L" && unit !== "g" && unit !== "kg") return undefined;
  const inBox = BOX.exec(key)?.[1];
  return {
    amount: size?.amount ?? "",
    unit,
    word: wordIn(key, unit),
    inBox: inBox ? Number(inBox) : undefined,
  };
}

/** The size in another measure, as a pack of it is entered; undefined where no fixed factor is known. */
export function sizeIn({ amount, unit }: SizeInName, measure: RecipeUnit): number | undefined {
  const written = parseDecimal(amount);
  const contents = written && convertedAmount(exact(written), unit, measure);
  return contents ? rounded(contents, 4) : undefined;
}

/** "Gin Tanqueray": the name of a product as a guest would say it, without its size and box. */
export const withoutSize = (name: string): string =>
  name
    .replace(new RegExp(SIZE, "giu"), " ")
    .replace(new RegExp(BOX, "giu"), " ")
    .replace(/\s+/g, " ")
    .trim() || name;

function wordIn(key: string, unit: SizeInName["unit"]): UnitWord {
  if (/\blatas?\b/.test(key)) return "lata";
  return unit === "g" || unit === "kg" ? "pacote" : "garrafa";
}
