import type { RecipeUnit } from "#shared/units/enumerations.ts";

export type DemoDrink = {
  name: string;
  /** For the client. */
  description?: string;
  recipe: readonly [ingredient: string, quantity: number, unit: RecipeUnit][];
};

export const demoDrinks: readonly DemoDrink[] = [
  {
    name: "Caipirinha",
    recipe: [
      ["Cachaça prata", 60, "ml"],
      ["Limão-taiti", 1, "unidade"],
      ["Açúcar refinado", 12, "g"],
    ],
  },
  {
    name: "Caipiroska",
    recipe: [
      ["Vodka", 60, "ml"],
      ["Limão-taiti", 1, "unidade"],
      ["Açúcar refinado", 12, "g"],
    ],
  },
  {
    name: "Gin Tônica",
    description: "Gin inglês, tônica gelada e limão",
    recipe: [
      ["Gin London Dry", 50, "ml"],
      ["Água tônica", 150, "ml"],
      ["Limão-taiti", 2, "rodela"],
    ],
  },
  {
    name: "Moscow Mule",
    description: "Vodka, gengibre da casa e limão, na caneca de cobre",
    recipe: [
      ["Vodka", 50, "ml"],
      ["Xarope de gengibre", 20, "ml"],
      ["Água com gás", 90, "ml"],
      ["Limão-taiti", 2, "rodela"],
    ],
  },
  {
    name: "Aperol Spritz",
    recipe: [
      ["Aperol", 60, "ml"],
      ["Espumante brut", 90, "ml"],
      ["Água com gás", 30, "ml"],
      ["Laranja-bahia", 1, "rodela"],
    ],
  },
  {
    name: "Mojito",
    recipe: [
      ["Rum branco", 50, "ml"],
      ["Hortelã", 8, "folhas"],
      ["Limão-taiti", 1, "unidade"],
      ["Xarope de açúcar", 20, "ml"],
      ["Água com gás", 80, "ml"],
    ],
  },
  {
    name: "Margarita",
    recipe: [
      ["Tequila prata", 50, "ml"],
      ["Licor de laranja", 20, "ml"],
      ["Limão-taiti", 1, "unidade"],
      ["Sal para borda", 2, "g"],
    ],
  },
  {
    name: "Piña Tropical",
    recipe: [
      ["Rum branco", 50, "ml"],
      ["Abacaxi", 2, "rodela"],
      ["Xarope de açúcar", 15, "ml"],
    ],
  },
  {
    name: "Maracujá Spritz",
    recipe: [
      ["Espumante brut", 100, "ml"],
      ["Suco de maracujá", 50, "ml"],
      ["Xarope de açúcar", 10, "ml"],
    ],
  },
  {
    name: "Gin de Frutas Vermelhas",
    recipe: [
      ["Gin London Dry", 50, "ml"],
      ["Xarope de frutas vermelhas", 20, "ml"],
      ["Água tônica", 120, "ml"],
    ],
  },
  { name: "Taça de Espumante", recipe: [["Espumante brut", 130, "ml"]] },
  {
    name: "Limonada da Casa",
    recipe: [
      ["Limão-taiti", 2, "unidade"],
      ["Xarope de açúcar", 25, "ml"],
      ["Água com gás", 150, "ml"],
    ],
  },
];
