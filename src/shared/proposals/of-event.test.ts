import { expect, test } from "vitest";
import { offeredParts } from "./contract.ts";
import { changedSinceText, latestProposal, proposalInForce } from "./of-event.ts";
import { sampleProposal } from "./testing/sample-proposal.ts";

const accepted = sampleProposal({ id: 1, state: "aceita" });
const addendum = sampleProposal({ id: 2, version: 2, isAddendum: true });
const other = sampleProposal({ id: 3, eventId: 8 });

test("what was sent last and what is in force may be two", () => {
  const list = [other, addendum, accepted];
  expect(latestProposal(list, 7)).toBe(addendum);
  expect(proposalInForce(list, 7)).toBe(accepted);
  expect(proposalInForce(list, 8)).toBeUndefined();
  expect(latestProposal(undefined, 7)).toBeUndefined();
});

test("what changed is named", () => {
  expect(changedSinceText(accepted)).toBeUndefined();
  expect(changedSinceText({ ...accepted, changedSince: ["price"] })).toBe("Mudou depois do aceite: preço");
  expect(changedSinceText({ ...accepted, changedSince: [...offeredParts] })).toBe(
    "Mudou depois do aceite: convidados, data, drinks, preço, local e duração",
  );
});
