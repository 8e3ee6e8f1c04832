import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { fixedCostCategories } from "#shared/events/enumerations.ts";
import { costBases } from "#shared/events/usual-costs.ts";
import { companyId } from "./accounts.ts";
import { money, oneOf } from "./columns.ts";

/** The fixed costs that a new event of the company starts with. */
export const usualCosts = pgTable(
  "usual_costs",
  {
    companyId: companyId(),
    position: integer().notNull(),
    name: text().notNull(),
    category: text({ enum: fixedCostCategories }).notNull(),
    amount: money().notNull(),
    per: text({ enum: costBases }).notNull(),
    /** The guests that one of it is for. */
    guests: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.position] }),
    oneOf("usual_costs_category", table.category, fixedCostCategories),
    oneOf("usual_costs_per", table.per, costBases),
    check("usual_costs_amount", sql`${table.amount} > 0 and ${table.amount} <= 99999999.99`),
    check(
      "usual_costs_guests",
      sql`(${table.per} = 'convidados') = (${table.guests} is not null) and coalesce(${table.guests}, 1) > 0`,
    ),
  ],
);
