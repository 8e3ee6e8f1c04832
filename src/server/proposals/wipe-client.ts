import { sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { proposals } from "#server/db/schema/proposals.ts";
import type { ProposalSnapshot } from "#shared/proposals/snapshot.ts";
import { WIPED_NAME } from "#shared/proposals/wiped-name.ts";
import { snapshotOf } from "./proposals.ts";

/**
 * Takes a client's name out of what was offered and accepted. Sums and the hash of what was sent stay: the hash is that
 * of the original.
 */
export async function wipeFromProposals(tx: CompanyData, clientId: number): Promise<void> {
  const isOfClient = sql`${proposals.clientIds} @> array[${clientId}::integer]`;
  const rows = await tx.list(proposals, isOfClient, proposals.id);
  for (const row of rows) {
    const snapshot = snapshotOf(row);
    const position = row.clientIds.indexOf(clientId);
    const name = snapshot.clientNames[position] ?? WIPED_NAME;
    const wiped: ProposalSnapshot = {
      ...snapshot,
      clientNames: snapshot.clientNames.with(position, WIPED_NAME),
      message: snapshot.message?.replaceAll(name, WIPED_NAME) ?? null,
    };
    await tx.update(proposals, row.id, {
      snapshot: JSON.stringify(wiped),
      acceptedName: null,
      acceptedFrom: null,
    });
  }
}
