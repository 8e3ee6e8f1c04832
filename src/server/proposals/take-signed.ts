import type { CompanyData } from "#server/db/company/company-data.ts";
import { events } from "#server/db/schema/events.ts";
import { nextVersion } from "#server/db/versions.ts";
import { pricingColumns, storedTerms } from "#server/events/event-pricing.ts";
import { noteSeenCost } from "#server/events/seen-cost.ts";
import { conflict } from "#server/http/errors.ts";
import { readCharges } from "#server/payments/charge-json.ts";
import { chargeChanges, replaceCharges } from "#server/payments/charges.ts";
import { changesOf } from "#shared/activity/changes.ts";
import type { ActivityChange } from "#shared/activity/contract.ts";
import { signedCharges } from "#shared/payments/charges/signed-charges.ts";
import { hasSameTerms } from "#shared/payments/event-price.ts";
import { signedTerms } from "#shared/proposals/signed-terms.ts";
import { type ProposalSnapshot, readSnapshot } from "#shared/proposals/snapshot.ts";
import { words } from "#shared/proposals/words.ts";
import { dayIn } from "#shared/time/clock.ts";
import type { ProposalRow } from "./proposals.ts";

type EventRow = typeof events.$inferSelect;

/**
 * What a client signs counts: puts price and charges of an accepted version onto its locked event. Returns what that
 * changed, for the trail.
 */
export async function takeSigned(
  tx: CompanyData,
  event: EventRow,
  { snapshot, answeredAt }: Pick<ProposalRow, "snapshot" | "answeredAt">,
): Promise<ActivityChange[]> {
  const offered = readSnapshot(snapshot);
  const day = answeredAt ? dayIn(answeredAt, tx.clock.timeZone) : tx.today;
  // What was due at the acceptance is due on its day.
  const charged = offered.charges.map(({ dueAt: _dueAt, dueOn, ...charge }) => ({
    ...charge,
    dueOn: dueOn ?? day,
  }));
  const signed = { ...offered, charges: charged };
  const charges = await takeCharges(tx, event, signed);
  const { terms, price, pricedGuests } = signedTerms(signed);
  const isSame = event.owedPrice === null && event.price === price && hasSameTerms(terms, storedTerms(event));
  if (isSame && charges.length === 0) return [];
  const priced = isSame ? {} : { ...pricingColumns(terms, pricedGuests ?? 0), pricedGuests, owedPrice: null };
  await tx.update(events, event.id, { ...priced, version: nextVersion(events.version) });
  if (!isSame) await noteSeenCost(tx, event.id);
  return [...changesOf(event, priced, ["price"]), ...charges];
}

async function takeCharges(
  tx: CompanyData,
  { id }: EventRow,
  { charges, pricing }: Pick<ProposalSnapshot, "charges" | "pricing">,
): Promise<ActivityChange[]> {
  const present = await readCharges(tx, id);
  const wanted = signedCharges(present, charges, pricing.price);
  if (!wanted) throw conflict(words.moreReceived);
  const changes = chargeChanges(present, wanted);
  if (changes.length > 0) await replaceCharges(tx, id, present, wanted);
  return changes;
}
