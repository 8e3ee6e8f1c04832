import { sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import type { clients } from "#server/db/schema/clients.ts";
import { events } from "#server/db/schema/events.ts";
import { proposals } from "#server/db/schema/proposals.ts";
import { greetedName } from "#shared/clients/greeted-name.ts";
import { formatCnpj } from "#shared/company/cnpj.ts";
import { readSnapshot } from "#shared/proposals/snapshot.ts";
import { WIPED_DATA, WIPED_NAME } from "#shared/proposals/wiped-name.ts";
import { storedSnapshot } from "./proposals.ts";

type ClientRow = typeof clients.$inferSelect;

/**
 * Takes a client's name and data out of what was offered and accepted. Sums and the hash of what was sent stay: the hash
 * is that of the original.
 */
export async function wipeFromProposals(tx: CompanyData, client: ClientRow): Promise<void> {
  const { id: clientId, email, phone, cpf, cnpj, address } = client;
  const known = [email, phone, cpf, cnpj, cnpj && formatCnpj(cnpj), address].filter((text) => text !== null);
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
      message:
        snapshot.message &&
        without(without(snapshot.message, known, WIPED_DATA), [name, greetedName(name)], WIPED_NAME),
    };
    await tx.update(proposals, row.id, {
      ...storedSnapshot(wiped),
      acceptedName: null,
      acceptedFrom: null,
      refusalReason: null,
    });
  }
}

/** Replaces these texts where they stand as words of their own. */
const without = (text: string, texts: readonly string[], replacement: string): string =>
  texts
    .map((each) => each.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
    .reduce(
      (rest, each) =>
        rest.replaceAll(new RegExp(`(?<![\\p{L}\\d])${each}(?![\\p{L}\\d])`, "giu"), replacement),
      text,
    );
