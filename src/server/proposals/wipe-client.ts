import { sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { events } from "#server/db/schema/events.ts";
import { proposals } from "#server/db/schema/proposals.ts";
import { greetedName } from "#shared/clients/greeted-name.ts";
import { readSnapshot } from "#shared/proposals/snapshot.ts";
import { WIPED_NAME } from "#shared/proposals/wiped-name.ts";
import { storedSnapshot } from "./proposals.ts";

/**
 * Takes a client's name out of what was offered and accepted. Sums and the hash of what was sent stay: the hash is that
 * of the original.
 */
export async function wipeFromProposals(tx: CompanyData, clientId: number): Promise<void> {
  const isOfClient = sql`${proposals.clientIds} @> array[${clientId}::integer]`;
  const found = await tx.select({ eventId: proposals.eventId }, { from: proposals, where: isOfClient });
  // Whoever answers one of them at this moment is waited for.
  await tx.lock(events, [...new Set(found.map(({ eventId }) => eventId))]);
  const rows = await tx.list(proposals, isOfClient, proposals.id);
  for (const row of rows) {
    const snapshot = readSnapshot(row.snapshot);
    const position = row.clientIds.indexOf(clientId);
    const name = snapshot.clientNames[position] ?? WIPED_NAME;
    const wiped = {
      // All else stays as it was stored, also what is read otherwise by now.
      ...JSON.parse(row.snapshot),
      clientNames: snapshot.clientNames.with(position, WIPED_NAME),
      message: snapshot.message && withoutNames(snapshot.message, [name, greetedName(name)]),
    };
    await tx.update(proposals, row.id, {
      ...storedSnapshot(wiped),
      acceptedName: null,
      acceptedFrom: null,
      refusalReason: null,
    });
  }
}

/** Replaces these names where they stand as words of their own. */
const withoutNames = (text: string, names: readonly string[]): string =>
  names
    .map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
    .reduce(
      (rest, name) => rest.replaceAll(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "giu"), WIPED_NAME),
      text,
    );
