import { expect, test } from "vitest";
import { latestProposal, proposalInForce } from "./of-event.ts";
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
