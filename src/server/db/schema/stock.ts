import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  COUNTED,
  ingredientCategories,
  lossKinds,
  MERGED,
  movementKinds,
} from "#shared/ingredients/enumerations.ts";
import type { BeforeMerge } from "#shared/ingredients/merge/before-merge.ts";
import { packNames, recipeUnits, stockUnits, unitWords } from "#shared/units/enumerations.ts";
import { companyId, users } from "./accounts.ts";
import {
  atLeastZero,
  createdAt,
  identity,
  isOneOf,
  moment,
  money,
  oneOf,
  packContentsColumn,
  quantity,
  sameCompany,
  unitCostColumn,
  version,
} from "./columns.ts";
import { eventSteps } from "./event-steps.ts";
import { events } from "./events.ts";
import { purchases } from "./purchases.ts";
import { suppliers } from "./suppliers.ts";

export const ingredients = pgTable(
  "ingredients",
  {
    id: identity(),
    companyId: companyId(),
    name: text().notNull(),
    category: text({ enum: ingredientCategories }).notNull(),
    quantity: quantity().notNull(),
    unit: text({ enum: stockUnits }).notNull(),
    /** Word for `unidade`. */
    unitWord: text({ enum: unitWords }),
    /** Value of the stocked quantity; derived from unitCost, which survives a quantity of 0. */
    pricePerUnit: money().notNull(),
    unitCost: unitCostColumn().notNull(),
    minQuantity: quantity().notNull().default(0),
    observations: text(),
    /** "1 unidade = 8 rodelas": for a recipe unit that no fixed factor converts into the stock unit. */
    yieldQuantity: quantity(),
    yieldUnit: text({ enum: recipeUnits }),
    /** What it is bought in: packs of so much of the stock unit, in multiples of so many packs. */
    packName: text({ enum: packNames }),
    packQuantity: packContentsColumn(),
    packMultiple: integer().notNull().default(1),
    /** The usual one. */
    supplierId: integer(),
    /** An archived ingredient has left every list; past events and reports still name it. */
    archivedAt: moment(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("ingredients_company_id_id").on(table.companyId, table.id),
    atLeastZero("ingredients_quantity", table.quantity),
    atLeastZero("ingredients_price_per_unit", table.pricePerUnit),
    atLeastZero("ingredients_min_quantity", table.minQuantity),
    check("ingredients_unit_cost", sql`${table.unitCost} >= 0 and ${table.unitCost} <= 9999999999.99`),
    check("ingredients_yield", sql`(${table.yieldQuantity} is null) = (${table.yieldUnit} is null)`),
    check(
      "ingredients_yield_quantity",
      sql`${table.yieldQuantity} > 0 and ${table.yieldQuantity} <= 99999999.99`,
    ),
    sameCompany("ingredients_supplier", table.companyId, table.supplierId, suppliers),
    index("ingredients_by_supplier").on(table.companyId, table.supplierId),
    check("ingredients_pack", sql`(${table.packQuantity} is null) = (${table.packName} is null)`),
    check(
      "ingredients_pack_quantity",
      sql`${table.packQuantity} > 0 and ${table.packQuantity} <= 99999999.99`,
    ),
    check("ingredients_pack_multiple", sql`${table.packMultiple} between 1 and 1000000`),
    oneOf("ingredients_pack_name", table.packName, packNames),
    oneOf("ingredients_category", table.category, ingredientCategories),
    oneOf("ingredients_unit", table.unit, stockUnits),
    oneOf("ingredients_unit_word", table.unitWord, unitWords),
    check("ingredients_unit_word_of", sql`${table.unitWord} is null or ${table.unit} = 'unidade'`),
  ],
);

/** Ingredients that were merged into others, with what an undo has to put back. */
export const ingredientMerges = pgTable(
  "ingredient_merges",
  {
    id: identity(),
    companyId: companyId(),
    /** The one that the merge archived, at the very moment of `createdAt`. */
    ingredientId: integer().notNull(),
    intoId: integer().notNull(),
    /** One stock unit of the first in that of the second. */
    factor: numeric({ precision: 20, scale: 12 }).notNull(),
    before: jsonb().$type<BeforeMerge>().notNull(),
    userId: integer().notNull(),
    undoneAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("ingredient_merges_company_id_id").on(table.companyId, table.id),
    sameCompany("ingredient_merges_ingredient", table.companyId, table.ingredientId, ingredients),
    sameCompany("ingredient_merges_into", table.companyId, table.intoId, ingredients),
    sameCompany("ingredient_merges_user", table.companyId, table.userId, users),
    index("ingredient_merges_by_ingredient").on(table.companyId, table.ingredientId),
    check("ingredient_merges_other", sql`${table.ingredientId} <> ${table.intoId}`),
    check("ingredient_merges_factor", sql`${table.factor} > 0 and ${table.factor} <= 1000000`),
  ],
);

/** The ledger: an ingredient's quantity is the sum of its movements, always. */
export const stockMovements = pgTable(
  "stock_movements",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    ingredientId: integer().notNull(),
    eventId: integer(),
    userId: integer().notNull(),
    kind: text({ enum: movementKinds }).notNull(),
    /** Unit and yield of that time: a movement does not change when the ingredient's do. */
    unit: text({ enum: stockUnits }).notNull(),
    yieldQuantity: quantity(),
    yieldUnit: text({ enum: recipeUnits }),
    quantityDelta: quantity().notNull(),
    unitCost: unitCostColumn().notNull(),
    /** What was lost or broken. At an event it had left the stock before, so that the delta is 0. */
    lostQuantity: quantity(),
    /** Why something was lost; of an adjustment, that it was counted. */
    reason: text(),
    /** What an event planned of the ingredient when it was taken; null in rows from before that was kept. */
    plannedQuantity: quantity(),
    /** Of a return: nothing of it came back, and it was gone before the event's end. */
    ranOut: boolean().notNull().default(false),
    /** Of the event: which of its calls moved it. */
    step: integer(),
    /** The stock that a return met, with the price of an empty one: undoing it brings exactly that back. */
    unitCostBefore: unitCostColumn(),
    pricePerUnitBefore: money(),
    /** The movement that this one takes back: a purchase, or a movement of an event that was undone. */
    reversesId: bigint({ mode: "number" }),
    /** The purchase that this is a line of; opening stock and reversals are none. */
    purchaseId: integer(),
    lot: text(),
    /** The merge that moved it, out of one ingredient and into another. */
    mergeId: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    sameCompany("stock_movements_ingredient", table.companyId, table.ingredientId, ingredients),
    foreignKey({
      name: "stock_movements_event_step",
      columns: [table.companyId, table.eventId, table.step],
      foreignColumns: [eventSteps.companyId, eventSteps.eventId, eventSteps.number],
    }),
    sameCompany("stock_movements_event", table.companyId, table.eventId, events),
    sameCompany("stock_movements_user", table.companyId, table.userId, users),
    sameCompany("stock_movements_purchase", table.companyId, table.purchaseId, purchases),
    sameCompany("stock_movements_merge", table.companyId, table.mergeId, ingredientMerges),
    index("stock_movements_by_purchase")
      .on(table.companyId, table.purchaseId, table.id)
      .where(sql`${table.purchaseId} is not null`),
    unique("stock_movements_of_ingredient").on(table.companyId, table.ingredientId, table.id),
    // Of the same ingredient, and so of the same company.
    foreignKey({
      name: "stock_movements_reversed",
      columns: [table.companyId, table.ingredientId, table.reversesId],
      foreignColumns: [table.companyId, table.ingredientId, table.id],
    }),
    // A movement is taken back once.
    uniqueIndex("stock_movements_by_reversed")
      .on(table.companyId, table.reversesId)
      .where(sql`${table.reversesId} is not null`),
    index("stock_movements_by_time").on(table.companyId, table.createdAt),
    index("stock_movements_by_event").on(table.companyId, table.eventId),
    oneOf("stock_movements_kind", table.kind, movementKinds),
    oneOf("stock_movements_unit", table.unit, stockUnits),
    // Only an event takes stock out and brings it back; what is lost may be lost anywhere.
    check(
      "stock_movements_event_kind",
      sql`${isOneOf(table.kind, lossKinds)}
        or (${table.eventId} is not null) = (${table.kind} in ('retirada', 'retorno'))`,
    ),
    check(
      "stock_movements_loss",
      sql`case when ${isOneOf(table.kind, lossKinds)}
        then num_nonnulls(${table.lostQuantity}, ${table.reason}) = 2
          and (${table.lostQuantity} > 0) = (${table.reversesId} is null)
          and ${table.quantityDelta} = case when ${table.eventId} is null then -${table.lostQuantity} else 0 end
        else ${table.lostQuantity} is null
          and (${table.reason} is null or (${table.kind} = 'ajuste' and ${isOneOf(table.reason, [COUNTED])})) end`,
    ),
    check("stock_movements_lost", sql`abs(${table.lostQuantity}) <= 99999999.99`),
    check("stock_movements_planned", sql`${table.plannedQuantity} is null or ${table.kind} = 'retirada'`),
    check(
      "stock_movements_ran_out",
      sql`not ${table.ranOut} or (${table.kind} = 'retorno' and ${table.quantityDelta} = 0)`,
    ),
    check("stock_movements_step", sql`${table.step} is null or ${table.eventId} is not null`),
    check(
      "stock_movements_before",
      sql`num_nonnulls(${table.unitCostBefore}, ${table.pricePerUnitBefore}) = 0
        or (${table.kind} = 'retorno' and ${table.unitCostBefore} is not null)`,
    ),
    check(
      "stock_movements_reversal",
      sql`${table.reversesId} is null or ${table.eventId} is not null
        or (${table.kind} = 'entrada' and ${table.quantityDelta} < 0)
        or (${isOneOf(table.kind, lossKinds)} and ${table.quantityDelta} > 0)
        or (${table.kind} = 'ajuste' and ${table.reason} is not null)
        or ${table.mergeId} is not null`,
    ),
    check("stock_movements_merged", sql`(${table.mergeId} is not null) = ${isOneOf(table.kind, [MERGED])}`),
    check(
      "stock_movements_line",
      sql`${table.purchaseId} is null or (${table.kind} = 'entrada' and ${table.quantityDelta} > 0)`,
    ),
    check("stock_movements_lot", sql`${table.lot} is null or ${table.kind} = 'entrada'`),
    check("stock_movements_delta", sql`abs(${table.quantityDelta}) <= 99999999.99`),
  ],
);
