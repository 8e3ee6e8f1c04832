import { hash } from "node:crypto";
import { and, eq, ne, sql } from "drizzle-orm";
import { recordData } from "#server/activity/record-data-change.ts";
import { lockCompany } from "#server/company/company.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { events } from "#server/db/schema/events.ts";
import { proposals } from "#server/db/schema/proposals.ts";
import { nextVersion } from "#server/db/versions.ts";
import { lockEvent, refuseDisabled } from "#server/events/lock-event.ts";
import { conflict, notFound } from "#server/http/errors.ts";
import { newLinkToken } from "#server/links/link-token.ts";
import { chargeEvent } from "#server/payments/charges.ts";
import type { ActivityDetails } from "#shared/activity/contract.ts";
import type { AcceptByHandInput, ProposalInput } from "#shared/proposals/contract.ts";
import type { ProposalSnapshot, ProposalSummary } from "#shared/proposals/snapshot.ts";
import { acceptByHandProblem } from "#shared/proposals/state.ts";
import { confirmAccepted } from "./confirm-event.ts";
import { type Edition, offeredCharges, refuseWithoutPrice, takeSnapshot } from "./snapshot.ts";
import { takeSigned } from "./take-signed.ts";

export const PROPOSAL_MISSING = "Proposta não encontrada";

type EventRow = typeof events.$inferSelect;
export type ProposalRow = typeof proposals.$inferSelect;

/** A snapshot as it is stored, with the parts of it that lists tell. */
export function storedSnapshot(snapshot: ProposalSnapshot) {
  const { isAddendum, event, clientNames, total, message } = snapshot;
  const summary: ProposalSummary = { isAddendum, event, clientNames, total, message };
  return {
    snapshot: JSON.stringify(snapshot),
    summary: JSON.stringify(summary),
    offeredPrice: snapshot.pricing.price,
    offeredDrinks: snapshot.drinks.map(({ name }) => name),
  };
}

/**
 * Sends a proposal for an event, or a new version of it: its number stays. What was not accepted is replaced, and its
 * link leads to the new version; what was accepted stays in force until the new version, an addendum, is accepted too.
 * Returns the id.
 */
export const sendProposal = (data: CompanyData, eventId: number, input: ProposalInput): Promise<number> =>
  data.transaction(async (tx) => {
    const event = await lockEvent(tx, eventId);
    refuseDisabled(event);
    if (event.status === "cancelado") throw conflict("Este evento está cancelado");
    refuseWithoutPrice(event);
    // Of two that are sent at once, for different events, the second counts on.
    await lockCompany(tx);
    const { offered, edition } = await nextEdition(tx, eventId);
    const wanted = await offeredCharges(tx, event, input.charges, edition);
    if (wanted && !edition.isAddendum) await chargeEvent(tx, event, wanted);
    const { snapshot, clientIds, plan } = await takeSnapshot(
      tx,
      eventId,
      input,
      edition,
      edition.isAddendum ? wanted : undefined,
    );
    if (offered) await tx.update(proposals, offered.id, { state: "substituida" });
    const stored = storedSnapshot(snapshot);
    const { number, version } = edition;
    const { id } = await tx.insert(proposals, {
      number,
      version,
      eventId,
      token: newLinkToken(),
      ...stored,
      offeredPlan: plan,
      snapshotHash: hash("sha256", stored.snapshot),
      clientIds,
      validUntil: input.validUntil,
      sentAt: tx.now,
      sentBy: tx.userId,
    });
    await recordData(tx, "proposal_sent", eventId, await becomeQuote(tx, event));
    if (input.agreedBy) await noteAcceptance(tx, id, input.agreedBy);
    return id;
  });

/** Sending a proposal turns a planned event into a quote. */
async function becomeQuote(tx: CompanyData, { id, status }: EventRow): Promise<ActivityDetails | undefined> {
  if (status !== "planejamento") return undefined;
  await tx.update(events, id, { status: "orçamento", version: nextVersion(events.version) });
  return { changes: [{ field: "status", from: status, to: "orçamento" }] };
}

/** The number and version of the next proposal of an event, and the offer that it replaces. */
export async function nextEdition(tx: CompanyData, eventId: number) {
  const isPresent = and(eq(proposals.eventId, eventId), ne(proposals.state, "substituida"));
  const present = await tx.list(proposals, isPresent, proposals.version);
  const last = present.at(-1);
  const edition: Edition = {
    number: last?.number ?? (await lastNumber(tx)) + 1,
    version: (last?.version ?? 0) + 1,
    isAddendum: present.some(({ state }) => state === "aceita"),
  };
  return { edition, offered: present.find(({ state }) => state !== "aceita") };
}

async function lastNumber(tx: CompanyData): Promise<number> {
  const last = sql<number>`coalesce(max(${proposals.number}), 0)`;
  const [row] = await tx.select({ last }, { from: proposals });
  return row?.last ?? 0;
}

/** Notes an acceptance that the company was told by other means, also after its last day. */
export const acceptByHand = (data: CompanyData, id: number, { name }: AcceptByHandInput): Promise<void> =>
  data.transaction((tx) => noteAcceptance(tx, id, name));

async function noteAcceptance(tx: CompanyData, id: number, acceptedName: string): Promise<void> {
  const locked = await lockProposal(tx, id);
  const { proposal, event } = locked;
  const problem = acceptByHandProblem({ ...proposal, event });
  if (problem) throw conflict(problem);
  const changes = await putInForce(tx, locked, { acceptedName, acceptedBy: tx.userId });
  await recordData(tx, "proposal_accepted", event.id, changes);
}

type Acceptance = Pick<Partial<ProposalRow>, "acceptedName" | "acceptedBy" | "acceptedFrom">;

/**
 * Marks a version as accepted, in the place of the one that was in force: what was signed counts from now on. Returns
 * what that changed of the event.
 */
export async function putInForce(
  tx: CompanyData,
  { proposal, event }: Locked,
  acceptance: Acceptance,
): Promise<ActivityDetails | undefined> {
  const { id, eventId } = proposal;
  const isInForce = and(eq(proposals.eventId, eventId), eq(proposals.state, "aceita"));
  const [earlier] = await tx.list(proposals, isInForce);
  if (earlier) await tx.update(proposals, earlier.id, { state: "substituida" });
  await tx.update(proposals, id, { state: "aceita", answeredAt: tx.now, ...acceptance });
  const signed = await takeSigned(tx, event, proposal);
  const changes = [...signed, ...(await confirmAccepted(tx, event))];
  return changes.length > 0 ? { changes } : undefined;
}

/** Makes the link of a proposal lead nowhere, whatever became of it; again changes nothing. */
export const revokeProposal = (data: CompanyData, id: number): Promise<void> =>
  data.transaction(async (tx) => {
    const { proposal } = await lockProposal(tx, id);
    if (proposal.revokedAt) return;
    await tx.update(proposals, id, { revokedAt: tx.now });
    await recordData(tx, "proposal_revoked", proposal.eventId);
  });

export type Locked = Awaited<ReturnType<typeof lockProposal>>;

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
