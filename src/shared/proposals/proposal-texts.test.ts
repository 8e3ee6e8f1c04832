import { expect, test } from "vitest";
import type { Proposal } from "./contract.ts";
import { proposalMessage } from "./proposal-message.ts";
import { proposalStateText } from "./proposal-state-text.ts";
import { waitingProposals } from "./waiting-proposals.ts";

const now = new Date("2026-11-17T15:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

const proposal = (changes: Partial<Proposal> = {}): Proposal => ({
  id: 1,
  eventId: 7,
  eventName: "Casamento da Ana",
  eventDate: "2027-03-20T22:00:00.000Z",
  clientNames: ["Ana Souza"],
  number: 12,
  version: 1,
  state: "enviada",
  link: "https://bar.exemplo/p/abc",
  validUntil: "2026-11-30",
  total: "18000.00",
  message: null,
  sentAt: ago(600),
  seenAt: null,
  answeredAt: null,
  acceptedName: null,
  refusalReason: null,
  revokedAt: null,
  ...changes,
});

test.each<[Partial<Proposal>, string]>([
  [{}, "ainda não vista"],
  [{ seenAt: ago(0) }, "vista agora"],
  [{ seenAt: ago(59) }, "vista há 59 min"],
  [{ seenAt: ago(120) }, "vista há 2 h"],
  [{ seenAt: ago(24 * 60) }, "vista há 1 dia"],
  [{ seenAt: ago(3 * 24 * 60) }, "vista há 3 dias"],
  [{ state: "vencida", seenAt: ago(60) }, "vencida"],
  [{ revokedAt: ago(1) }, "link revogado"],
  [{ state: "aceita", answeredAt: ago(5), revokedAt: ago(1) }, "aceita há 5 min"],
  [{ state: "recusada", answeredAt: ago(65) }, "recusada há 1 h"],
])("%j: %s", (changes, text) => {
  expect(proposalStateText(proposal(changes), now)).toBe(`Proposta nº 12 · ${text}`);
});

test("the message greets, says what, when, how much and until when, and has the link", () => {
  const sent = { ...proposal(), companyName: "Bar da Praça" };
  expect(proposalMessage(sent).split("\n\n")).toEqual([
    expect.stringMatching(/^Olá, Ana! Aqui está a proposta para Casamento da Ana, em sáb 20\/03\/2027\.$/),
    "Total: R$\u00a018.000,00\nVálida até 30/11/2026",
    "Para ver os detalhes e aceitar:\nhttps://bar.exemplo/p/abc",
    "Bar da Praça",
  ]);
  expect(proposalMessage({ ...sent, clientNames: [], companyName: null })).toMatch(/^Olá! Aqui está/);
});

test("seen and unanswered ones wait, and those that end within two days", () => {
  const listed = [
    proposal({ id: 1 }),
    proposal({ id: 2, seenAt: ago(1) }),
    proposal({ id: 3, validUntil: "2026-11-19" }),
    proposal({ id: 4, validUntil: "2026-11-20" }),
    proposal({ id: 5, validUntil: "2026-11-17" }),
    proposal({ id: 6, seenAt: ago(1), revokedAt: ago(1) }),
    proposal({ id: 7, state: "vencida", seenAt: ago(1) }),
    proposal({ id: 8, state: "aceita", seenAt: ago(1) }),
  ];
  expect(waitingProposals(listed, now).map(({ id }) => id)).toEqual([5, 3, 2]);
});
