import { hasMoney } from "#shared/accounts/with-money.ts";
import { type AgendaDay, type AgendaStock, agenda } from "#shared/dashboard/agenda.ts";
import { relativeDay, shortDay } from "#shared/dashboard/day-names.ts";
import { awaitedReturns, purchaseAhead } from "#shared/dashboard/waiting.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { daysOf, firstDayOf, hasBegun, lastDayOf } from "#shared/events/event-days.ts";
import { guestsText } from "#shared/events/labels.ts";
import type { ShoppingIngredient } from "#shared/events/stock/shopping-list.ts";
import type { Inquiry } from "#shared/inquiries/contract.ts";
import { inquiryFacts } from "#shared/inquiries/inquiry-text.ts";
import {
  formatCount,
  formatMoney,
  formatPercent,
  formatTime,
  UNKNOWN_PRICE,
} from "#shared/numbers/format.ts";
import type { FallenMargin } from "#shared/payments/margin/fallen-margins.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import { listEstimate } from "#shared/purchases/cart-line.ts";
import { type BoughtIngredient, purchaseList } from "#shared/purchases/purchase-list.ts";
import { windowOfDays } from "#shared/purchases/purchase-window.ts";
import { joinWords } from "#shared/text/join-words.ts";
import { type Clock, today } from "#shared/time/clock.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import { chargeRows } from "./charge-rows.ts";
import { eventPath, type MorningRow } from "./morning-row.ts";
import { proposalRows } from "./proposal-rows.ts";

/** Days ahead for which the stock has to be there. */
const SHORT_DAYS = 4;

/** The cost is absent for those who may not see money. */
type Stocked = BoughtIngredient & ShoppingIngredient & { unitCost?: number };

export type MorningFacts = {
  events: readonly CateringEvent[];
  stock: Omit<AgendaStock, "ingredients"> & { ingredients: ReadonlyMap<number, Stocked> };
  /** Of `fallenMargins`; none for those who may not see money. */
  fallen: readonly FallenMargin[];
  /** Absent for those who may not see them. */
  proposals?: readonly Proposal[];
  inquiries?: readonly Pick<Inquiry, "id" | "state" | "name" | "date" | "guests" | "eventType">[];
};

/** What needs a hand, in the order in which a day begins: for the morning's mail and the top of the dashboard alike. */
export function morningRows(facts: MorningFacts): MorningRow[] {
  const { events, stock, fallen, proposals = [], inquiries = [] } = facts;
  const { clock } = stock;
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
    ...chargeRows(events.filter(hasMoney), today(clock)),
    ...proposalRows(proposals, events, clock),
    ...inquiries.filter(({ state }) => state === "novo").map(inquiryRow),
    ...purchaseRow(events, days.slice(0, SHORT_DAYS), stock),
    ...fallen.map((each) => marginRow(each, clock.timeZone)),
  ];
}

function eventRow(event: CateringEvent, clock: Clock): MorningRow {
  const { id, name, date, guests, location, stockState } = event;
  if (hasBegun(event, clock.now) && stockState === "out") return returnRow(event, clock);
  return {
    kind: "event",
    id,
    label: isOfToday(event, clock) ? "Hoje" : "Amanhã",
    subject: name,
    facts: [formatTime(date, clock.timeZone), guestsText(guests), location].filter(Boolean).join(" · "),
    path: eventPath(id),
  };
}

const isOfToday = (event: CateringEvent, clock: Clock) =>
  daysOf(event, clock.timeZone).includes(today(clock));

function returnRow(event: CateringEvent, clock: Clock): MorningRow {
  const { id, name, stockUse } = event;
  const day = lastDayOf(event, clock.timeZone);
  return {
    kind: "return",
    id,
    label: day === today(clock) ? "Estoque fora" : "Retorno pendente",
    subject: name,
    facts: `${relativeDay(day, today(clock))}, ${shortDay(day)} · ${formatCount(stockUse.length, "item fora", "itens fora")}`,
    path: `${eventPath(id)}/retorno`,
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
      subject: firstNames(list.map(({ ingredient }) => ingredient.name)),
      facts: [
        ...(seesMoney ? [price > 0 ? `cerca de ${formatMoney(price)}` : UNKNOWN_PRICE] : []),
        `para ${formatCount(ahead.events, "evento", "eventos")} em ${days.length} dias`,
      ].join(" · "),
      path: `/compras?de=${window.from}&ate=${window.to}`,
    },
  ];
}

const NAMED = 3;

/** "Vodka, Gelo, Limão e mais 2" */
const firstNames = (names: readonly string[]): string =>
  names.length > NAMED
    ? `${names.slice(0, NAMED).join(", ")} e mais ${names.length - NAMED}`
    : joinWords(names);

export function marginRow({ event, before, after, loss }: FallenMargin, timeZone: TimeZone): MorningRow {
  return {
    kind: "margin",
    id: event.id,
    label: "Margem menor",
    subject: event.name,
    facts: `${shortDay(firstDayOf(event, timeZone))} · ${formatPercent(before)} → ${formatPercent(after)}, ${formatMoney(loss)} a menos`,
    path: `${eventPath(event.id)}?parte=preco`,
  };
}
