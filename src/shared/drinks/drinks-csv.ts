import type { Columns } from "#shared/csv/column-titles.ts";
import { writeRecords } from "#shared/csv/csv-table.ts";
import { wordList } from "#shared/text/word-list.ts";
import { recipeUnits } from "#shared/units/enumerations.ts";
import type { Drink } from "./contract.ts";

export type DrinkField = "name" | "ingredient" | "quantity" | "unit";

/** Each row of a file is a line of a recipe. */
export const drinkColumns: Columns<DrinkField> = {
  name: {
    heading: "Drink",
    names: ["Coquetel", "Nome do drink"],
    vague: wordList("Receita, Nome do coquetel, Drinks, Nome, Bebida, Produto, Prato, Item"),
  },
  ingredient: {
    heading: "Ingrediente",
    names: ["Ingredientes"],
    vague: wordList("Insumo, Insumos, Matéria-prima, Componente, Produto, Item"),
  },
  quantity: {
    heading: "Quantidade",
    vague: wordList("Qtd, Qtde, Quant, Dose, Medida"),
  },
  unit: {
    heading: "Unidade",
    choices: recipeUnits,
    vague: wordList("Un, Und, Unid, Unidade de medida, UM, Medida"),
  },
};

export const drinksCsv = (
  drinks: readonly Pick<Drink, "name" | "ingredients">[],
  stock: ReadonlyMap<number, { name: string }>,
): string =>
  writeRecords(
    drinkColumns,
    drinks.flatMap(({ name, ingredients }) =>
      ingredients.map((line) => ({ ...line, name, ingredient: stock.get(line.ingredientId)?.name ?? "" })),
    ),
  );

const EXAMPLE = "Caipirinha (exemplo)";

/** An example to type over. */
export const drinksCsvTemplate = writeRecords(drinkColumns, [
  { name: EXAMPLE, ingredient: "Cachaça", quantity: 60, unit: "ml" },
  { name: EXAMPLE, ingredient: "Limão", quantity: 1, unit: "unidade" },
  { name: EXAMPLE, ingredient: "Açúcar", quantity: 12, unit: "g" },
]);
