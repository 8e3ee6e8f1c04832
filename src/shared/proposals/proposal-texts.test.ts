import { expect, test } from "vitest";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import type { Proposal } from "./contract.ts";
import { proposalMessage } from "./proposal-message.ts";
import { proposalStateText } from "./proposal-state-text.ts";
import { sampleProposal } from "./testing/sample-proposal.ts";
import { waitingProposals } from "./waiting-proposals.ts";

const now = new Date("2026-11-17T15:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

const proposal = (changes: Partial<Proposal> = {}) =>
  sampleProposal({ validUntil: "2026-11-30", sentAt: ago(600), ...changes });

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
  [{ state: "substituida", seenAt: ago(65) }, "substituída"],
])("%j: %s", (changes, text) => {
  expect(proposalStateText(proposal(changes), now)).toBe(`Proposta nº 12 · ${text}`);
});

test("an addendum is called so until it is accepted", () => {
  const addendum = proposal({ isAddendum: true, version: 2 });
  expect(proposalStateText(addendum, now)).toBe("Aditivo da proposta nº 12 · ainda não vista");
  const accepted = { ...addendum, state: "aceita" as const, answeredAt: ago(5) };
  expect(proposalStateText(accepted, now)).toBe("Proposta nº 12 · aceita há 5 min");
});

test("the message greets, says what, when, how much and until when, and has the link", () => {
  const sent = { ...proposal(), companyName: "Bar da Praça" };
  expect(proposalMessage(sent, SAO_PAULO).split("\n\n")).toEqual([
    "Olá, Ana! Aqui está a proposta para Casamento da Ana, em sex 25/12/2026.",
    "Total: R$\u00a01.000,00\nVálida até 30/11/2026",
    "Para ver os detalhes e aceitar:\nhttps://bar.com.br/p/segredo",
    "Bar da Praça",
  ]);
  expect(proposalMessage({ ...sent, clientNames: [], companyName: null }, SAO_PAULO)).toMatch(
    /^Olá! Aqui está/,
  );
});

test("the message of an addendum says of what, and what it changes", () => {
  const sent = { ...proposal({ isAddendum: true, version: 2 }), companyName: null };
  const message = (changes: Proposal["changes"]) =>
    proposalMessage({ ...sent, changes }, SAO_PAULO).split("\n\n");
  expect(message(["guests", "price"]).slice(0, 2)).toEqual([
    "Olá, Ana! Aqui está o aditivo da proposta aceita nº 12, para Casamento da Ana, em sex 25/12/2026.",
    "O que muda: convidados e preço.",
  ]);
  expect(message([])[1]).toMatch(/^Total/);
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
  expect(waitingProposals(listed, "2026-11-17").map(({ id }) => id)).toEqual([5, 3, 2]);
});
