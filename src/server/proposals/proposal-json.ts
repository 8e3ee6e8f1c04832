import { desc, sql } from "drizzle-orm";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import { type CompanyList, type ListRead, revisionOf } from "#server/db/company/json-list.ts";
import { jsonObject } from "#server/db/json-sql.ts";
import { proposals } from "#server/db/schema/proposals.ts";
import { saoPauloDay } from "#shared/numbers/sao-paulo.ts";
import type { Proposal } from "#shared/proposals/contract.ts";
import { isPresent } from "./proposals.ts";

const summary = sql`${proposals.summary}::json`;

/** As `shownState` of `#shared/proposals/state.ts` says it. */
const state = sql`to_json(case when ${proposals.state} = 'enviada' and ${proposals.validUntil} < ${sql.placeholder("today")}::date
  then 'vencida' else ${proposals.state} end)::text`;

const proposalJson = jsonObject<Proposal>({
  id: proposals.id,
  eventId: proposals.eventId,
  eventName: sql`(${summary} -> 'event' -> 'name')::text`,
  eventDate: sql`(${summary} -> 'event' -> 'date')::text`,
  clientNames: sql`(${summary} -> 'clientNames')::text`,
  number: proposals.number,
  version: proposals.version,
  state,
  link: sql`to_json(${sql.placeholder("publicUrl")}::text || '/p/' || ${proposals.token})::text`,
  validUntil: proposals.validUntil,
  total: sql`(${summary} -> 'total')::text`,
  message: sql`coalesce((${summary} -> 'message')::text, 'null')`,
  sentAt: proposals.sentAt,
  seenAt: proposals.seenAt,
  answeredAt: proposals.answeredAt,
  acceptedName: proposals.acceptedName,
  refusalReason: proposals.refusalReason,
  revokedAt: proposals.revokedAt,
});

const allProposals = new CompanyStatement<ListRead<Proposal>, { today: string; publicUrl: string }>(
  "list_proposals",
  (own) =>
    sql`select ${revisionOf(own)} as revision, ${own.jsonArray(proposalJson, {
      from: proposals,
      where: isPresent,
      orderBy: [desc(proposals.sentAt), desc(proposals.id)],
    })} as text`,
);

/** The latest version of every proposal, the last one sent first. A day may end the time of one. */
export const proposalList = (publicUrl: string): CompanyList<Proposal> => ({
  name: "proposals",
  mayBeStored: false,
  period: saoPauloDay,
  read: async (data) => {
    const [read] = await data.run(allProposals, { today: saoPauloDay(data.now), publicUrl });
    return read as ListRead<Proposal>;
  },
});
