import type { Proposal } from "#shared/proposals/contract.ts";

/** Proposal nº 12 of the sample event, sent and not yet seen. */
export const sampleProposal = (changes: Partial<Proposal> = {}): Proposal => ({
  id: 5,
  eventId: 7,
  eventName: "Casamento da Ana",
  eventDate: "2026-12-25T23:30:00.000Z",
  clientNames: ["Ana Souza"],
  number: 12,
  version: 1,
  isAddendum: false,
  state: "enviada",
  link: "https://bar.com.br/p/segredo",
  validUntil: "2099-12-01",
  total: "1000.00",
  message: null,
  sentAt: "2026-11-10T12:00:00.000Z",
  seenAt: null,
  answeredAt: null,
  acceptedName: null,
  refusalReason: null,
  revokedAt: null,
  changedSince: [],
  changes: [],
  ...changes,
});
