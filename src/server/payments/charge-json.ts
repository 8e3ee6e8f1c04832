import { eq, type SQL, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { JsonArray } from "#server/db/company/json-list.ts";
import type { OwnRows } from "#server/db/company/own-rows.ts";
import { type JsonSql, jsonEither, jsonMerged, jsonObject } from "#server/db/json-sql.ts";
import { clients } from "#server/db/schema/clients.ts";
import { isOneOf } from "#server/db/schema/columns.ts";
import { eventClients } from "#server/db/schema/event-parts.ts";
import { events } from "#server/db/schema/events.ts";
import { charges, payments } from "#server/db/schema/payments.ts";
import { extraKinds } from "#shared/payments/charge-rules.ts";
import type { Charge, ListedCharge, PriceLine } from "#shared/payments/contract.ts";
import { eventIsAgreed, isRefused } from "./agreement.ts";

const jsonMoney = (amount: SQL): SQL => sql`coalesce('"' || ${amount} || '"', 'null')`;

/** Sum of the payments of a charge; valid inside a sub-select of them. */
const received = sql`coalesce(sum(${payments.amount}), 0.00)`;
const ofCharge = eq(payments.chargeId, charges.id);
const paid = (own: OwnRows): SQL => own.lookup(payments, received, ofCharge);

const chargeFields = {
  id: charges.id,
  kind: charges.kind,
  amount: charges.amount,
  dueOn: charges.dueOn,
  dueAt: charges.dueAt,
  note: charges.note,
  paid: jsonMoney(received),
};

/** Those that are due at the acceptance come first. */
const dueFirst = sql`${charges.dueOn} nulls first`;
const inOrder = [dueFirst, charges.id];
const ofEvent = eq(charges.eventId, events.id);

/** Presents the charges of the row of `events` that the statement around it is at. */
export const chargesJson = (own: OwnRows): JsonSql<Charge[]> =>
  own.jsonArray(own.lookup(payments, jsonObject<Charge>(chargeFields), ofCharge), {
    from: charges,
    where: ofEvent,
    orderBy: inOrder,
  });

/** What is owed of the price of that row: the sum that its client accepted, where there is one. */
const owedPrice = sql`coalesce(${events.owedPrice}, ${events.price})`;
export const owedPriceJson: SQL = jsonMoney(owedPrice);

/** The sum of what is owed of the price, and of the extras. */
export const totalJson = (own: OwnRows): SQL => {
  const amounts = sql`coalesce(sum(${charges.amount}) filter (where ${isOneOf(charges.kind, extraKinds)}), 0)`;
  return jsonMoney(sql`${owedPrice} + ${own.lookup(charges, amounts, ofEvent)}`);
};

/** The price of that row without its lines. */
export const basePriceJson: SQL =
  jsonMoney(sql`${events.price} - (select coalesce(sum((line ->> 'amount')::numeric), 0)
  from jsonb_array_elements(${events.priceLines}) line)`);

export const priceLinesJson: JsonSql<PriceLine[]> = sql`${events.priceLines}::text`;

/** The clients of the row of `events` at hand, in their order; a name that was wiped is replaced by the number. */
const clientsOfEvent = (own: OwnRows): SQL => {
  const name = own.lookup(clients, clients.name, eq(clients.id, eventClients.clientId));
  const nameJson = sql`to_json(coalesce(${name}, 'Cliente ID ' || ${eventClients.clientId}))::text`;
  const inOrder = sql`',' order by ${eventClients.position}`;
  return sql`select coalesce(string_agg(${eventClients.clientId}::text, ${inOrder}), '') as ids,
    coalesce(string_agg(${nameJson}, ${inOrder}), '') as names
    ${own.rows({ from: eventClients, where: eq(eventClients.eventId, events.id) })}`;
};

type OfCharge = Charge & Pick<ListedCharge, "open">;
type OfEvent = Omit<ListedCharge, keyof OfCharge>;

/** What the charges of an event have in common. */
const eventOfCharges = (own: OwnRows): JsonSql<OfEvent> => {
  const item = jsonObject<OfEvent>({
    eventId: events.id,
    eventName: events.name,
    eventDate: events.date,
    clientIds: sql`'[' || of_event.ids || ']'`,
    clientNames: sql`'[' || of_event.names || ']'`,
    active: jsonEither(events.isActive, "true", "false"),
    status: events.status,
    agreed: jsonEither(eventIsAgreed(own), true, false),
    refused: jsonEither(isRefused(own), true, false),
  });
  return sql`(select ${item} from (${clientsOfEvent(own)}) of_event)`;
};

/** Reads an event once for all its charges: by the offsets it comes first, and its text is made before theirs. */
const listedCharges = (own: OwnRows) => {
  const isCharged = sql`case when exists (select ${own.rows({ from: charges, where: ofEvent })}) then true else false end`;
  const ofCharges = sql`select ${events.id} as id, ${eventOfCharges(own)} as text
    ${own.rows({ from: events, where: isCharged })} offset 0`;
  const item = jsonObject<OfCharge>({
    ...chargeFields,
    open: jsonMoney(sql`${charges.amount} - ${received}`),
  });
  const columns = sql`${charges.dueOn}, ${charges.id}, ${own.lookup(payments, item, ofCharge)} as text`;
  const chargesOf = own.lookedUp(columns, { from: charges, where: sql`${charges.eventId} = of_event.id` });
  return {
    item: jsonMerged<OfCharge, OfEvent>(sql`of_charge.text`, sql`of_event.text`) as JsonSql<ListedCharge>,
    source: sql`from (${ofCharges}) of_event, ${chargesOf} of_charge`,
    orderBy: [sql`of_charge.due_on nulls first`, sql`of_charge.id`],
  };
};

/** Everything that is to be received or was, of disabled and cancelled events as well. */
export const chargeList = new JsonArray<ListedCharge>({
  name: "charges",
  mayBeStored: true,
  rows: listedCharges,
  counted: [charges, events],
});

type ChargeRow = Charge & { hasPayments: boolean };

const chargesOfEvent = new CompanyStatement<ChargeRow, { id: number }>("read_charges", (own) => {
  const anyPayment = sql`exists (select ${own.rows({ from: payments, where: eq(payments.chargeId, charges.id) })})`;
  return sql`select ${charges.id}, ${charges.kind}, ${charges.amount}, ${charges.dueOn}::text as "dueOn", ${charges.dueAt} as "dueAt", ${charges.note},
    ${paid(own)} as paid, ${anyPayment} as "hasPayments"
    ${own.rows({ from: charges, where: eq(charges.eventId, sql.placeholder("id")) })} order by ${charges.id}`;
});

/** Reads the charges of an event with what was received for them; its row must be locked for a decision on them. */
export const readCharges = (tx: CompanyData, eventId: number): Promise<ChargeRow[]> =>
  tx.run(chargesOfEvent, { id: eventId });
