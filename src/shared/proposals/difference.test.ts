import { expect, test } from "vitest";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import { offeredParts, type Proposal } from "./contract.ts";
import { differenceText, differingVersion } from "./difference.ts";
import { sampleProposal } from "./testing/sample-proposal.ts";

const sent = sampleProposal({ price: "5600.00", guests: 80 });
const accepted = sampleProposal({ id: 1, state: "aceita" });
const all = [...offeredParts];

test.each<[Proposal, string | undefined]>([
  [sent, undefined],
  [{ ...sent, differs: ["guests", "price"] }, "A proposta enviada diz R$\u00a05.600,00 · 80 convidados"],
  [
    { ...sent, differs: all, isAddendum: true },
    "O aditivo enviado diz R$\u00a05.600,00 · 80 convidados · sex 25/12/2026 20:30 · Espaço Jardim · 5 h · Caipirinha",
  ],
  [
    { ...sent, differs: ["place", "drinks"], place: null, drinkNames: [] },
    "A proposta enviada diz sem local · sem drinks",
  ],
  [accepted, undefined],
  [
    { ...accepted, changedSince: all },
    "Difere do que foi aceito: convidados, data, drinks, preço, local e duração",
  ],
])("%#: what was sent is told with its values, what was accepted by its parts", (version, text) => {
  expect(differenceText(version, SAO_PAULO)).toBe(text);
});

const addendum = sampleProposal({ id: 2, version: 2, isAddendum: true });
const changed = { ...accepted, changedSince: all };

test.each<[string, Proposal[], number | undefined]>([
  ["nothing differs", [addendum, accepted], undefined],
  ["an open one differs", [{ ...sent, differs: all }], sent.id],
  ["the accepted one differs", [changed], 1],
  ["an addendum that says the same waits", [addendum, changed], undefined],
  ["an addendum differs too", [{ ...addendum, differs: all }, changed], 2],
  ["the addendum was refused", [{ ...addendum, state: "recusada" }, changed], 1],
  ["the addendum was revoked", [{ ...addendum, revokedAt: "2026-11-10T12:00:00.000Z" }, changed], 1],
])("which version says something else: %s", (_what, proposals, id) => {
  expect(differingVersion(proposals, 7)?.id).toBe(id);
});
