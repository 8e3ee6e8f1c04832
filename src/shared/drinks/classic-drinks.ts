import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";
import type { UnstockedIngredient } from "./drink-import-contract.ts";

type Line = readonly [ingredient: string, quantity: number, unit: RecipeUnit];
export type ClassicDrink = { name: string; recipe: readonly Line[] };

const of =
  (category: Ingredient["category"], unit: Ingredient["unit"]) =>
  (name: string, yieldQuantity?: number, yieldUnit?: RecipeUnit): UnstockedIngredient => ({
    name,
    category,
    unit,
    ...(yieldQuantity && { yieldQuantity, yieldUnit }),
  });
const spirit = of("Bebidas Alcoólicas", "L");
const soft = of("Bebidas Não Alcoólicas", "L");
const syrup = of("Xaropes", "L");
const fruit = of("Frutas", "unidade");

/** What the classic drinks are made of. */
export const classicIngredients: readonly UnstockedIngredient[] = [
  ...["Cachaça", "Vodka", "Gin", "Rum branco", "Tequila", "Whisky", "Aperol", "Campari"].map((name) =>
    spirit(name),
  ),
  ...["Vermute tinto", "Vermute seco", "Espumante", "Licor de laranja", "Licor de pêssego"].map((name) =>
    spirit(name),
  ),
  ...["Licor de café", "Angostura"].map((name) => spirit(name)),
  ...["Água tônica", "Água com gás", "Cerveja de gengibre", "Refrigerante de cola"].map((name) => soft(name)),
  ...["Suco de limão", "Suco de laranja", "Suco de abacaxi", "Suco de cranberry"].map((name) => soft(name)),
  ...["Suco de tomate", "Leite de coco", "Café espresso"].map((name) => soft(name)),
  ...["Xarope de açúcar", "Xarope de romã"].map((name) => syrup(name)),
  fruit("Limão", 8, "rodela"),
  fruit("Laranja", 8, "rodela"),
  of("Outros", "maço")("Hortelã", 60, "folhas"),
  of("Outros", "kg")("Açúcar"),
  of("Outros", "kg")("Sal"),
];

/** Twenty drinks that nearly every open bar serves, each for one glass. */
export const classicDrinks: readonly ClassicDrink[] = [
  {
    name: "Aperol Spritz",
    recipe: [
      ["Aperol", 60, "ml"],
      ["Espumante", 90, "ml"],
      ["Água com gás", 30, "ml"],
      ["Laranja", 1, "rodela"],
    ],
  },
  {
    name: "Bloody Mary",
    recipe: [
      ["Vodka", 45, "ml"],
      ["Suco de tomate", 90, "ml"],
      ["Suco de limão", 15, "ml"],
      ["Sal", 1, "g"],
    ],
  },
  {
    name: "Caipirinha",
    recipe: [
      ["Cachaça", 60, "ml"],
      ["Limão", 1, "unidade"],
      ["Açúcar", 12, "g"],
    ],
  },
  {
    name: "Caipiroska",
    recipe: [
      ["Vodka", 60, "ml"],
      ["Limão", 1, "unidade"],
      ["Açúcar", 12, "g"],
    ],
  },
  {
    name: "Cosmopolitan",
    recipe: [
      ["Vodka", 40, "ml"],
      ["Licor de laranja", 15, "ml"],
      ["Suco de cranberry", 30, "ml"],
      ["Suco de limão", 15, "ml"],
    ],
  },
  {
    name: "Cuba Libre",
    recipe: [
      ["Rum branco", 50, "ml"],
      ["Refrigerante de cola", 120, "ml"],
      ["Limão", 1, "rodela"],
    ],
  },
  {
    name: "Daiquiri",
    recipe: [
      ["Rum branco", 60, "ml"],
      ["Suco de limão", 25, "ml"],
      ["Xarope de açúcar", 15, "ml"],
    ],
  },
  {
    name: "Dry Martini",
    recipe: [
      ["Gin", 60, "ml"],
      ["Vermute seco", 10, "ml"],
    ],
  },
  {
    name: "Espresso Martini",
    recipe: [
      ["Vodka", 50, "ml"],
      ["Licor de café", 20, "ml"],
      ["Café espresso", 30, "ml"],
      ["Xarope de açúcar", 10, "ml"],
    ],
  },
  {
    name: "Gin Tônica",
    recipe: [
      ["Gin", 50, "ml"],
      ["Água tônica", 150, "ml"],
      ["Limão", 2, "rodela"],
    ],
  },
  {
    name: "Margarita",
    recipe: [
      ["Tequila", 50, "ml"],
      ["Licor de laranja", 20, "ml"],
      ["Suco de limão", 25, "ml"],
      ["Sal", 2, "g"],
    ],
  },
  {
    name: "Mojito",
    recipe: [
      ["Rum branco", 50, "ml"],
      ["Hortelã", 8, "folhas"],
      ["Limão", 1, "unidade"],
      ["Xarope de açúcar", 20, "ml"],
      ["Água com gás", 80, "ml"],
    ],
  },
  {
    name: "Moscow Mule",
    recipe: [
      ["Vodka", 50, "ml"],
      ["Cerveja de gengibre", 100, "ml"],
      ["Suco de limão", 15, "ml"],
      ["Limão", 1, "rodela"],
    ],
  },
  {
    name: "Negroni",
    recipe: [
      ["Gin", 30, "ml"],
      ["Campari", 30, "ml"],
      ["Vermute tinto", 30, "ml"],
      ["Laranja", 1, "rodela"],
    ],
  },
  {
    name: "Old Fashioned",
    recipe: [
      ["Whisky", 60, "ml"],
      ["Açúcar", 5, "g"],
      ["Angostura", 1, "ml"],
      ["Laranja", 1, "rodela"],
    ],
  },
  {
    name: "Piña Colada",
    recipe: [
      ["Rum branco", 50, "ml"],
      ["Suco de abacaxi", 90, "ml"],
      ["Leite de coco", 30, "ml"],
    ],
  },
  {
    name: "Sex on the Beach",
    recipe: [
      ["Vodka", 40, "ml"],
      ["Licor de pêssego", 20, "ml"],
      ["Suco de laranja", 60, "ml"],
      ["Suco de cranberry", 60, "ml"],
    ],
  },
  {
    name: "Tequila Sunrise",
    recipe: [
      ["Tequila", 45, "ml"],
      ["Suco de laranja", 90, "ml"],
      ["Xarope de romã", 15, "ml"],
    ],
  },
  {
    name: "Tom Collins",
    recipe: [
      ["Gin", 50, "ml"],
      ["Suco de limão", 25, "ml"],
      ["Xarope de açúcar", 15, "ml"],
      ["Água com gás", 90, "ml"],
    ],
  },
  {
    name: "Whisky Sour",
    recipe: [
      ["Whisky", 50, "ml"],
      ["Suco de limão", 25, "ml"],
      ["Xarope de açúcar", 20, "ml"],
    ],
  },
];
