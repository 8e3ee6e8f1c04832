import { z } from "zod";
import { eventTypes } from "#shared/events/enumerations.ts";
import { chargeKinds, dueMoments, pricingModes } from "#shared/payments/enumerations.ts";
import { SAO_PAULO, timeZones } from "#shared/time/time-zones.ts";

/** Money and days are checked when they are entered. */
const text = z.string();

/**
 * What a client is offered, as it was when it was sent: later edits of the event do not reach it.
 * It has no field for a cost, a margin or an internal note.
 * It is stored for years: a field that is added needs a default, which those have that were sent before.
 */
const proposalSnapshot = z.object({
  /** Counted per company; the versions of one proposal share it. */
  number: z.int(),
  version: z.int(),
  /** Sent after a version that was accepted, which stays in force until this one is. */
  isAddendum: z.boolean().default(false),
  company: z.object({
    name: text,
    phone: text.nullable(),
    /** Bare and in upper case. */
    cnpj: text.nullable(),
    address: text.nullable(),
    /** In which the hours of the event were offered. */
    timeZone: z.enum(timeZones).default(SAO_PAULO),
  }),
  clientNames: z.array(text),
  event: z.object({
    name: text,
    type: z.enum(eventTypes),
    /** ISO 8601. */
    date: text,
    durationMinutes: z.number(),
    location: text.nullable(),
    guests: z.number(),
  }),
  drinks: z.array(z.object({ name: text, description: text.optional(), ingredientNames: z.array(text) })),
  /** A line for each thing that comes along. */
  included: z.array(text),
  pricing: z.object({
    mode: z.enum(pricingModes),
    price: text,
    pricePerGuest: text.nullable(),
    minGuests: z.number().nullable(),
    /** Discounts and extras, which are part of the price. */
    lines: z.array(z.object({ text, amount: text })).default([]),
  }),
  charges: z.array(
    z.object({
      kind: z.enum(chargeKinds),
      amount: text,
      /** Null for one that is due at the acceptance. */
      dueOn: text.nullable(),
      dueAt: z.enum(dueMoments).nullish(),
      note: text.nullable(),
    }),
  ),
  /** The price and the extras. */
  total: text,
  /** With placeholders, which are filled in from here: a name that is wiped later leaves them too. */
  terms: text,
  message: text.nullable(),
  /** Its last second is the last in which it can be accepted. */
  validUntil: text,
});
export type ProposalSnapshot = z.infer<typeof proposalSnapshot>;

/** The part of a snapshot that lists of proposals tell. */
const proposalSummary = proposalSnapshot.pick({
  isAddendum: true,
  event: true,
  clientNames: true,
  total: true,
  message: true,
});
export type ProposalSummary = z.infer<typeof proposalSummary>;

/** Reads what is stored. */
export const readSnapshot = (json: string): ProposalSnapshot => proposalSnapshot.parse(JSON.parse(json));
