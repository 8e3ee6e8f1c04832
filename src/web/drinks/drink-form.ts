import "#web/editing/zod-setup.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { type Drink, type DrinkInput, drinkInput, recipeLineInput } from "#shared/drinks/contract.ts";
import { decimalOrText, ungroupedDecimal } from "#shared/numbers/decimal.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";

/** The field values: unchosen ones are empty, a quantity is text with a comma. */
type RecipeLineValues = { ingredientId: string; quantity: string; unit: RecipeUnit | "" };
export type DrinkFormValues = {
  name: string;
  description: string;
  ingredients: RecipeLineValues[];
  version?: number;
};
export type DrinkForm = UseFormReturn<DrinkFormValues, unknown, DrinkInput>;

export const drinkLabels = {
  name: "Nome",
  description: "Descrição para o cliente",
  ingredients: "Ingredientes",
};

export const emptyLine: RecipeLineValues = { ingredientId: "", quantity: "", unit: "" };

/** True for a row in which nothing was entered; a unit alone may have been proposed. */
export const isBlank = ({ ingredientId, quantity }: RecipeLineValues) =>
  ingredientId === "" && quantity.trim() === "";

/** Names every field: saving would erase one that is left out. */
export const drinkFormValues = (drink?: Drink): DrinkFormValues & Record<keyof DrinkInput, unknown> => ({
  name: drink?.name ?? "",
  description: drink?.description ?? "",
  ingredients: drink?.ingredients.map(({ ingredientId, quantity, unit }) => ({
    ingredientId: String(ingredientId),
    quantity: ungroupedDecimal(quantity),
    unit,
  })) ?? [emptyLine],
  version: drink?.version,
});

const readLine = (line: RecipeLineValues) => ({ ...line, quantity: decimalOrText(line.quantity) });

const readForm = (values: DrinkFormValues) => ({ ...values, ingredients: values.ingredients.map(readLine) });

export const drinkResolver = zodResolver(z.preprocess(readForm, drinkInput));

/** The valid lines, while others are still being filled in. */
export const finishedLines = (lines: RecipeLineValues[]) =>
  lines.flatMap((line) => {
    const { success, data } = recipeLineInput.safeParse(readLine(line));
    return success ? [data] : [];
  });
