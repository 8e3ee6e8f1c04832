import { isNull } from "drizzle-orm";
import { recordData } from "#server/activity/record-data-change.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { proposals } from "#server/db/schema/proposals.ts";
import { tellOwners } from "#server/email/tell-owners.ts";
import { conflict } from "#server/http/errors.ts";
import { type Locked, lockProposal, putInForce } from "#server/proposals/proposals.ts";
import { answerProblem } from "#shared/proposals/state.ts";
import { type LinkedProposal, proposalNotFound } from "./find-by-link.ts";

type Acceptance = { name: string; address: string };

/** Accepts a proposal for the client who has its link; of two at once one wins. */
export const acceptByLink = (linked: LinkedProposal, { name, address }: Acceptance): Promise<void> =>
  answer(linked, async (tx, locked) => {
    const changes = await putInForce(tx, locked, { acceptedName: name, acceptedFrom: address });
    await recordData(tx, "proposal_accepted_by_client", locked.event.id, changes);
  });

export const refuseByLink = (linked: LinkedProposal, reason: string | null): Promise<void> =>
  answer(linked, async (tx, { proposal: { id, eventId } }) => {
    await tx.update(proposals, id, { state: "recusada", answeredAt: tx.now, refusalReason: reason });
    await recordData(tx, "proposal_refused_by_client", eventId);
  });

/** Does what was answered, if it still can be, and tells the owners by e-mail. */
const answer = (
  { data, proposal: { id } }: LinkedProposal,
  act: (tx: CompanyData, locked: Locked) => Promise<void>,
): Promise<void> =>
  data.transaction(async (tx) => {
    const locked = await lockProposal(tx, id);
    const { proposal, event } = locked;
    if (proposal.revokedAt) throw proposalNotFound();
    const problem = answerProblem({ ...proposal, event }, tx.today);
    if (problem) throw conflict(problem);
    await act(tx, locked);
    await tellOwners(tx, { kind: "proposal_answer", proposalId: id });
  });

/** Notes that a client has looked at a proposal; only the first time counts. */
export async function noteSeen({ data, proposal }: LinkedProposal): Promise<void> {
  if (!proposal.seenAt)
    await data.update(proposals, proposal.id, { seenAt: data.now }, isNull(proposals.seenAt));
}
