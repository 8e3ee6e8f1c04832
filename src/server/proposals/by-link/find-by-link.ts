import { and, desc, eq, gt, isNull, ne, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { CompanyData } from "#server/db/company/company-data.ts";
import { provenCompanyId } from "#server/db/company/company-id.ts";
import type { Member } from "#server/db/company/member.ts";
import { companies } from "#server/db/schema/accounts.ts";
import { proposals } from "#server/db/schema/proposals.ts";
import { AppError } from "#server/http/errors.ts";
import { searchedToken } from "#server/links/link-token.ts";
import type { ProposalRow } from "#server/proposals/proposals.ts";
import type { Services } from "#server/start/services.ts";
import { words } from "#shared/proposals/words.ts";

/** A proposal with the data of its company, and of no other. */
export type LinkedProposal = {
  data: CompanyData;
  proposal: ProposalRow;
  /** The token of a later version that was not revoked. */
  laterToken: string | null;
};

export const proposalNotFound = () => new AppError(404, words.notFound);

const later = alias(proposals, "later");
const isLater = and(
  eq(later.companyId, proposals.companyId),
  eq(later.eventId, proposals.eventId),
  gt(later.version, proposals.version),
  ne(later.state, "substituida"),
  isNull(later.revokedAt),
  // One that was refused takes nothing from what is in force.
  or(ne(later.state, "recusada"), eq(proposals.state, "substituida")),
);

/**
 * Finds the proposal of a link. An unknown token, a revoked one and one of a company that is not active are told apart
 * neither by the answer nor by the time it takes: all are one query.
 */
export async function findByLink(
  services: Services,
  token: string,
  signal?: AbortSignal,
): Promise<LinkedProposal> {
  const { db, companies: databases, now } = services;
  const [found] = await db
    .select({ proposal: proposals, laterToken: later.token, timeZone: companies.timeZone })
    .from(proposals)
    .innerJoin(companies, and(eq(companies.id, proposals.companyId), companies.isActive))
    .leftJoin(later, isLater)
    .where(eq(proposals.token, searchedToken(token)))
    // Two versions may be later: the one in force, and its addendum. One that was refused comes last.
    .orderBy(eq(later.state, "recusada"), desc(later.version))
    .limit(1);
  const proposal = found?.proposal;
  if (!proposal || proposal.revokedAt) throw proposalNotFound();
  // A replaced version is gone with the one that took its place.
  if (proposal.state === "substituida" && !found.laterToken) throw proposalNotFound();
  const member: Member = {
    companyId: provenCompanyId(proposal.companyId),
    actor: { kind: "link", link: { of: "proposal", proposalId: proposal.id } },
    signal,
    recheck: () => findByLink(services, token),
  };
  const clock = { now: now(), timeZone: found.timeZone };
  return { data: new CompanyData(databases, member, clock), proposal, laterToken: found.laterToken };
}
