import { sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { proposals } from "#server/db/schema/proposals.ts";
import { snapshotOf } from "./proposals.ts";

export const WIPED_NAME = "nome removido";

/**
 * Takes a client's name out of what was offered and accepted. Sums and the hash of what was sent stay: the hash is that
 * of the original.
 */
export async function wipeFromProposals(tx: CompanyData, clientId: number): Promise<void> {
  const isOfClient = sql`${proposals.clientIds} @> array[${clientId}::integer]`;
  const rows = await tx.list(proposals, isOfClient, proposals.id);
  for (const row of rows) {
    const snapshot = snapshotOf(row);
    const clientNames = snapshot.clientNames.map((name, position) =>
      row.clientIds[position] === clientId ? WIPED_NAME : name,
    );
    await tx.update(proposals, row.id, {
      snapshot: JSON.stringify({ ...snapshot, clientNames }),
      acceptedName: null,
      acceptedFrom: null,
    });
  }
}
