import { eq } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { eventCounts } from "#server/db/schema/night.ts";
import type { CountBefore } from "#shared/ingredients/merge/before-merge.ts";
import { mergedCount } from "#shared/ingredients/merge/merged-count.ts";
import type { Merge } from "#shared/ingredients/merge/merged-lines.ts";
import { lostAmounts, perLossField } from "#shared/night/counts/loss-fields.ts";
import { waitingCounts } from "./merge-uses.ts";
import { refuseLargeAmounts } from "./refuse-large-amounts.ts";

/** Makes the waiting counts of the first ingredient counts of the second; returns them as they were. */
export async function rewriteCounts(
  tx: CompanyData,
  { first, second, factor }: Merge,
): Promise<CountBefore[]> {
  const before = (await waitingCounts(tx, first.id)).map(({ id, closed, packQuantity, ...count }) => ({
    id,
    closed,
    ...perLossField((field) => count[field]),
    packQuantity,
  }));
  const merged = before.map((count) => mergedCount(count, factor));
  refuseLargeAmounts(
    merged.flatMap((count) => [count.closed, ...lostAmounts(count), count.packQuantity ?? 0]),
  );
  for (const count of merged) await writeCount(tx, count, second.id);
  return before;
}

/** Few wait at a time: each is written by itself. */
export const writeCount = (tx: CompanyData, { id, ...count }: CountBefore, ingredientId: number) =>
  tx.updateWhere(eventCounts, { ...count, ingredientId }, eq(eventCounts.id, id));
