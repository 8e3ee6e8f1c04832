import { hash } from "node:crypto";
import { and, eq, ne, sql } from "drizzle-orm";
import { recordData } from "#server/activity/record-data-change.ts";
import { lockCompany } from "#server/company/company.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { events } from "#server/db/schema/events.ts";
import { proposals } from "#server/db/schema/proposals.ts";
import { lockEvent, refuseDisabled } from "#server/events/lock-event.ts";
import { conflict, notFound } from "#server/http/errors.ts";
import { newLinkToken } from "#server/links/link-token.ts";
import type { AcceptByHandInput, Proposal, ProposalInput } from "#shared/proposals/contract.ts";
import { type ProposalSnapshot, type ProposalSummary, readSummary } from "#shared/proposals/snapshot.ts";
import { acceptByHandProblem, shownState } from "#shared/proposals/state.ts";
import { confirmAccepted } from "./confirm-event.ts";
import { takeSnapshot } from "./snapshot.ts";

export const PROPOSAL_MISSING = "Proposta não encontrada";

export type ProposalRow = typeof proposals.$inferSelect;

/** Not replaced by a newer version. */
export const isPresent = ne(proposals.state, "substituida");
const ofEvent = (eventId: number) => and(eq(proposals.eventId, eventId), isPresent);

/** A snapshot as it is stored, with the part of it that lists tell. */
export function storedSnapshot(snapshot: ProposalSnapshot) {
  const { event, clientNames, total, message } = snapshot;
  const summary: ProposalSummary = { event, clientNames, total, message };
  return { snapshot: JSON.stringify(snapshot), summary: JSON.stringify(summary) };
}

/** Sends a proposal for an event, or a new version of it: its number stays, and its old link leads to the new one. */
export const sendProposal = (
  data: CompanyData,
  eventId: number,
  input: ProposalInput,
  publicUrl: string,
): Promise<Proposal> =>
  data.transaction(async (tx) => {
    const event = await lockEvent(tx, eventId);
    refuseDisabled(event);
    if (event.status === "cancelado") throw conflict("Este evento está cancelado");
    // Of two that are sent at once, for different events, the second counts on.
    await lockCompany(tx);
    const { present, ...edition } = await nextEdition(tx, eventId);
    if (present?.state === "aceita") {
      throw conflict("A proposta deste evento já foi aceita e não pode ser substituída");
    }
    const { snapshot, clientIds } = await takeSnapshot(tx, eventId, input, edition);
    if (present) await tx.update(proposals, present.id, { state: "substituida" });
    const stored = storedSnapshot(snapshot);
    const row = await tx.insert(proposals, {
      ...edition,
      eventId,
      token: newLinkToken(),
      ...stored,
      snapshotHash: hash("sha256", stored.snapshot),
      clientIds,
      validUntil: input.validUntil,
      sentAt: tx.now,
      sentBy: tx.userId,
    });
    await recordData(tx, "proposal_sent", eventId);
    return shown(row, tx.now, publicUrl);
  });

/** Number and version of what is sent next for an event, and what that replaces. */
export async function nextEdition(tx: CompanyData, eventId: number) {
  const [present] = await tx.list(proposals, ofEvent(eventId));
  if (present) return { present, number: present.number, version: present.version + 1 };
  const [row] = await tx.select(
    { last: sql<number>`coalesce(max(${proposals.number}), 0)` },
    { from: proposals },
  );
  return { present, number: (row?.last ?? 0) + 1, version: 1 };
}

/** Notes an acceptance that the company was told by other means, also after its last day. */
export const acceptByHand = (
  data: CompanyData,
  id: number,
  { name }: AcceptByHandInput,
  publicUrl: string,
): Promise<Proposal> =>
  data.transaction(async (tx) => {
    const { proposal, event } = await lockProposal(tx, id);
    const problem = acceptByHandProblem({ ...proposal, event });
    if (problem) throw conflict(problem);
    const row = await tx.update(proposals, id, {
      state: "aceita",
      answeredAt: tx.now,
      acceptedName: name,
      acceptedBy: tx.userId,
    });
    const changes = await confirmAccepted(tx, event);
    await recordData(tx, "proposal_accepted", event.id, changes.length > 0 ? { changes } : undefined);
    return shown(row as ProposalRow, tx.now, publicUrl);
  });

/** Makes the link of a proposal lead nowhere, whatever became of it; again changes nothing. */
export const revokeProposal = (data: CompanyData, id: number, publicUrl: string): Promise<Proposal> =>
  data.transaction(async (tx) => {
    const { proposal } = await lockProposal(tx, id);
    if (proposal.revokedAt) return shown(proposal, tx.now, publicUrl);
    const row = await tx.update(proposals, id, { revokedAt: tx.now });
    await recordData(tx, "proposal_revoked", proposal.eventId);
    return shown(row as ProposalRow, tx.now, publicUrl);
  });

/** Reads a proposal under the lock of its event, which everybody takes who changes either. */
export async function lockProposal(tx: CompanyData, id: number) {
  const [found] = await tx.select(
    { eventId: proposals.eventId },
    { from: proposals, where: eq(proposals.id, id) },
  );
  if (!found) throw notFound(PROPOSAL_MISSING);
  const [event] = await tx.lock(events, [found.eventId]);
  const proposal = await tx.find(proposals, id);
  if (!event || !proposal) throw notFound(PROPOSAL_MISSING);
  return { proposal, event };
}

function shown(row: Omit<ProposalRow, "snapshot">, now: Date, publicUrl: string): Proposal {
  const { event, clientNames, total, message } = readSummary(row.summary);
  const { id, eventId, number, version, validUntil, acceptedName, refusalReason } = row;
  return {
    id,
    eventId,
    eventName: event.name,
    eventDate: event.date,
    clientNames,
    number,
    version,
    state: shownState(row, now),
    link: `${publicUrl}/p/${row.token}`,
    validUntil,
    total,
    message,
    sentAt: row.sentAt.toISOString(),
    seenAt: row.seenAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    acceptedName,
    refusalReason,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  };
}
