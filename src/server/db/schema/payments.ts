import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { chargeKinds, dueMoments, paymentMethods, pixKeyKinds } from "#shared/payments/enumerations.ts";
import { companyId, users } from "./accounts.ts";
import { createdAt, identity, moment, money, oneOf, sameCompany, version } from "./columns.ts";
import { events } from "./events.ts";

/** Amounts that a client owes for an event, each with its due day. */
export const charges = pgTable(
  "charges",
  {
    id: identity(),
    companyId: companyId(),
    eventId: integer().notNull(),
    kind: text({ enum: chargeKinds }).notNull(),
    amount: money().notNull(),
    /** Null for one that is due at the acceptance. */
    dueOn: date(),
    dueAt: text({ enum: dueMoments }),
    note: text(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("charges_of_event").on(table.companyId, table.eventId, table.id),
    sameCompany("charges_event", table.companyId, table.eventId, events),
    index("charges_by_due_day").on(table.companyId, table.dueOn),
    // The price is divided with one rest.
    uniqueIndex("charges_saldo").on(table.companyId, table.eventId).where(sql`${table.kind} = 'saldo'`),
    check("charges_amount", sql`${table.amount} > 0 and ${table.amount} <= 99999999.99`),
    check("charges_due_on", sql`${table.dueOn} between '2000-01-01' and '2100-12-31'`),
    check("charges_due_at", sql`(${table.dueOn} is null) = (${table.dueAt} is not null)`),
    oneOf("charges_due_moment", table.dueAt, dueMoments),
    oneOf("charges_kind", table.kind, chargeKinds),
  ],
);

/** The ledger of receipts: rows are only added, and a mistake is taken back by the opposite row. */
export const payments = pgTable(
  "payments",
  {
    id: identity(),
    companyId: companyId(),
    eventId: integer().notNull(),
    chargeId: integer().notNull(),
    amount: money().notNull(),
    paidOn: date().notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    note: text(),
    userId: integer().notNull(),
    reversesId: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("payments_of_charge").on(table.companyId, table.chargeId, table.id),
    foreignKey({
      name: "payments_charge",
      columns: [table.companyId, table.eventId, table.chargeId],
      foreignColumns: [charges.companyId, charges.eventId, charges.id],
    }),
    sameCompany("payments_user", table.companyId, table.userId, users),
    foreignKey({
      name: "payments_reversed",
      columns: [table.companyId, table.chargeId, table.reversesId],
      foreignColumns: [table.companyId, table.chargeId, table.id],
    }),
    // A payment is taken back once.
    uniqueIndex("payments_by_reversed")
      .on(table.companyId, table.reversesId)
      .where(sql`${table.reversesId} is not null`),
    index("payments_by_event").on(table.companyId, table.eventId),
    index("payments_by_day").on(table.companyId, table.paidOn),
    check("payments_reversal", sql`(${table.amount} < 0) = (${table.reversesId} is not null)`),
    check("payments_amount", sql`${table.amount} <> 0 and abs(${table.amount}) <= 99999999.99`),
    check("payments_paid_on", sql`${table.paidOn} between '2000-01-01' and '2100-12-31'`),
    oneOf("payments_method", table.method, paymentMethods),
  ],
);

/** How a company is paid; without a row the defaults count. */
export const paymentSettings = pgTable(
  "payment_settings",
  {
    companyId: companyId(),
    pixKeyKind: text({ enum: pixKeyKinds }),
    pixKey: text(),
    receiverName: text(),
    city: text(),
    /** Codes name their charge; some banks refuse that. */
    useTxid: boolean().notNull().default(false),
    depositPercent: integer().notNull().default(50),
    balanceDueDays: integer().notNull().default(7),
    targetMargin: numeric({ precision: 5, scale: 2, mode: "number" }).notNull().default(45),
    /** Keys before and after the latest change, shortened. */
    pixKeyFrom: text(),
    pixKeyTo: text(),
    pixKeyChangedAt: moment(),
    pixKeyChangedBy: integer(),
    version: version(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId] }),
    sameCompany("payment_settings_pix_key_changed_by", table.companyId, table.pixKeyChangedBy, users),
    check(
      "payment_settings_pix",
      sql`(${table.pixKeyKind} is null) = (${table.pixKey} is null)
        and (${table.pixKey} is null) = (${table.receiverName} is null)
        and (${table.receiverName} is null) = (${table.city} is null)`,
    ),
    oneOf("payment_settings_pix_key_kind", table.pixKeyKind, pixKeyKinds),
    check("payment_settings_deposit", sql`${table.depositPercent} between 0 and 100`),
    check("payment_settings_due_days", sql`${table.balanceDueDays} between 0 and 365`),
    check("payment_settings_margin", sql`${table.targetMargin} >= 0 and ${table.targetMargin} < 100`),
  ],
);
