import { isNull } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { auditEntries } from "#server/db/schema/audit.ts";
import { suppliers } from "#server/db/schema/suppliers.ts";
import { parts } from "#server/db/statement-parts.ts";
import { nameKey } from "#shared/text/name-key.ts";

/** The ids of suppliers by the keys of their names; of namesakes the oldest counts, and a removed one is none. */
export async function suppliersByName(tx: CompanyData): Promise<Map<string, number>> {
  const present = await tx.select(
    { id: suppliers.id, name: suppliers.name },
    { from: suppliers, where: isNull(suppliers.deletedAt), orderBy: [suppliers.id] },
  );
  // Backwards, so that the oldest is set last.
  return new Map(present.toReversed().map(({ id, name }) => [nameKey(name), id]));
}

/** Creates a supplier for each name, of namesakes one, and returns their ids by the keys of the names. */
export async function createSuppliers(
  tx: CompanyData,
  names: readonly string[],
): Promise<Map<string, number>> {
  const wanted = new Map(names.toReversed().map((name) => [nameKey(name), name]));
  const idByKey = new Map<string, number>();
  for (const part of parts([...wanted.values()].toReversed())) {
    const created = await tx.insertAll(
      suppliers,
      part.map((name) => ({ name })),
    );
    await tx.insertAll(
      auditEntries,
      created.map(({ id }) => ({ action: "supplier_created" as const, userId: tx.userId, subjectId: id })),
    );
    for (const { id, name } of created) idByKey.set(nameKey(name), id);
  }
  return idByKey;
}
