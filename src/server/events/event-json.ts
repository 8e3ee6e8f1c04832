import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { JsonList } from "#server/db/company/json-list.ts";
import type { OwnRows } from "#server/db/company/own-rows.ts";
import { type JsonSql, type JsonText, jsonEither, jsonObject } from "#server/db/json-sql.ts";
import { clients } from "#server/db/schema/clients.ts";
import {
  eventClients,
  eventDrinks,
  eventIngredients,
  eventSupplies,
  fixedCosts,
} from "#server/db/schema/event-parts.ts";
import { events } from "#server/db/schema/events.ts";
import { stockMovements } from "#server/db/schema/stock.ts";
import { isOut, isReturn, isStockOut, isWithdrawal } from "#server/night/stock-conditions.ts";
import { eventIsAgreed, eventPriceIsAgreed, isRefused, priceIsAccepted } from "#server/payments/agreement.ts";
import {
  basePriceJson,
  chargesJson,
  owedPriceJson,
  priceLinesJson,
  totalJson,
} from "#server/payments/charge-json.ts";
import type { WithMoney, WithoutMoney } from "#shared/accounts/with-money.ts";
import type { CateringEvent, FixedCost, PricedEvent, StockUse } from "#shared/events/contract.ts";
import type { EventDrink, EventLine, Supply } from "#shared/events/plan-contract.ts";

const clientsOfEvent = {
  from: eventClients,
  where: eq(eventClients.eventId, events.id),
  orderBy: [eventClients.position],
};

/** A value of the client that the row of `event_clients` at hand names. */
const clientOf = (own: OwnRows, value: PgColumn) =>
  own.lookup(clients, value, eq(clients.id, eventClients.clientId));

/** Presents the row of `events` that the statement around it is at. */
const eventFields = (own: OwnRows) => ({
  id: events.id,
  companyId: events.companyId,
  name: events.name,
  date: events.date,
  location: events.location,
  guests: events.guests,
  status: events.status,
  type: events.type,
  combo: events.combo,
  version: events.version,
  drinks: drinksJson(own, eq(eventDrinks.eventId, events.id)),
  supplies: suppliesJson(own, eq(eventSupplies.eventId, events.id)),
  clients: own.jsonArray<number>(sql`${eventClients.clientId}::text`, clientsOfEvent),
  clientNames: own.jsonArray<string | null>(
    sql`coalesce(to_json(${clientOf(own, clients.name)})::text, 'null')`,
    clientsOfEvent,
  ),
  removedClients: own.jsonArray<number>(sql`${eventClients.clientId}::text`, {
    ...clientsOfEvent,
    where: and(clientsOfEvent.where, sql`${clientOf(own, clients.deletedAt)} is not null`),
  }),
  fixedCosts: own.jsonArray(fixedCostJson, {
    from: fixedCosts,
    where: eq(fixedCosts.eventId, events.id),
    orderBy: [fixedCosts.position],
  }),
  active: jsonEither(events.isActive, "true", "false"),
  stockWithdrawn: jsonEither(isStockOut, "true", "false"),
  stockReturned: jsonEither(sql`${events.stockReturnedAt} is not null`, true, false),
  nothingUsed: jsonEither(sql`${events.nothingUsedAt} is not null`, true, false),
  // Without `unrecorded`, which depends on the clock: this text is cached until a write. `stockState` in shared adds it.
  stockState: events.stockState,
  stockMovedAt: events.stockMovedAt,
  // A placeholder, for the order of the fields: the presenters with and without money each fill it in.
  stockUse: sql`null`,
  durationMinutes: events.durationMinutes,
  arrivalTime: events.arrivalTime,
  teamNotes: events.teamNotes,
  teaches: events.teaches,
  guestsPresent: events.guestsPresent,
  createdAt: events.createdAt,
});

export const eventJson = (own: OwnRows): JsonSql<PricedEvent> =>
  jsonObject<PricedEvent>({
    ...eventFields(own),
    stockUse: stockUseJson<WithMoney<StockUse>>(own, usedFields(own)),
    pricingMode: events.pricingMode,
    price: events.price,
    pricePerGuest: events.pricePerGuest,
    owedPrice: owedPriceJson,
    basePrice: basePriceJson,
    minGuests: events.minGuests,
    pricedGuests: events.pricedGuests,
    lines: priceLinesJson,
    total: totalJson(own),
    charges: chargesJson(own),
    seenCost: events.seenCost,
    agreed: jsonEither(eventIsAgreed(own), true, false),
    priceAgreed: jsonEither(eventPriceIsAgreed(own), true, false),
    accepted: jsonEither(priceIsAccepted(own), true, false),
    refused: jsonEither(isRefused(own), true, false),
  });

function eventWithoutMoneyJson(own: OwnRows): JsonSql<WithoutMoney<CateringEvent>> {
  const { fixedCosts: _fixedCosts, ...fields } = eventFields(own);
  const { unitCost: _unitCost, cost: _cost, lostCost: _lostCost, ...use } = usedFields(own);
  return jsonObject<WithoutMoney<CateringEvent>>({
    ...fields,
    stockUse: stockUseJson<WithoutMoney<StockUse>>(own, use),
  });
}

/** Presents the drinks of an event with their lines, both in the order in which they were entered. */
const drinksJson = (own: OwnRows, ofEvent: SQL): JsonSql<EventDrink[]> =>
  own.jsonArray(
    jsonObject<EventDrink>({
      drinkId: eventDrinks.drinkId,
      drinkName: eventDrinks.drinkName,
      quantity: eventDrinks.quantity,
      ingredients: own.jsonArray(lineJson, {
        from: eventIngredients,
        where: eq(eventIngredients.eventDrinkId, eventDrinks.id),
        orderBy: [eventIngredients.position],
      }),
    }),
    { from: eventDrinks, where: ofEvent, orderBy: [eventDrinks.position] },
  );

const lineJson = jsonObject<EventLine>({
  ingredientId: eventIngredients.ingredientId,
  ingredientName: eventIngredients.ingredientName,
  quantity: eventIngredients.quantity,
  unit: eventIngredients.unit,
  plannedQuantity: eventIngredients.plannedQuantity,
  returnQuantity: eventIngredients.returnQuantity,
});

const suppliesJson = (own: OwnRows, ofEvent: SQL): JsonSql<Supply[]> =>
  own.jsonArray(
    jsonObject<Supply>({
      ingredientId: eventSupplies.ingredientId,
      ingredientName: eventSupplies.ingredientName,
      unit: eventSupplies.unit,
      plannedQuantity: eventSupplies.plannedQuantity,
    }),
    { from: eventSupplies, where: ofEvent, orderBy: [eventSupplies.position] },
  );

const fixedCostJson = jsonObject<FixedCost>({
  id: fixedCosts.id,
  name: fixedCosts.name,
  // Money, but a number on the wire.
  value: sql`${fixedCosts.value}::text`,
  category: fixedCosts.category,
});

const {
  ingredientId,
  unit,
  yieldQuantity,
  yieldUnit,
  quantityDelta,
  unitCost,
  lostQuantity,
  plannedQuantity,
} = stockMovements;
const sumOf = (amount: SQL, which: SQL): SQL => sql`coalesce(sum(${amount}) filter (where ${which}), 0)`;
const ofLatestWithdrawal = (column: PgColumn): SQL =>
  sql`(array_agg(${column} order by ${stockMovements.id} desc) filter (where ${isWithdrawal}))[1]`;
// An undone movement and the one that undoes it add up to nothing.
const withdrawn = sumOf(sql`-${quantityDelta}`, isWithdrawal);
const lostCost = sql`coalesce(sum(${lostQuantity} * ${unitCost}), 0)`;

/** Sums up the ledger of an event: what it took from the stock, brought back and lost. */
const usedFields = (own: OwnRows) => ({
  ingredientId,
  unit,
  // An event may go out again after its return, and the yield change in between.
  yieldQuantity: sql`coalesce(${ofLatestWithdrawal(yieldQuantity)}::text, 'null')`,
  yieldUnit: sql`coalesce(to_json(${ofLatestWithdrawal(yieldUnit)})::text, 'null')`,
  planned: sql`${sumOf(sql`coalesce(${plannedQuantity}, -${quantityDelta})`, isWithdrawal)}::text`,
  withdrawn: sql`${withdrawn}::text`,
  returned: sql`${sumOf(sql`${quantityDelta}`, isReturn)}::text`,
  lost: sql`coalesce(sum(${lostQuantity}), 0)::text`,
  out: sql`${sumOf(sql`-${quantityDelta}`, isOut(own))}::text`,
  // Undone movements and those that undo them are marked alike.
  ranOut: jsonEither(
    sql`${sumOf(sql`case when ${stockMovements.reversesId} is null then 1 else -1 end`, sql`${stockMovements.ranOut}`)} > 0`,
    true,
    false,
  ),
  // The average, where it went out more than once at different costs.
  unitCost: sql`trim_scale(round(${sumOf(sql`-${quantityDelta} * ${unitCost}`, isWithdrawal)} / ${withdrawn}, 12))::text`,
  cost: sql`'"' || trim_scale(sum(-${quantityDelta} * ${unitCost}) - ${lostCost}) || '"'`,
  lostCost: sql`'"' || trim_scale(${lostCost}) || '"'`,
});

function stockUseJson<Use extends StockUse>(
  own: OwnRows,
  fields: Parameters<typeof jsonObject<Use>>[0],
): JsonSql<Use[]> {
  const use = jsonObject<Use>(fields);
  const ofEvent = own.rows({ from: stockMovements, where: eq(stockMovements.eventId, events.id) });
  const uses = sql`(select '[' || coalesce(string_agg(each.use, ',' order by each.id, each.last), '') || ']'
    from (select ${ingredientId} as id, max(${stockMovements.id}) as last, ${use} as use
      ${ofEvent} group by ${ingredientId}, ${unit} having ${withdrawn} > 0) each)`;
  // Most events of a list have never taken anything: then the ledger need not be read.
  return sql`case when ${events.stockState} in ('out', 'back') then ${uses} else '[]' end`;
}

const allEvents = {
  mayBeStored: true,
  from: events,
  orderBy: [events.date, events.id],
  parts: [eventIngredients, eventSupplies, fixedCosts],
};
export const eventList = new JsonList<CateringEvent>({ name: "events", item: eventJson, ...allEvents });
const eventListWithoutMoney = new JsonList<CateringEvent>({
  name: "eventsWithoutMoney",
  item: eventWithoutMoneyJson,
  ...allEvents,
});

/** The list of events as the user may see them. */
export const eventListFor = (data: CompanyData): JsonList<CateringEvent> =>
  data.can("see-money") ? eventList : eventListWithoutMoney;

/** Reads one event, which must exist, as the user may see it; inside a transaction as well. */
export const readEvent = (data: CompanyData, id: number): Promise<JsonText<CateringEvent>> =>
  eventListFor(data).readOne(data, id);

/** Reads one event, which must exist, with its money, whoever acts: for sums that the answer does not tell. */
export const readWholeEvent = async (data: CompanyData, id: number): Promise<PricedEvent> =>
  JSON.parse(await eventList.readOne(data, id));

/** What an event plans to take along. */
export type StoredPlan = Pick<CateringEvent, "drinks" | "supplies">;

const planOfEvent = new CompanyStatement<{ text: JsonText<StoredPlan> }, { id: number }>(
  "read_event_plan",
  (own) => {
    const plan = jsonObject<StoredPlan>({
      drinks: drinksJson(own, eq(eventDrinks.eventId, sql.placeholder("id"))),
      supplies: suppliesJson(own, eq(eventSupplies.eventId, sql.placeholder("id"))),
    });
    return sql`select ${plan} as text`;
  },
);

/** Reads the plan of an event, empty if there is no such event. */
export async function readPlan(data: CompanyData, id: number): Promise<StoredPlan> {
  const [row] = await data.run(planOfEvent, { id });
  return JSON.parse((row as { text: string }).text);
}
