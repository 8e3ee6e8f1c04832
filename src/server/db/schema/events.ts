import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, numeric, pgTable, text, unique } from "drizzle-orm/pg-core";
import { combos, eventStatuses, eventTypes } from "#shared/events/enumerations.ts";
import { stockStates } from "#shared/night/stock-state.ts";
import type { PriceLine } from "#shared/payments/contract.ts";
import { pricingModes } from "#shared/payments/enumerations.ts";
import { companyId } from "./accounts.ts";
import { createdAt, identity, moment, money, oneOf, version } from "./columns.ts";

export const events = pgTable(
  "events",
  {
    id: identity(),
    companyId: companyId(),
    name: text().notNull(),
    date: moment().notNull(),
    location: text(),
    guests: integer().notNull().default(0),
    status: text({ enum: eventStatuses }).notNull().default("planejamento"),
    type: text({ enum: eventTypes }).notNull().default("corporativo"),
    combo: text({ enum: combos }).notNull().default("Tropical Premium"),
    isActive: boolean().notNull().default(true),
    isStockWithdrawn: boolean().notNull().default(false),
    /** How the price is made; without it there is none. */
    pricingMode: text({ enum: pricingModes }),
    /** The sum, lines included. */
    price: money(),
    /** The accepted sum where the price has changed since; owed until an addendum is accepted. */
    owedPrice: money(),
    pricePerGuest: money(),
    minGuests: integer(),
    /** The guests that a price per guest was computed for: they are others where an agreed price was kept. */
    pricedGuests: integer(),
    /** Discounts and extras of the price. */
    priceLines: jsonb().$type<PriceLine[]>().notNull().default([]),
    durationMinutes: integer().notNull().default(300),
    /** When the team arrives, "16:00" by the company's clock. */
    arrivalTime: text(),
    teamNotes: text(),
    /** The suggested quantities learn from it. */
    teaches: boolean().notNull().default(true),
    /** How many guests came, as said at the return. */
    guestsPresent: integer(),
    /** The cost at which somebody last saw the margin: it has fallen if the cost is higher now. */
    seenCost: numeric({ precision: 14, scale: 2 }),
    /** Set once the withdrawn stock came back: such an event reserves nothing any more. */
    stockReturnedAt: moment(),
    /** How many calls have moved stock for it; each numbers its movements with its own. */
    stockSteps: integer().notNull().default(0),
    /** The last step of an earlier plan, whose stock came back whole before the event got a coming day; 0 for none. */
    plannedAgainStep: integer().notNull().default(0),
    /** When the latest of all that were not undone was made. */
    stockMovedAt: moment(),
    /** Set by somebody who said that the past event took nothing from the stock. */
    nothingUsedAt: moment(),
    /** Where its stock is: the one place that says so, for every query, every operation and the page. */
    stockState: text({ enum: stockStates })
      .notNull()
      .generatedAlwaysAs(
        sql`case when is_stock_withdrawn then 'out' when stock_returned_at is not null then 'back'
          when nothing_used_at is not null then 'unused' else 'planned' end`,
      ),
    version: version(),
    /** When the version was last raised: a trigger sets it, so that no change of an event can forget it. */
    changedAt: moment().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("events_company_id_id").on(table.companyId, table.id),
    index("events_by_date").on(table.companyId, table.date),
    check("events_guests", sql`${table.guests} >= 0`),
    check("events_guests_present", sql`${table.guestsPresent} > 0`),
    oneOf("events_status", table.status, eventStatuses),
    oneOf("events_type", table.type, eventTypes),
    oneOf("events_combo", table.combo, combos),
    oneOf("events_pricing_mode", table.pricingMode, pricingModes),
    check("events_price_of", sql`(${table.pricingMode} is null) = (${table.price} is null)`),
    check(
      "events_price_per_guest_of",
      sql`(${table.pricePerGuest} is not null) = (${table.pricingMode} is not distinct from 'por_convidado')`,
    ),
    check(
      "events_priced_guests",
      sql`(${table.pricedGuests} is not null) = (${table.pricingMode} is not distinct from 'por_convidado')`,
    ),
    check("events_price_lines", sql`${table.price} is not null or ${table.priceLines} = '[]'`),
    check("events_price", sql`${table.price} > 0 and ${table.price} <= 99999999.99`),
    check("events_owed_price", sql`${table.owedPrice} > 0 and ${table.owedPrice} <= 99999999.99`),
    check("events_owed_price_of", sql`${table.owedPrice} is null or ${table.price} is not null`),
    check(
      "events_price_per_guest",
      sql`${table.pricePerGuest} > 0 and ${table.pricePerGuest} <= 99999999.99`,
    ),
    check(
      "events_min_guests",
      sql`${table.minGuests} is null or (${table.minGuests} >= 0 and ${table.pricePerGuest} is not null)`,
    ),
    check("events_arrival_time", sql`${table.arrivalTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check("events_team_notes", sql`length(${table.teamNotes}) <= 2000`),
    check("events_duration", sql`${table.durationMinutes} between 30 and 1440`),
  ],
);
