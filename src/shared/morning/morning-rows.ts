import { hasMoney } from "#shared/accounts/with-money.ts";
import { type AgendaDay, type AgendaStock, agenda } from "#shared/dashboard/agenda.ts";
import { relativeDay, shortDay } from "#shared/dashboard/day-names.ts";
import { awaitedReturns, purchaseAhead } from "#shared/dashboard/waiting.ts";
import type { CateringEvent, PricedEvent } from "#shared/events/contract.ts";
import { isPast } from "#shared/events/event-days.ts";
import { guestsText } from "#shared/events/labels.ts";
import type { ShoppingIngredient } from "#shared/events/stock/shopping-list.ts";
import { byId } from "#shared/group-by.ts";
import type { Inquiry } from "#shared/inquiries/contract.ts";
import { inquiryFacts } from "#shared/inquiries/inquiry-text.ts";
import { addDays, type Day, formatDay } from "#shared/numbers/day.ts";
import {
  formatCount,
  formatMoney,
  formatPercent,
  formatTime,
  UNKNOWN_PRICE,
} from "#shared/numbers/format.ts";
import { moneySum } from "#shared/numbers/money.ts";
import { isDue, isExpected } from "#shared/payments/agreement.ts";
import { isPaid, openAmount } from "#shared/payments/charge-rules.ts";
import type { Charge } from "#shared/payments/contract.ts";
import { type FallenMargin, fallenMargins } from "#shared/payments/fallen-margins.ts";
import { chargeKindLabels } from "#shared/payments/labels.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import { proposalStateText } from "#shared/proposals/proposal-state-text.ts";
import { daysLeft, ENDS_SOON, waitingProposals } from "#shared/proposals/waiting-proposals.ts";
import { listEstimate } from "#shared/purchases/cart-line.ts";
import { type BoughtIngredient, purchaseList } from "#shared/purchases/purchase-list.ts";
import { windowOfDays } from "#shared/purchases/purchase-window.ts";
import { type Clock, dayIn, today } from "#shared/time/clock.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";

/** Days ahead for which a charge is told, and for which stock has to be there. */
const DUE_SOON = 3;
const SHORT_DAYS = 4;

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

/** The cost is absent for those who may not see money. */
type Stocked = BoughtIngredient & ShoppingIngredient & { unitCost?: number };

export type MorningFacts = {
  events: readonly CateringEvent[];
  stock: Omit<AgendaStock, "ingredients"> & { ingredients: ReadonlyMap<number, Stocked> };
  /** Absent for those who may not see them. */
  proposals?: readonly Proposal[];
  inquiries?: readonly Pick<Inquiry, "id" | "state" | "name" | "date" | "guests" | "eventType">[];
};

/** What needs a hand, in the order in which a day begins: for the morning's mail and the top of the dashboard alike. */
export function morningRows({ events, stock, proposals = [], inquiries = [] }: MorningFacts): MorningRow[] {
  const { clock } = stock;
  const costed = events.filter(hasMoney);
  const days = agenda(
    events.filter(({ refused }) => !refused),
    stock,
    clock,
  );
  return [
    ...days.slice(0, 2).flatMap(({ entries }) => entries.map(({ event }) => eventRow(event, clock))),
    ...awaitedReturns(events, clock.now)
      .filter((event) => !isOfToday(event, clock))
      .map((event) => returnRow(event, clock)),
    ...chargeRows(costed, today(clock)),
    ...waitingOffers(proposals, events, clock).map((proposal) => proposalRow(proposal, clock)),
    ...inquiries.filter(({ state }) => state === "novo").map(inquiryRow),
    ...purchaseRow(events, days.slice(0, SHORT_DAYS), stock),
    ...marginRows(costed, stock),
  ];
}

const eventPath = (id: number) => `/eventos/${id}`;

function eventRow(event: CateringEvent, clock: Clock): MorningRow {
  const { id, name, date, guests, location, stockState } = event;
  const hasBegun = Date.parse(date) <= clock.now.getTime();
  if (hasBegun && stockState === "out") return returnRow(event, clock);
  return {
    kind: "event",
    id,
    label: isOfToday(event, clock) ? "Hoje" : "Amanhã",
    subject: name,
    facts: [formatTime(date, clock.timeZone), guestsText(guests), location].filter(Boolean).join(" · "),
    path: eventPath(id),
  };
}

const isOfToday = ({ date }: CateringEvent, clock: Clock) => dayIn(date, clock.timeZone) === today(clock);

function returnRow({ id, name, date, stockUse }: CateringEvent, clock: Clock): MorningRow {
  const day = dayIn(date, clock.timeZone);
  return {
    kind: "return",
    id,
    label: day === today(clock) ? "Estoque fora" : "Retorno pendente",
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

/** Proposals that were refused, and those to ask about, of events that are still to come. */
function waitingOffers(
  proposals: readonly Proposal[],
  events: readonly CateringEvent[],
  clock: Clock,
): Proposal[] {
  const known = byId(events);
  const isOver = isPast(clock);
  return waitingProposals(proposals, today(clock)).filter(({ eventId }) => {
    const event = known.get(eventId);
    return event && isExpected(event) && !isOver(event);
  });
}

function proposalRow(proposal: Proposal, clock: Clock): MorningRow {
  const { id, eventId, eventName, total } = proposal;
  return {
    kind: "proposal",
    id,
    label: proposalLabel(proposal, today(clock)),
    subject: eventName,
    facts: [
      formatMoney(Number(total)),
      proposalStateText(proposal, clock.now),
      proposalDetail(proposal, today(clock)),
    ]
      .filter(Boolean)
      .join(" · "),
    path: eventPath(eventId),
  };
}

const isEnding = ({ validUntil }: Proposal, today: Day) => daysLeft(validUntil, today) <= ENDS_SOON;

function proposalLabel(proposal: Proposal, today: Day): string {
  if (proposal.state === "recusada") return "Proposta recusada";
  return isEnding(proposal, today) ? "Proposta termina" : "Proposta vista";
}

function proposalDetail(proposal: Proposal, today: Day): string | null {
  const { state, refusalReason, validUntil } = proposal;
  if (state === "recusada") return refusalReason && `“${refusalReason}”`;
  return isEnding(proposal, today)
    ? `termina ${relativeDay(validUntil, today)}`
    : `válida até ${formatDay(validUntil)}`;
}

const inquiryRow = (inquiry: NonNullable<MorningFacts["inquiries"]>[number]): MorningRow => ({
  kind: "inquiry",
  id: inquiry.id,
  label: "Pedido novo",
  subject: inquiry.name,
  facts: inquiryFacts(inquiry),
  path: "/",
});

/** What to buy for the days of an agenda, and by when; nothing if the stock is enough. */
export function purchaseRow(
  events: readonly CateringEvent[],
  days: readonly AgendaDay<CateringEvent>[],
  { ingredients, clock }: MorningFacts["stock"],
): MorningRow[] {
  const ahead = purchaseAhead(days);
  const window = windowOfDays(today(clock), days.length);
  const list = purchaseList(events, ingredients, window, clock);
  if (!ahead || list.length === 0) return [];
  const seesMoney = list.some(({ ingredient }) => ingredient.unitCost !== undefined);
  const price = listEstimate(list);
  return [
    {
      kind: "purchase",
      id: 0,
      label: ahead.isToday ? "Comprar hoje" : `Comprar até ${shortDay(ahead.by)}`,
      subject: formatCount(list.length, "item", "itens"),
      facts: [
        ...(seesMoney ? [price > 0 ? `cerca de ${formatMoney(price)}` : UNKNOWN_PRICE] : []),
        `para ${formatCount(ahead.events, "evento", "eventos")} em ${days.length} dias`,
      ].join(" · "),
      path: `/compras?de=${window.from}&ate=${window.to}`,
    },
  ];
}

function marginRows(
  events: readonly PricedEvent[],
  { ingredients, clock }: MorningFacts["stock"],
): MorningRow[] {
  const prices = byId([...ingredients.values()].filter(hasCost));
  return fallenMargins(events, prices, clock).map((fallen) => marginRow(fallen, clock.timeZone));
}

const hasCost = (ingredient: Stocked): ingredient is Stocked & { unitCost: number } =>
  ingredient.unitCost !== undefined;

export function marginRow({ event, before, after, loss }: FallenMargin, timeZone: TimeZone): MorningRow {
  return {
    kind: "margin",
    id: event.id,
    label: "Margem menor",
    subject: event.name,
    facts: `${shortDay(dayIn(event.date, timeZone))} · ${formatPercent(before)} → ${formatPercent(after)}, ${formatMoney(loss)} a menos`,
    path: `${eventPath(event.id)}?parte=preco`,
  };
}
