import { eq, type SQL, sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { JsonList } from "#server/db/company/json-list.ts";
import type { OwnRows } from "#server/db/company/own-rows.ts";
import { type JsonSql, jsonEither, jsonObject } from "#server/db/json-sql.ts";
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
  note: charges.note,
  paid: jsonMoney(received),
};

const inOrder = [charges.dueOn, charges.id];
const ofEvent = eq(charges.eventId, events.id);

/** Presents the charges of the row of `events` that the statement around it is at. */
export const chargesJson = (own: OwnRows): JsonSql<Charge[]> =>
  own.jsonArray(own.lookup(payments, jsonObject<Charge>(chargeFields), ofCharge), {
    from: charges,
    where: ofEvent,
    orderBy: inOrder,
  });

/** The sum of price and extras of that row. */
export const totalJson = (own: OwnRows): SQL => {
  const amounts = sql`coalesce(sum(${charges.amount}) filter (where ${isOneOf(charges.kind, extraKinds)}), 0)`;
  return jsonMoney(sql`${events.price} + ${own.lookup(charges, amounts, ofEvent)}`);
};

/** The price of that row without its lines. */
export const basePriceJson: SQL =
  jsonMoney(sql`${events.price} - (select coalesce(sum((line ->> 'amount')::numeric), 0)
  from jsonb_array_elements(${events.priceLines}) line)`);

export const priceLinesJson: JsonSql<PriceLine[]> = sql`${events.priceLines}::text`;

/** The clients of a charge's event, in their order; a name that was wiped is replaced by the number. */
const clientsOfEvent = (own: OwnRows): SQL => {
  const name = own.lookup(clients, clients.name, eq(clients.id, eventClients.clientId));
  const nameJson = sql`to_json(coalesce(${name}, 'Cliente ID ' || ${eventClients.clientId}))::text`;
  const inOrder = sql`',' order by ${eventClients.position}`;
  return sql`select coalesce(string_agg(${eventClients.clientId}::text, ${inOrder}), '') as ids,
    coalesce(string_agg(${nameJson}, ${inOrder}), '') as names
    ${own.rows({ from: eventClients, where: eq(eventClients.eventId, charges.eventId) })}`;
};

/** Nests the sub-selects of event, clients and payments around the whole object, so that each is read once per charge. */
const listedChargeJson = (own: OwnRows): JsonSql<ListedCharge> => {
  const item = jsonObject<ListedCharge>({
    ...chargeFields,
    eventId: charges.eventId,
    eventName: events.name,
    eventDate: events.date,
    clientIds: sql`'[' || of_event.ids || ']'`,
    clientNames: sql`'[' || of_event.names || ']'`,
    open: jsonMoney(sql`${charges.amount} - ${received}`),
    active: jsonEither(events.isActive, "true", "false"),
    status: events.status,
    agreed: jsonEither(eventIsAgreed(own), true, false),
    refused: jsonEither(isRefused(own), true, false),
  });
  const withPayments = own.lookup(payments, item, ofCharge);
  const withClients = sql`(select ${withPayments} from (${clientsOfEvent(own)}) of_event)`;
  return own.lookup(events, withClients, eq(events.id, charges.eventId));
};

/** Everything that is to be received or was, of disabled and cancelled events as well. */
export const chargeList = new JsonList<ListedCharge>({
  name: "charges",
  mayBeStored: true,
  from: charges,
  orderBy: inOrder,
  item: listedChargeJson,
});

type ChargeRow = Charge & { hasPayments: boolean };

const chargesOfEvent = new CompanyStatement<ChargeRow, { id: number }>("read_charges", (own) => {
  const anyPayment = sql`exists (select ${own.rows({ from: payments, where: eq(payments.chargeId, charges.id) })})`;
  return sql`select ${charges.id}, ${charges.kind}, ${charges.amount}, ${charges.dueOn}::text as "dueOn", ${charges.note},
    ${paid(own)} as paid, ${anyPayment} as "hasPayments"
    ${own.rows({ from: charges, where: eq(charges.eventId, sql.placeholder("id")) })} order by ${charges.id}`;
});

/** Reads the charges of an event with what was received for them; its row must be locked for a decision on them. */
export const readCharges = (tx: CompanyData, eventId: number): Promise<ChargeRow[]> =>
  tx.run(chargesOfEvent, { id: eventId });
