import { stockUnitText, unitText } from "./amount-text.ts";
import type { RecipeUnit, StockUnit, UnitWord } from "./enumerations.ts";

const feminine: readonly RecipeUnit[] = ["unidade", "colher (chá)", "colher (sopa)", "rodela", "folhas"];
const MANY = 2;

type Asked = { name: string; unit: StockUnit; unitWord?: UnitWord | null };

/** "1 kg de Limão rende quantas rodelas?": asked where a recipe uses a unit without a factor. */
export const yieldQuestion = (ingredient: Asked, unit: RecipeUnit): string =>
  `1 ${stockUnitText(ingredient)} de ${ingredient.name} rende ${
    feminine.includes(unit) ? "quantas" : "quantos"
  } ${unitText(MANY, unit)}?`;
