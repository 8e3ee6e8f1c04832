import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { fixedCostCategories } from "#shared/events/enumerations.ts";
import { recipeUnits } from "#shared/units/enumerations.ts";
import { companyId } from "./accounts.ts";
import { clients } from "./clients.ts";
import { atLeastZero, identity, money, oneOf, quantity, recipeQuantity, sameCompany } from "./columns.ts";
import { drinks } from "./drinks.ts";
import { events } from "./events.ts";
import { ingredients } from "./stock.ts";

export const eventDrinks = pgTable(
  "event_drinks",
  {
    id: identity(),
    companyId: companyId(),
    eventId: integer().notNull(),
    position: integer().notNull(),
    drinkId: integer().notNull(),
    /** The name as it was when the event was planned; display text only. */
    drinkName: text().notNull(),
    quantity: integer().notNull().default(1),
  },
  (table) => [
    unique("event_drinks_company_id_id").on(table.companyId, table.id),
    sameCompany("event_drinks_event", table.companyId, table.eventId, events).onDelete("cascade"),
    sameCompany("event_drinks_drink", table.companyId, table.drinkId, drinks),
    index("event_drinks_by_event").on(table.companyId, table.eventId),
    index("event_drinks_by_drink").on(table.companyId, table.drinkId),
    check("event_drinks_quantity", sql`${table.quantity} >= 0`),
  ],
);

export const eventIngredients = pgTable(
  "event_ingredients",
  {
    companyId: companyId(),
    eventDrinkId: integer().notNull(),
    position: integer().notNull(),
    ingredientId: integer().notNull(),
    /** The name as it was when the event was planned; display text only. */
    ingredientName: text().notNull(),
    /** For one drink; the planned and returned amounts are for the whole event, in the same unit. */
    quantity: recipeQuantity().notNull(),
    unit: text({ enum: recipeUnits }).notNull(),
    plannedQuantity: quantity().notNull().default(0),
    returnQuantity: quantity().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.eventDrinkId, table.position] }),
    sameCompany("event_ingredients_event_drink", table.companyId, table.eventDrinkId, eventDrinks).onDelete(
      "cascade",
    ),
    sameCompany("event_ingredients_ingredient", table.companyId, table.ingredientId, ingredients),
    index("event_ingredients_by_ingredient").on(table.companyId, table.ingredientId),
    atLeastZero("event_ingredients_quantity", table.quantity),
    atLeastZero("event_ingredients_planned", table.plannedQuantity),
    atLeastZero("event_ingredients_return", table.returnQuantity),
    oneOf("event_ingredients_unit", table.unit, recipeUnits),
  ],
);

/** What an event takes along besides what its drinks need: ice, cups, straws. */
export const eventSupplies = pgTable(
  "event_supplies",
  {
    companyId: companyId(),
    eventId: integer().notNull(),
    position: integer().notNull(),
    ingredientId: integer().notNull(),
    /** The name as it was when the event was planned; display text only. */
    ingredientName: text().notNull(),
    unit: text({ enum: recipeUnits }).notNull(),
    plannedQuantity: quantity().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.eventId, table.ingredientId] }),
    sameCompany("event_supplies_event", table.companyId, table.eventId, events).onDelete("cascade"),
    sameCompany("event_supplies_ingredient", table.companyId, table.ingredientId, ingredients),
    index("event_supplies_by_ingredient").on(table.companyId, table.ingredientId),
    atLeastZero("event_supplies_planned", table.plannedQuantity),
    oneOf("event_supplies_unit", table.unit, recipeUnits),
  ],
);

export const eventClients = pgTable(
  "event_clients",
  {
    companyId: companyId(),
    eventId: integer().notNull(),
    clientId: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.eventId, table.clientId] }),
    sameCompany("event_clients_event", table.companyId, table.eventId, events).onDelete("cascade"),
    sameCompany("event_clients_client", table.companyId, table.clientId, clients),
    index("event_clients_by_client").on(table.companyId, table.clientId),
  ],
);

export const fixedCosts = pgTable(
  "fixed_costs",
  {
    id: identity(),
    companyId: companyId(),
    eventId: integer().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    value: money().notNull(),
    category: text({ enum: fixedCostCategories }).notNull(),
  },
  (table) => [
    sameCompany("fixed_costs_event", table.companyId, table.eventId, events).onDelete("cascade"),
    index("fixed_costs_by_event").on(table.companyId, table.eventId),
    atLeastZero("fixed_costs_value", table.value),
    oneOf("fixed_costs_category", table.category, fixedCostCategories),
  ],
);
