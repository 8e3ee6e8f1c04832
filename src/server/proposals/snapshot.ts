import { readCompany } from "#server/company/company.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { readWholeEvent } from "#server/events/event-json.ts";
import { refuseIssues } from "#server/http/errors.ts";
import { isExtra } from "#shared/payments/charge-rules.ts";
import type { ProposalInput } from "#shared/proposals/contract.ts";
import type { ProposalSnapshot } from "#shared/proposals/snapshot.ts";
import { validityProblem } from "#shared/proposals/state.ts";
import { readProposalSettings } from "./settings.ts";

type Offered = { snapshot: ProposalSnapshot; clientIds: number[] };

/** What a client would be offered for an event now; refuses an event without a price, and a day that is past. */
export async function takeSnapshot(
  tx: CompanyData,
  eventId: number,
  input: ProposalInput,
  edition: { number: number; version: number },
): Promise<Offered> {
  const message = validityProblem(input.validUntil, tx.now);
  refuseIssues(message ? [{ path: "validUntil", message }] : []);
  const event = await readWholeEvent(tx, eventId);
  const { price, pricingMode, total } = event;
  if (price === null || pricingMode === null || total === null) {
    refuseIssues([{ path: "price", message: "Defina o preço do evento antes de enviar a proposta" }]);
    throw new TypeError("An event without a price was not refused");
  }
  const { name, phone, cnpj, address } = await readCompany(tx);
  const { terms, included } = await readProposalSettings(tx);
  const clients = event.clients
    .map((id, position) => ({ id, name: event.clientNames[position] }))
    .filter((client): client is { id: number; name: string } => Boolean(client.name));
  const snapshot: ProposalSnapshot = {
    ...edition,
    company: { name, phone, cnpj, address },
    clientNames: clients.map((client) => client.name),
    event: {
      name: event.name,
      type: event.type,
      date: event.date,
      durationMinutes: event.durationMinutes,
      location: event.location,
      guests: event.guests,
    },
    drinks: event.drinks.map(({ drinkName, ingredients }) => ({
      name: drinkName,
      ingredientNames: [...new Set(ingredients.map(({ ingredientName }) => ingredientName))],
    })),
    included: included
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
    pricing: { mode: pricingMode, price, pricePerGuest: event.pricePerGuest, minGuests: event.minGuests },
    charges: event.charges.map(({ kind, amount, dueOn, note }) => ({
      kind,
      amount,
      dueOn,
      // It says what an extra is for; others are notes of the company to itself.
      note: isExtra({ kind }) ? note : null,
    })),
    total,
    terms,
    message: input.message,
    validUntil: input.validUntil,
  };
  return { snapshot, clientIds: clients.map(({ id }) => id) };
}
