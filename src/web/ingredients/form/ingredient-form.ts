import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { type Ingredient, type IngredientInput, ingredientInput } from "#shared/ingredients/contract.ts";
import { decimalOrText, ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { stockUnitText } from "#shared/units/amount-text.ts";
import { hasFactor } from "#shared/units/convert-units.ts";
import {
  type RecipeUnit,
  recipeUnits,
  type StockUnit,
  type UnitWord,
  unitWords,
} from "#shared/units/enumerations.ts";

/**
 * The texts in the fields: all that can be entered, since saving would erase one that is left out. The unit may be a
 * word for `unidade`.
 */
export type IngredientFormValues = Record<Exclude<keyof IngredientInput, "version" | "unitWord">, string>;

const wordFor = (unit: string) => unitWords.find((word) => word === unit) ?? null;

/** The unit that stands behind a chosen one: `unidade` behind "garrafa". */
export const unitBehind = (unit: string): string => (wordFor(unit) ? "unidade" : unit);

/** The option for no yield, which can be chosen again: an option's value cannot be empty. */
export const NO_YIELD = "nenhuma";

/** The option for what is bought loose. */
export const NO_PACK = "nenhuma";

export type IngredientForm = UseFormReturn<IngredientFormValues, unknown, IngredientInput>;

export const ingredientLabels: Record<keyof IngredientFormValues, string> = {
  name: "Nome",
  category: "Categoria",
  quantity: "Quantidade",
  unit: "Unidade",
  pricePerUnit: "Preço",
  minQuantity: "Quantidade mínima",
  observations: "Observações",
  yieldQuantity: "Rendimento",
  yieldUnit: "Unidade na receita",
  packName: "Embalagem de compra",
  packQuantity: "Conteúdo da embalagem",
  packMultiple: "Comprar em múltiplos de",
  supplierId: "Fornecedor",
};

export const ingredientFormValues = (ingredient?: Ingredient): IngredientFormValues => ({
  name: ingredient?.name ?? "",
  category: ingredient?.category ?? "",
  quantity: ungroupedDecimal(ingredient?.quantity),
  unit: ingredient ? stockUnitText(ingredient) : "",
  pricePerUnit: ungroupedDecimal(ingredient?.pricePerUnit),
  minQuantity: ungroupedDecimal(ingredient?.minQuantity ?? 0),
  observations: ingredient?.observations ?? "",
  yieldQuantity: ungroupedDecimal(ingredient?.yieldQuantity),
  yieldUnit: ingredient?.yieldUnit ?? NO_YIELD,
  packName: ingredient?.packName ?? NO_PACK,
  packQuantity: ungroupedDecimal(ingredient?.packQuantity),
  packMultiple: String(ingredient?.packMultiple ?? 1),
  supplierId: String(ingredient?.supplierId ?? ""),
});

export const ingredientForm = z.preprocess((values: IngredientFormValues) => {
  const yieldUnits = yieldUnitsFor(values.unit);
  return {
    ...values,
    unit: unitBehind(values.unit),
    unitWord: wordFor(values.unit),
    quantity: decimalOrText(values.quantity),
    pricePerUnit: decimalOrText(values.pricePerUnit),
    minQuantity: values.minQuantity.trim() === "" ? undefined : decimalOrText(values.minQuantity),
    yieldQuantity:
      yieldUnits.length > 0 && values.yieldQuantity.trim() ? decimalOrText(values.yieldQuantity) : null,
    yieldUnit: yieldUnits.find((unit) => unit === values.yieldUnit) ?? null,
    ...enteredPack(values),
    supplierId: values.supplierId || null,
  };
}, ingredientInput);

/** What is typed of a pack counts once it has a name. */
function enteredPack({ packName, packQuantity, packMultiple }: IngredientFormValues) {
  if (packName === NO_PACK) return { packName: null, packQuantity: null, packMultiple: 1 };
  return {
    packName,
    packQuantity: packQuantity.trim() ? decimalOrText(packQuantity) : null,
    packMultiple: packMultiple.trim() || 1,
  };
}

const usualYieldUnits: Record<UnitWord, RecipeUnit> = { garrafa: "ml", lata: "ml", pacote: "g" };

/** The unit in which the contents of a bottle, can or package are usually told. */
export const usualYieldUnit = (unit: string): RecipeUnit | undefined => {
  const word = wordFor(unit);
  return word ? usualYieldUnits[word] : undefined;
};

/** Liquids convert into every recipe unit for pouring; other units may need a yield. */
const measuredByAll: readonly string[] = ["", "ml", "L"] satisfies (StockUnit | "")[];

/** The recipe units that a yield can define for a stock unit: those without a conversion. */
export const yieldUnitsFor = (unit: string) =>
  measuredByAll.includes(unit)
    ? []
    : recipeUnits.filter((recipeUnit) => !hasFactor(recipeUnit, { unit: unitBehind(unit) as StockUnit }));
