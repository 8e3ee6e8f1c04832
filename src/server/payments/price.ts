import { recordChanges } from "#server/activity/record-data-change.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import type { JsonText } from "#server/db/json-sql.ts";
import { pipelined } from "#server/db/pipeline.ts";
import { events } from "#server/db/schema/events.ts";
import { charges } from "#server/db/schema/payments.ts";
import { nextVersion, refuseOldVersion } from "#server/db/versions.ts";
import { readEvent } from "#server/events/event-json.ts";
import { lockEvent, refuseDisabled } from "#server/events/lock-event.ts";
import { noteSeenCost } from "#server/events/seen-cost.ts";
import { conflict, refuseIssues } from "#server/http/errors.ts";
import { changesOf } from "#shared/activity/changes.ts";
import type { SeenEvent } from "#shared/events/contract.ts";
import { moveToSaldo } from "#shared/payments/charge-rules.ts";
import type { PriceInput } from "#shared/payments/contract.ts";
import { eventPrice, guestPriceProblem, hasSameTerms } from "#shared/payments/event-price.ts";
import { readCharges } from "./charge-json.ts";

/** Agrees on a price, or takes it away; what it differs by goes to the saldo, if there are charges. */
export const setPrice = (
  data: CompanyData,
  id: number,
  { version, keepPrice = false, ...terms }: PriceInput,
): Promise<JsonText<SeenEvent>> =>
  data.transaction(async (tx) => {
    const present = await lockEvent(tx, id);
    refuseDisabled(present);
    refuseOldVersion(version, present.version);
    const isKept = keepPrice && hasSameTerms(terms, present);
    const issue = isKept ? undefined : guestPriceProblem(terms, present.guests);
    refuseIssues(issue ? [issue] : []);
    const price = isKept ? present.price : eventPrice(terms, present.guests);
    const { saldo, problem } = moveToSaldo(await readCharges(tx, id), present.price, price);
    if (problem) throw conflict(problem);
    const changes = { ...terms, price };
    const told = changesOf(present, changes, ["price", "durationMinutes"]);
    await pipelined(
      recordChanges(tx, "event_priced", id, told),
      tx.update(events, id, { ...changes, version: nextVersion(events.version) }),
    );
    if (saldo) await tx.update(charges, saldo.id, { amount: saldo.amount });
    await noteSeenCost(tx, id);
    return readEvent(tx, id);
  });
