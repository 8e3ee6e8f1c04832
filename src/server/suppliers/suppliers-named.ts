import { isNull } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { auditEntries } from "#server/db/schema/audit.ts";
import { suppliers } from "#server/db/schema/suppliers.ts";
import { parts } from "#server/db/statement-parts.ts";
import { nameKey } from "#shared/text/name-key.ts";

/**
 * The ids of suppliers by the keys of their names, in the transaction that names them. Names that are not on record,
 * or only of a removed supplier, become new suppliers; of namesakes the oldest counts.
 */
export async function suppliersNamed(
  tx: CompanyData,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (names.length === 0) return new Map();
  const present = await tx.select(
    { id: suppliers.id, name: suppliers.name },
    { from: suppliers, where: isNull(suppliers.deletedAt), orderBy: [suppliers.id] },
  );
  const idByKey = new Map<string, number>();
  for (const { id, name } of present) if (!idByKey.has(nameKey(name))) idByKey.set(nameKey(name), id);
  const missing = new Map<string, string>();
  for (const name of names) {
    const key = nameKey(name);
    if (!idByKey.has(key) && !missing.has(key)) missing.set(key, name);
  }
  for (const part of parts([...missing.values()])) {
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
