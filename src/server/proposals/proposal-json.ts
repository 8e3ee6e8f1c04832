import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { type EndlessList, JsonRows } from "#server/db/company/json-list.ts";
import type { OwnRows } from "#server/db/company/own-rows.ts";
import { type JsonSql, type JsonText, jsonObject } from "#server/db/json-sql.ts";
import { eventDrinks } from "#server/db/schema/event-parts.ts";
import { events } from "#server/db/schema/events.ts";
import { proposals } from "#server/db/schema/proposals.ts";
import { type OfferedPart, offeredParts, type Proposal } from "#shared/proposals/contract.ts";
import { today } from "#shared/time/clock.ts";

const summary = sql`${proposals.summary}::json`;
const offeredEvent = sql`(${summary} -> 'event')`;

/** As `shownState` of `#shared/proposals/state.ts` says it. */
const state = sql`to_json(case when ${proposals.state} = 'enviada' and ${proposals.validUntil} < ${sql.placeholder("today")}::date
  then 'vencida' else ${proposals.state} end)::text`;

/** The version of an event that is in force, beside another one of it. */
const inForce = alias(proposals, "in_force");

/** The parts of an offer, or of an event, that are compared. */
type Compared = Record<OfferedPart, SQL>;

const offeredOf = (row: typeof proposals | typeof inForce): Compared => {
  const event = sql`(${row.summary}::json -> 'event')`;
  return {
    guests: sql`(${event} ->> 'guests')::integer`,
    date: sql`(${event} ->> 'date')::timestamptz`,
    drinks: sorted(sql`${row.offeredDrinks}`),
    price: sql`${row.offeredPrice}`,
    place: sql`coalesce(${event} ->> 'location', '')`,
    duration: sql`(${event} ->> 'durationMinutes')::integer`,
  };
};

/** The names of drinks in any order. */
const sorted = (names: SQL) => sql`array(select unnest(${names}) order by 1)`;

const plannedOf = (own: OwnRows): Compared => ({
  guests: sql`${events.guests}`,
  date: sql`${events.date}`,
  drinks: sorted(
    own.lookup(
      eventDrinks,
      sql`coalesce(array_agg(${eventDrinks.drinkName}), '{}')`,
      eq(eventDrinks.eventId, events.id),
    ),
  ),
  price: sql`${events.price}`,
  place: sql`coalesce(${events.location}, '')`,
  duration: sql`${events.durationMinutes}`,
});

/** JSON of the parts that differ. */
const differing = (one: Compared, other: Compared): SQL => {
  const parts = offeredParts.map(
    (part) => sql`case when ${one[part]} is distinct from ${other[part]} then ${sql.raw(`'"${part}"'`)} end`,
  );
  return sql`'[' || concat_ws(',', ${sql.join(parts, sql`, `)}) || ']'`;
};

/** The parts in which the event of the row at hand is another by now, where the row counts. */
const differingNow = (own: OwnRows, counts: SQL): SQL => {
  const parts = differing(plannedOf(own), offeredOf(proposals));
  const ofEvent = own.lookup(events, parts, eq(events.id, proposals.eventId));
  return sql`case when ${counts} then ${ofEvent} else '[]' end`;
};

const isAccepted = sql`${proposals.state} = 'aceita'`;
const isOpen = sql`${proposals.state} = 'enviada' and ${proposals.revokedAt} is null`;

const changes = (own: OwnRows): SQL => {
  const parts = differing(offeredOf(proposals), offeredOf(inForce));
  const isOfEvent = and(eq(inForce.eventId, proposals.eventId), eq(inForce.state, "aceita"));
  const ofInForce = sql`(select ${parts} from ${proposals} as ${sql.identifier("in_force")} where ${own.filter(inForce, isOfEvent)})`;
  return sql`case when ${proposals.state} in ('enviada', 'recusada') then coalesce(${ofInForce}, '[]') else '[]' end`;
};

const proposalJson = (own: OwnRows): JsonSql<Proposal> =>
  jsonObject<Proposal>({
    id: proposals.id,
    eventId: proposals.eventId,
    eventName: sql`(${offeredEvent} -> 'name')::text`,
    eventDate: sql`(${offeredEvent} -> 'date')::text`,
    clientNames: sql`(${summary} -> 'clientNames')::text`,
    number: proposals.number,
    version: proposals.version,
    isAddendum: sql`coalesce((${summary} -> 'isAddendum')::text, 'false')`,
    state,
    link: sql`to_json(${sql.placeholder("publicUrl")}::text || '/p/' || ${proposals.token})::text`,
    validUntil: proposals.validUntil,
    price: proposals.offeredPrice,
    guests: sql`(${offeredEvent} ->> 'guests')`,
    place: sql`coalesce((${offeredEvent} -> 'location')::text, 'null')`,
    durationMinutes: sql`(${offeredEvent} ->> 'durationMinutes')`,
    drinkNames: sql`to_json(${proposals.offeredDrinks})::text`,
    total: sql`(${summary} -> 'total')::text`,
    message: sql`coalesce((${summary} -> 'message')::text, 'null')`,
    sentAt: proposals.sentAt,
    seenAt: proposals.seenAt,
    answeredAt: proposals.answeredAt,
    acceptedName: proposals.acceptedName,
    refusalReason: proposals.refusalReason,
    revokedAt: proposals.revokedAt,
    changedSince: differingNow(own, isAccepted),
    differs: differingNow(own, isOpen),
    changes: changes(own),
  });

type Values = { today: string; publicUrl: string };

const allProposals = new JsonRows<Proposal, Values>(
  "proposals",
  (own) => ({
    item: proposalJson(own),
    source: own.rows({ from: proposals, where: sql`${proposals.state} <> 'substituida'` }),
    orderBy: [desc(proposals.sentAt), desc(proposals.id)],
  }),
  [proposals],
);

/**
 * Of every event what is offered and what is in force, the last one sent first. A day may end the time of one.
 */
export const proposalList = (publicUrl: string): EndlessList<Proposal> => ({
  name: "proposals",
  mayBeStored: false,
  period: today,
  read: (data) => allProposals.read(data, { today: data.today, publicUrl }),
  batches: (tx) => allProposals.batches(tx, { today: tx.today, publicUrl }),
});

type Texts<T> = { text: JsonText<T> };

const oneProposal = new CompanyStatement<Texts<Proposal>, Values & { id: number }>(
  "read_proposal",
  (own) =>
    sql`select ${proposalJson(own)} as text ${own.rows({
      from: proposals,
      where: eq(proposals.id, sql.placeholder("id")),
    })}`,
);

/** A version that exists, as it stands now. */
export async function readProposal(
  data: CompanyData,
  id: number,
  publicUrl: string,
): Promise<JsonText<Proposal>> {
  const [row] = await data.run(oneProposal, { id, today: data.today, publicUrl });
  if (!row) throw new Error(`No proposal ${id}`);
  return row.text;
}

/** More than anybody sends for one event. */
const MOST_VERSIONS = 100;

const versionsOfEvent = new CompanyStatement<Texts<Proposal>, Values & { eventId: number }>(
  "list_proposal_versions",
  (own) =>
    sql`select ${proposalJson(own)} as text ${own.rows({
      from: proposals,
      where: eq(proposals.eventId, sql.placeholder("eventId")),
    })} order by ${desc(proposals.version)} limit ${sql.raw(String(MOST_VERSIONS))}`,
);

/** Every version that was sent for an event, replaced and revoked ones too, the last one first. */
export async function readVersions(
  data: CompanyData,
  eventId: number,
  publicUrl: string,
): Promise<JsonText<Proposal[]>> {
  const values = { eventId, today: data.today, publicUrl };
  const rows = await data.run(versionsOfEvent, values);
  return `[${rows.map(({ text }) => text).join(",")}]`;
}
