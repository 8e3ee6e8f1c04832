import type { Company } from "#server/testing/companies.ts";
import { wedding } from "#server/testing/events.ts";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { Proposal } from "#shared/proposals/contract.ts";

/** Of the tests' clock, 10/03/2026, the day on which the proposal ends. */
export const LAST_DAY = "2026-03-11";

/** A quote of company A for its clients Ana and Bruno, with a price and sinal and saldo. */
export async function addOfferedEvent(company: Company, changes: object = {}): Promise<PricedEvent> {
  const pricing = { pricingMode: "fechado", price: "9000.00" };
  const made = { ...wedding, status: "orçamento", clients: [1, 2], pricing, ...changes };
  const { id } = (await company.post("/api/events", made)).body as PricedEvent;
  const charges = [
    { kind: "sinal", amount: "4500.00", dueOn: "2026-03-15" },
    { kind: "saldo", amount: "4500.00", dueOn: "2026-12-18" },
  ];
  return (await company.put(`/api/events/${id}/charges`, { charges })).body as PricedEvent;
}

export const send = (company: Company, eventId: number, changes: object = {}) =>
  company.post(`/api/events/${eventId}/proposals`, { validUntil: LAST_DAY, message: null, ...changes });

/** A sent proposal and the path of its page. */
export async function offer(company: Company, changes: object = {}) {
  const event = await addOfferedEvent(company, changes);
  const proposal = (await send(company, event.id)).body as Proposal;
  return { event, proposal, path: pathOf(proposal) };
}

export const pathOf = ({ link }: Pick<Proposal, "link">) => new URL(link).pathname;

export const proposalsOf = async (company: Company) =>
  (await company.get("/api/proposals")).body as Proposal[];

export const statusOf = async (company: Company, id: number) =>
  ((await company.get("/api/events")).body as PricedEvent[]).find((event) => event.id === id)?.status;

export const eventAt = async (company: Company, id: number) =>
  ((await company.get("/api/events")).body as PricedEvent[]).find((event) => event.id === id) as PricedEvent;
