import { hasMoney } from "#shared/accounts/with-money.ts";
import { type AgendaDay, type AgendaStock, agenda } from "#shared/dashboard/agenda.ts";
import { relativeDay, shortDay } from "#shared/dashboard/day-names.ts";
import { purchaseAhead } from "#shared/dashboard/waiting.ts";
import type { CateringEvent, PricedEvent } from "#shared/events/contract.ts";
import { isPast } from "#shared/events/event-days.ts";
import { byId } from "#shared/group-by.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { inquiryFacts } from "#shared/inquiries/inquiry-text.ts";
import type { Inquiry } from "#shared/inquiries/contract.ts";
import { addDays, type Day, formatDay } from "#shared/numbers/day.ts";
import { formatCount, formatMoney, formatPercent, formatTime } from "#shared/numbers/format.ts";
import { moneySum } from "#shared/numbers/money.ts";
import { isDue, isExpected } from "#shared/payments/agreement.ts";
import { isPaid, openAmount } from "#shared/payments/charge-rules.ts";
import type { Charge } from "#shared/payments/contract.ts";
import { type FallenMargin, fallenMargins } from "#shared/payments/fallen-margins.ts";
import { chargeKindLabels } from "#shared/payments/labels.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import { proposalStateText } from "#shared/proposals/proposal-state-text.ts";
import { daysLeft, ENDS_SOON, unansweredProposals } from "#shared/proposals/waiting-proposals.ts";
import { listEstimate } from "#shared/purchases/cart-line.ts";
import { purchaseList } from "#shared/purchases/purchase-list.ts";
import { windowOfDays } from "#shared/purchases/purchase-window.ts";
import { type Clock, dayIn, today } from "#shared/time/clock.ts";

/** Days ahead for which a charge is told, and for which stock has to be there. */
const DUE_SOON = 3;
export const SHORT_DAYS = 4;

export type MorningKind =
  | "event"
  | "return"
  | "overdue"
  | "due"
  | "proposal"
  | "inquiry"
  | "purchase"
  | "margin";

/** Something that needs a hand today. */
export type MorningRow = {
  kind: MorningKind;
  /** The record it is about: an event, a proposal or a request; 0 for several. */
  id: number;
  label: string;
  subject: string;
  facts: string;
  path: string;
};

export type MorningFacts = {
  events: readonly CateringEvent[];
  stock: AgendaStock & { ingredients: ReadonlyMap<number, Ingredient> };
  /** Absent for those who may not see them. */
  proposals?: readonly Proposal[];
  inquiries?: readonly Pick<Inquiry, "id" | "state" | "name" | "date" | "guests" | "eventType">[];
};

/** What needs a hand, in the order in which a day begins: for the morning's mail and the top of the dashboard alike. */
export function morningRows({ events, stock, proposals = [], inquiries = [] }: MorningFacts): MorningRow[] {
  const { clock } = stock;
  const costed = events.filter(hasMoney);
  const days = agenda(events.filter(({ refused }) => !refused), stock, clock);
  return [
    ...days.slice(0, 2).flatMap(({ day, entries }) => entries.map(({ event }) => eventRow(event, day, clock))),
    ...forgottenReturns(events, clock).map((event) => returnRow(event, clock)),
    ...chargeRows(costed, today(clock)),
    ...waitingOffers(proposals, events, clock).map((proposal) => proposalRow(proposal, clock)),
    ...inquiries.filter(({ state }) => state === "novo").map(inquiryRow),
    ...purchaseRow(events, days.slice(0, SHORT_DAYS), stock),
    ...marginRows(costed, stock),
  ];
}

const eventPath = (id: number) => `/eventos/${id}`;

function eventRow(event: CateringEvent, day: Day, clock: Clock): MorningRow {
  const { id, name, date, guests, location, stockState } = event;
  const isOut = stockState === "out" && Date.parse(date) <= clock.now.getTime();
  return {
    kind: "event",
    id,
    label: day === today(clock) ? "Hoje" : "Amanhã",
    subject: name,
    facts: [formatTime(date, clock.timeZone), formatCount(guests, "convidado", "convidados"), location]
      .filter(Boolean)
      .join(" · "),
    path: isOut ? `${eventPath(id)}/retorno` : eventPath(id),
  };
}

/** Events of yesterday and earlier whose stock is still out, the oldest first. */
function forgottenReturns(events: readonly CateringEvent[], clock: Clock): CateringEvent[] {
  return events
    .filter(
      ({ active, stockState, date }) =>
        active === "true" && stockState === "out" && dayIn(date, clock.timeZone) < today(clock),
    )
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date) || a.id - b.id);
}

function returnRow({ id, name, date, stockUse }: CateringEvent, clock: Clock): MorningRow {
  const day = dayIn(date, clock.timeZone);
  return {
    kind: "return",
    id,
    label: "Retorno pendente",
    subject: name,
    facts: `${relativeDay(day, today(clock))}, ${shortDay(day)} · ${formatCount(stockUse.length, "item fora", "itens fora")}`,
    path: `${eventPath(id)}/retorno`,
  };
}

type OpenCharge = { event: PricedEvent; charge: Charge };

/** What is overdue, and what is due within three days, each in one line. */
function chargeRows(events: readonly PricedEvent[], today: Day): MorningRow[] {
  const open = events
    .filter(isDue)
    .flatMap((event) => event.charges.map((charge) => ({ event, charge })))
    .filter(({ charge }) => !isPaid(charge));
  const overdue = open.filter(({ charge }) => charge.dueOn < today);
  const last = addDays(today, DUE_SOON);
  const soon = open.filter(({ charge }) => charge.dueOn >= today && charge.dueOn <= last);
  return [
    ...chargeRow("overdue", "Vencido", overdue, today),
    ...chargeRow("due", `Vence até ${shortDay(last)}`, soon, today),
  ];
}

function chargeRow(
  kind: "overdue" | "due",
  label: string,
  charges: readonly OpenCharge[],
  today: Day,
): MorningRow[] {
  const [first] = charges;
  if (!first) return [];
  const count =
    kind === "overdue"
      ? formatCount(charges.length, "cobrança vencida", "cobranças vencidas")
      : formatCount(charges.length, "cobrança", "cobranças");
  const only = `${chargeKindLabels[first.charge.kind]} de ${first.event.name}, ${relativeDay(first.charge.dueOn, today)}`;
  return [
    {
      kind,
      id: charges.length === 1 ? first.event.id : 0,
      label,
      subject: formatMoney(Number(moneySum(charges.map(({ charge }) => openAmount(charge))))),
      facts: charges.length === 1 ? only : count,
      path: "/recebimentos",
    },
  ];
}

/** Proposals to ask about, of events that are still to come. */
function waitingOffers(
  proposals: readonly Proposal[],
  events: readonly CateringEvent[],
  clock: Clock,
): Proposal[] {
  const known = byId(events);
  const isOver = isPast(clock);
  return unansweredProposals(proposals, today(clock)).filter(({ eventId }) => {
    const event = known.get(eventId);
    return event && isExpected(event) && !isOver(event);
  });
}

function proposalRow(proposal: Proposal, clock: Clock): MorningRow {
  const { id, eventId, eventName, validUntil, total } = proposal;
  const days = daysLeft(validUntil, today(clock));
  const isEnding = days <= ENDS_SOON;
  const end = isEnding ? `termina ${relativeDay(validUntil, today(clock))}` : `válida até ${formatDay(validUntil)}`;
  return {
    kind: "proposal",
    id,
    label: isEnding ? "Proposta termina" : "Proposta vista",
    subject: eventName,
    facts: `${formatMoney(Number(total))} · ${proposalStateText(proposal, clock.now)} · ${end}`,
    path: eventPath(eventId),
  };
}

const inquiryRow = (inquiry: NonNullable<MorningFacts["inquiries"]>[number]): MorningRow => ({
  kind: "inquiry",
  id: inquiry.id,
  label: "Pedido novo",
  subject: inquiry.name,
  facts: inquiryFacts(inquiry),
  path: "/",
});

function purchaseRow(
  events: readonly CateringEvent[],
  days: readonly AgendaDay<CateringEvent>[],
  { ingredients, clock }: MorningFacts["stock"],
): MorningRow[] {
  const ahead = purchaseAhead(days);
  const list = purchaseList(events, ingredients, windowOfDays(today(clock), SHORT_DAYS), clock);
  if (!ahead || list.length === 0) return [];
  const price = listEstimate(list);
  return [
    {
      kind: "purchase",
      id: 0,
      label: ahead.isToday ? "Comprar hoje" : `Comprar até ${shortDay(ahead.by)}`,
      subject: formatCount(list.length, "item", "itens"),
      facts: [
        `para ${formatCount(ahead.events, "evento", "eventos")} em ${SHORT_DAYS} dias`,
        ...(price > 0 ? [`cerca de ${formatMoney(price)}`] : []),
      ].join(" · "),
      path: "/compras",
    },
  ];
}

function marginRows(events: readonly PricedEvent[], { ingredients, clock }: MorningFacts["stock"]): MorningRow[] {
  const priced = [...ingredients.values()].filter(hasMoney);
  return fallenMargins(events, byId(priced), clock).map((fallen) => marginRow(fallen, clock));
}

function marginRow({ event, before, after, loss }: FallenMargin, clock: Clock): MorningRow {
  return {
    kind: "margin",
    id: event.id,
    label: "Margem menor",
    subject: event.name,
    facts: `${shortDay(dayIn(event.date, clock.timeZone))} · ${formatPercent(before)} → ${formatPercent(after)}, ${formatMoney(loss)} a menos`,
    path: `${eventPath(event.id)}?parte=preco`,
  };
}
