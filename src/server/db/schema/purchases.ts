import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { companyId, users } from "./accounts.ts";
import { createdAt, identity, sameCompany } from "./columns.ts";
import { suppliers } from "./suppliers.ts";

/**
 * Goods of one supplier and one invoice, recorded together. Its lines are the movements that name it, and it is taken
 * back when all of them are: neither total nor reversal is stored a second time.
 */
export const purchases = pgTable(
  "purchases",
  {
    id: identity(),
    companyId: companyId(),
    /** The day that was entered; without one it is the day of `createdAt`. */
    boughtOn: date(),
    supplierId: integer(),
    invoiceNumber: text(),
    userId: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("purchases_company_id_id").on(table.companyId, table.id),
    sameCompany("purchases_supplier", table.companyId, table.supplierId, suppliers),
    sameCompany("purchases_user", table.companyId, table.userId, users),
    index("purchases_by_supplier")
      .on(table.companyId, table.supplierId)
      .where(sql`${table.supplierId} is not null`),
    check("purchases_bought_on", sql`${table.boughtOn} between '2000-01-01' and '2100-12-31'`),
  ],
);
