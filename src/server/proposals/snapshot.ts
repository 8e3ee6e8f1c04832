import { readCompany } from "#server/company/company.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { isAnyOf } from "#server/db/is-any-of.ts";
import { drinks } from "#server/db/schema/drinks.ts";
import type { events } from "#server/db/schema/events.ts";
import { readWholeEvent } from "#server/events/event-json.ts";
import { conflict, refuseIssues } from "#server/http/errors.ts";
import { readCharges } from "#server/payments/charge-json.ts";
import { refuseWrongCharges } from "#server/payments/charges.ts";
import { readPaymentSettings } from "#server/payments/settings.ts";
import type { EventDrink } from "#shared/events/plan-contract.ts";
import { moneySum } from "#shared/numbers/money.ts";
import { agreedStatuses } from "#shared/payments/agreed/agreement.ts";
import { isExtra, isPartOfPrice } from "#shared/payments/charge-rules.ts";
import { chargesByTerms } from "#shared/payments/charges/propose-charges.ts";
import { fittedCharges } from "#shared/payments/charges/signed-charges.ts";
import type { ChargeInput } from "#shared/payments/contract.ts";
import type { ProposalInput } from "#shared/proposals/contract.ts";
import type { ProposalSnapshot } from "#shared/proposals/snapshot.ts";
import { validityProblem } from "#shared/proposals/state.ts";
import { words } from "#shared/proposals/words.ts";
import { dayIn } from "#shared/time/clock.ts";
import { withoutSize } from "#shared/units/size-in-name.ts";
import { readProposalSettings } from "./settings.ts";

type EventRow = typeof events.$inferSelect;
export type Edition = Pick<ProposalSnapshot, "number" | "version" | "isAddendum">;
type Offered = { snapshot: ProposalSnapshot; clientIds: number[]; plan: EventDrink[] };

export function refuseWithoutPrice({ price }: Pick<EventRow, "price">): void {
  const message = "Defina o preço do evento antes de enviar a proposta";
  refuseIssues(price === null ? [{ path: "price", message }] : []);
}

/**
 * The charges of an offer, if they are others than the saved ones: those that were asked for, or by the company's terms
 * where none are saved, or in an addendum the saved ones for its price. Refused where they cannot be.
 */
export async function offeredCharges(
  tx: CompanyData,
  event: EventRow,
  wanted: ChargeInput[] | undefined,
  { isAddendum }: Edition,
): Promise<ChargeInput[] | undefined> {
  const charges = wanted ?? (await proposedCharges(tx, event, isAddendum));
  // What is owed stays until an addendum is accepted: it is divided for itself.
  if (charges) await refuseWrongCharges(tx, isAddendum ? { ...event, owedPrice: null } : event, charges);
  return charges;
}

async function proposedCharges(tx: CompanyData, { id, price, date, status }: EventRow, isAddendum: boolean) {
  const saved = await readCharges(tx, id);
  if (price === null) return undefined;
  if (saved.some(isPartOfPrice)) {
    if (!isAddendum) return undefined;
    const fitted = fittedCharges(saved, price);
    if (!fitted) throw conflict(words.moreReceived);
    return fitted;
  }
  const days = { eventDay: dayIn(date, tx.clock.timeZone), today: tx.today };
  const isAgreed = isAddendum || agreedStatuses.includes(status);
  return chargesByTerms({ price, charges: saved, isAgreed, ...days }, await readPaymentSettings(tx));
}

/**
 * What a client would be offered for an event now, with other charges than the saved ones if they are given; refuses an
 * event without a price, and a day that is past.
 */
export async function takeSnapshot(
  tx: CompanyData,
  eventId: number,
  input: ProposalInput,
  edition: Edition,
  charges?: ChargeInput[],
): Promise<Offered> {
  const message = validityProblem(input.validUntil, tx.today);
  refuseIssues(message ? [{ path: "validUntil", message }] : []);
  const event = await readWholeEvent(tx, eventId);
  refuseWithoutPrice(event);
  const { price, pricingMode } = event;
  if (price === null || pricingMode === null) throw new TypeError("An event without a price was not refused");
  const offered: readonly ChargeInput[] = charges?.toSorted(byDueDay) ?? event.charges;
  const { name, phone, cnpj, address, timeZone } = await readCompany(tx);
  const { terms, included } = await readProposalSettings(tx);
  const descriptions = await drinkDescriptions(tx, event.drinks);
  const clients = event.clients
    .map((id, position) => ({ id, name: event.clientNames[position] }))
    .filter((client): client is { id: number; name: string } => Boolean(client.name));
  const snapshot: ProposalSnapshot = {
    ...edition,
    company: { name, phone, cnpj, address, timeZone },
    clientNames: clients.map((client) => client.name),
    event: {
      name: event.name,
      type: event.type,
      date: event.date,
      durationMinutes: event.durationMinutes,
      location: event.location,
      guests: event.guests,
    },
    drinks: event.drinks.map(({ drinkId, drinkName, ingredients }) => ({
      name: drinkName,
      ...described(descriptions.get(drinkId)),
      ingredientNames: [...new Set(ingredients.map(({ ingredientName }) => withoutSize(ingredientName)))],
    })),
    included: included
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
    pricing: {
      mode: pricingMode,
      price,
      pricePerGuest: event.pricePerGuest,
      minGuests: event.minGuests,
      lines: event.lines,
    },
    charges: offered.map(({ kind, amount, dueOn, dueAt, note }) => ({
      kind,
      amount,
      dueOn,
      ...(dueAt && { dueAt }),
      // It says what an extra is for; others are notes of the company to itself.
      note: isExtra({ kind }) ? note : null,
    })),
    total: moneySum([price, ...offered.filter(isExtra).map(({ amount }) => amount)]),
    terms,
    message: input.message,
    validUntil: input.validUntil,
  };
  return { snapshot, clientIds: clients.map(({ id }) => id), plan: event.drinks };
}

const described = (description: string | null | undefined) => (description ? { description } : {});

async function drinkDescriptions(tx: CompanyData, offered: readonly { drinkId: number }[]) {
  const ids = [...new Set(offered.map(({ drinkId }) => drinkId))];
  const rows = ids.length > 0 ? await tx.list(drinks, isAnyOf(drinks.id, ids)) : [];
  return new Map(rows.map(({ id, description }) => [id, description]));
}

const byDueDay = (a: ChargeInput, b: ChargeInput) => (a.dueOn ?? "").localeCompare(b.dueOn ?? "");
