import { type Day, daysBetween } from "#shared/numbers/day.ts";
import type { Proposal } from "./contract.ts";

/** Days before its end from which on a proposal is listed. */
export const ENDS_SOON = 2;

/**
 * Proposals that wait for the company: refused ones first, whose event is to be cancelled or offered anew; then those to
 * ask about, seen without an answer or ending within two days, the first to end first.
 */
export const waitingProposals = (proposals: readonly Proposal[], today: Day): Proposal[] => [
  ...proposals.filter(({ state }) => state === "recusada"),
  ...unanswered(proposals, today),
];

const unanswered = (proposals: readonly Proposal[], today: Day): Proposal[] =>
  proposals
    .filter(({ state, revokedAt }) => state === "enviada" && revokedAt === null)
    .filter(({ seenAt, validUntil }) => seenAt !== null || daysLeft(validUntil, today) <= ENDS_SOON)
    .sort((a, b) => (a.validUntil < b.validUntil ? -1 : a.validUntil > b.validUntil ? 1 : a.id - b.id));

/** Days until the last day of a proposal; 0 on that day. */
export const daysLeft = (validUntil: Proposal["validUntil"], today: Day): number =>
  daysBetween(today, validUntil);
