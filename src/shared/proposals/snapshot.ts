import type { EventType } from "#shared/events/enumerations.ts";
import type { Day } from "#shared/numbers/day.ts";
import type { Money } from "#shared/numbers/money.ts";
import type { ChargeKind, PricingMode } from "#shared/payments/enumerations.ts";

/** The part of a snapshot that lists of proposals tell. */
export type ProposalSummary = Pick<ProposalSnapshot, "event" | "clientNames" | "total" | "message">;

/**
 * What a client is offered, as it was when it was sent: later edits of the event do not reach it.
 * It has no field for a cost, a margin or an internal note.
 */
export type ProposalSnapshot = {
  /** Counted per company; the versions of one proposal share it. */
  number: number;
  version: number;
  company: {
    name: string;
    phone: string | null;
    /** Bare and in upper case. */
    cnpj: string | null;
    address: string | null;
  };
  clientNames: string[];
  event: {
    name: string;
    type: EventType;
    /** ISO 8601. */
    date: string;
    durationMinutes: number;
    location: string | null;
    guests: number;
  };
  drinks: { name: string; ingredientNames: string[] }[];
  /** A line for each thing that comes along. */
  included: string[];
  pricing: {
    mode: PricingMode;
    price: Money;
    pricePerGuest: Money | null;
    minGuests: number | null;
  };
  charges: { kind: ChargeKind; amount: Money; dueOn: Day; note: string | null }[];
  /** The price and the extras. */
  total: Money;
  /** With placeholders, which are filled in from here: a name that is wiped later leaves them too. */
  terms: string;
  message: string | null;
  /** Its last second in São Paulo is the last in which it can be accepted. */
  validUntil: Day;
};
