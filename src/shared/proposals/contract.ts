import { z } from "zod";
import { baseVersion } from "#shared/numbers/amount.ts";
import type { Day } from "#shared/numbers/day.ts";
import { dayInput } from "#shared/numbers/day-input.ts";
import type { Money } from "#shared/numbers/money.ts";
import { eventCharges } from "#shared/payments/contract.ts";
import { LONGEST_NAME } from "#shared/text/text-length.ts";
import { multiLine, optional, requiredLine } from "#shared/text/text-schemas.ts";
import type { ShownProposalState } from "./enumerations.ts";

const LONGEST_MESSAGE = 2000;

export const proposalInput = z.object({
  validUntil: dayInput("Informe até quando a proposta vale"),
  message: optional(multiLine(LONGEST_MESSAGE)),
  /** Saved with the sending. Absent: those that are saved, or by the company's terms where there are none. */
  charges: eventCharges.optional(),
  /** Whoever has agreed to it already, by other means: it is accepted with the sending. */
  agreedBy: requiredLine(LONGEST_NAME, "Informe o nome de quem aceita").optional(),
});
export type ProposalInput = z.infer<typeof proposalInput>;

/** An acceptance that the company was told by other means. */
export const acceptByHandInput = z.object({
  name: requiredLine(LONGEST_NAME, "Informe o nome de quem aceita"),
});
export type AcceptByHandInput = z.infer<typeof acceptByHandInput>;

/** Takes an event back to what was accepted. */
export const backInput = z.object({ version: baseVersion });
export type BackInput = z.infer<typeof backInput>;

/** The parts of an event that are compared with the accepted proposal. */
export const offeredParts = ["guests", "date", "drinks", "price", "place", "duration"] as const;
export type OfferedPart = (typeof offeredParts)[number];

/** A version of a proposal, as its company sees it. */
export type Proposal = {
  id: number;
  eventId: number;
  eventName: string;
  /** When the event is, by what was offered. ISO 8601, as are the other moments. */
  eventDate: string;
  clientNames: string[];
  /** Counted per company; the versions of one proposal share it. */
  number: number;
  version: number;
  /** Sent after a version that was accepted, which stays in force until this one is. */
  isAddendum: boolean;
  state: ShownProposalState;
  /** The address to send. */
  link: string;
  validUntil: Day;
  /** What was offered, beside name and date; the price is without extras. */
  price: Money;
  guests: number;
  place: string | null;
  durationMinutes: number;
  drinkNames: string[];
  total: Money;
  /** To the client; its new version begins with it. */
  message: string | null;
  sentAt: string;
  /** When somebody first looked at it. */
  seenAt: string | null;
  answeredAt: string | null;
  acceptedName: string | null;
  refusalReason: string | null;
  revokedAt: string | null;
  /** Of an accepted proposal: the parts in which the event differs from it by now. */
  changedSince: OfferedPart[];
  /** The same of one that is open. */
  differs: OfferedPart[];
  /** Of an addendum that is not accepted yet: the parts in which it differs from the accepted version. */
  changes: OfferedPart[];
};
