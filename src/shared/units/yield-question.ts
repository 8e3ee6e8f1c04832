import { ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { exact, rounded } from "#shared/numbers/exact.ts";
import { stockUnitText, unitText } from "./amount-text.ts";
import type { RecipeUnit, StockUnit, UnitWord } from "./enumerations.ts";
import { sizeIn, sizeInName } from "./size-in-name.ts";

const feminine: readonly RecipeUnit[] = ["unidade", "colher (chá)", "colher (sopa)", "rodela", "folhas"];
const MANY = 2;

type Asked = { name: string; unit: StockUnit; unitWord?: UnitWord | null };

/** "1 kg de Limão rende quantas rodelas?": asked where a recipe uses a unit without a factor. */
export const yieldQuestion = (ingredient: Asked, unit: RecipeUnit): string =>
  `1 ${stockUnitText(ingredient)} de ${ingredient.name} rende ${
    feminine.includes(unit) ? "quantas" : "quantos"
  } ${unitText(MANY, unit)}?`;

/** The answer that the name of what is counted in pieces gives: "750" for "Gin Tanqueray 750ml"; "" where it gives none. */
export function proposedYield({ name, unit }: Asked, asked: RecipeUnit): string {
  const size = unit === "unidade" ? sizeInName(name) : undefined;
  const exactly = size && sizeIn(size, asked);
  const quantity = exactly && rounded(exact(exactly), 2);
  return quantity ? ungroupedDecimal(quantity) : "";
}
