import type { ingredientCategories } from "#shared/ingredients/enumerations.ts";
import type { PackName, RecipeUnit, StockUnit, UnitWord } from "#shared/units/enumerations.ts";

export type DemoIngredient = {
  name: string;
  category: (typeof ingredientCategories)[number];
  unit: StockUnit;
  unitWord?: UnitWord;
  /** First cost of one stock unit, in reais; later purchases go up and down around it. */
  cost: number;
  minimum: number;
  /** Stock units that are bought at a time. */
  pack: number;
  /** What they are bought in: packs of so many stock units, sold by so many. */
  bought?: [name: PackName, contents: number, multiple?: number];
  yields?: [number, RecipeUnit];
  /** Quantity found by the last count; else the stock is what the events have left. */
  counted?: number;
};

export const demoIngredients: readonly DemoIngredient[] = [
  {
    name: "Cachaça prata",
    category: "Bebidas Alcoólicas",
    unit: "L",
    cost: 24,
    minimum: 8,
    pack: 6,
    bought: ["garrafa", 1, 6],
  },
  {
    name: "Vodka",
    category: "Bebidas Alcoólicas",
    unit: "L",
    cost: 42,
    minimum: 8,
    pack: 6,
    bought: ["garrafa", 1],
  },
  {
    name: "Gin London Dry",
    category: "Bebidas Alcoólicas",
    unit: "L",
    cost: 88,
    minimum: 6,
    pack: 6,
    bought: ["garrafa", 0.75],
  },
  {
    name: "Rum branco",
    category: "Bebidas Alcoólicas",
    unit: "L",
    cost: 46,
    minimum: 6,
    pack: 6,
    bought: ["garrafa", 1],
    counted: 5.2,
  },
  {
    name: "Aperol",
    category: "Bebidas Alcoólicas",
    unit: "L",
    cost: 68,
    minimum: 4,
    pack: 3,
    bought: ["garrafa", 0.75],
  },
  {
    name: "Espumante brut",
    category: "Bebidas Alcoólicas",
    unit: "unidade",
    unitWord: "garrafa",
    cost: 39,
    minimum: 12,
    pack: 12,
    bought: ["caixa", 6],
    yields: [750, "ml"],
  },
  {
    name: "Tequila prata",
    category: "Bebidas Alcoólicas",
    unit: "L",
    cost: 96,
    minimum: 3,
    pack: 3,
    bought: ["garrafa", 0.75],
    counted: 4.1,
  },
  {
    name: "Licor de laranja",
    category: "Bebidas Alcoólicas",
    unit: "L",
    cost: 74,
    minimum: 2,
    pack: 2,
    bought: ["garrafa", 0.7],
  },
  {
    name: "Água tônica",
    category: "Bebidas Não Alcoólicas",
    unit: "unidade",
    unitWord: "lata",
    cost: 2.24,
    minimum: 60,
    pack: 24,
    bought: ["fardo", 24],
    yields: [350, "ml"],
  },
  {
    name: "Água com gás",
    category: "Bebidas Não Alcoólicas",
    unit: "L",
    cost: 3.2,
    minimum: 20,
    pack: 12,
    bought: ["garrafa", 1.5, 6],
  },
  {
    name: "Suco de maracujá",
    category: "Bebidas Não Alcoólicas",
    unit: "L",
    cost: 12,
    minimum: 4,
    pack: 4,
    bought: ["garrafa", 1],
    counted: 0,
  },
  {
    name: "Xarope de açúcar",
    category: "Xaropes",
    unit: "L",
    cost: 9,
    minimum: 4,
    pack: 2,
    bought: ["garrafa", 0.7],
  },
  {
    name: "Xarope de gengibre",
    category: "Xaropes",
    unit: "L",
    cost: 34,
    minimum: 2,
    pack: 2,
    bought: ["garrafa", 0.7],
    counted: 2.6,
  },
  {
    name: "Xarope de frutas vermelhas",
    category: "Xaropes",
    unit: "L",
    cost: 38,
    minimum: 1,
    pack: 1,
    bought: ["garrafa", 0.7],
  },
  {
    name: "Limão-taiti",
    category: "Frutas",
    unit: "unidade",
    cost: 0.45,
    minimum: 120,
    pack: 100,
    bought: ["saco", 100],
    yields: [8, "rodela"],
  },
  {
    name: "Laranja-bahia",
    category: "Frutas",
    unit: "unidade",
    cost: 1.2,
    minimum: 30,
    pack: 30,
    bought: ["saco", 30],
    yields: [6, "rodela"],
  },
  {
    name: "Abacaxi",
    category: "Frutas",
    unit: "unidade",
    cost: 7.5,
    minimum: 6,
    pack: 6,
    yields: [10, "rodela"],
  },
  {
    name: "Hortelã",
    category: "Outros",
    unit: "maço",
    cost: 3.5,
    minimum: 6,
    pack: 6,
    yields: [40, "folhas"],
  },
  {
    name: "Açúcar refinado",
    category: "Outros",
    unit: "unidade",
    unitWord: "pacote",
    cost: 4.8,
    minimum: 4,
    pack: 5,
    bought: ["fardo", 10],
    yields: [1, "kg"],
  },
  {
    name: "Sal para borda",
    category: "Outros",
    unit: "g",
    cost: 0.02,
    minimum: 500,
    pack: 1000,
    bought: ["pacote", 1000],
    counted: 0,
  },
  {
    name: "Gelo em cubos",
    category: "Outros",
    unit: "kg",
    cost: 2.4,
    minimum: 0,
    pack: 5,
    bought: ["saco", 5],
    // Bought on the day.
    counted: 0,
  },
  {
    name: "Copo descartável",
    category: "Outros",
    unit: "unidade",
    cost: 0.32,
    minimum: 100,
    pack: 50,
    bought: ["pacote", 50],
  },
  {
    name: "Canudo de papel",
    category: "Outros",
    unit: "unidade",
    cost: 0.11,
    minimum: 100,
    pack: 100,
    bought: ["pacote", 100],
  },
];

/** Who sells what, by category; what nobody here sells comes from anywhere. */
export const demoSuppliers = [
  {
    name: "Distribuidora Zona Sul",
    whatsapp: "(11) 98888-4321",
    cnpj: "11222333000181",
    notes: "Entrega de terça a sexta até as 14 h. Pedido mínimo de R$ 400,00.",
    sells: ["Bebidas Alcoólicas"],
  },
  {
    name: "Atacado São Bento",
    whatsapp: "(11) 97777-1234",
    notes: "Loja na Rua do Porto, abre às 6 h.",
    sells: ["Bebidas Não Alcoólicas", "Xaropes"],
  },
  { name: "Hortifruti da Feira", whatsapp: "(11) 96666-5678", sells: ["Frutas"] },
] as const;
