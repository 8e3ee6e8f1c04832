import { index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { recipeUnits } from "#shared/units/enumerations.ts";
import { companyId } from "./accounts.ts";
import {
  atLeastZero,
  createdAt,
  identity,
  moment,
  oneOf,
  recipeQuantity,
  sameCompany,
  version,
} from "./columns.ts";
import { ingredients } from "./stock.ts";

export const drinks = pgTable(
  "drinks",
  {
    id: identity(),
    companyId: companyId(),
    name: text().notNull(),
    /** For clients. */
    description: text(),
    /** A deleted drink stays for the events that used it. */
    deletedAt: moment(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [unique("drinks_company_id_id").on(table.companyId, table.id)],
);

export const drinkIngredients = pgTable(
  "drink_ingredients",
  {
    companyId: companyId(),
    drinkId: integer().notNull(),
    position: integer().notNull(),
    ingredientId: integer().notNull(),
    quantity: recipeQuantity().notNull(),
    unit: text({ enum: recipeUnits }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.drinkId, table.position] }),
    sameCompany("drink_ingredients_drink", table.companyId, table.drinkId, drinks).onDelete("cascade"),
    sameCompany("drink_ingredients_ingredient", table.companyId, table.ingredientId, ingredients),
    index("drink_ingredients_by_ingredient").on(table.companyId, table.ingredientId),
    atLeastZero("drink_ingredients_quantity", table.quantity),
    oneOf("drink_ingredients_unit", table.unit, recipeUnits),
  ],
);
