import type { Ingredient } from "#shared/ingredients/contract.ts";
import {
  importedRowOf,
  LARGEST_IMPORT_BYTES,
  MOST_IMPORTED_ROWS,
} from "#shared/ingredients/stock-csv-contract.ts";
import type { ChangedRow, NewRow, PreviewRow } from "#shared/ingredients/stock-csv-preview.ts";
import { formatNumber } from "#shared/numbers/format.ts";

export type PreviewedRow = PreviewRow<Ingredient>;
export type WritableRow = NewRow | ChangedRow<Ingredient>;
export type RowKind = PreviewedRow["kind"];

/** Rows that need a decision come first, unchanged ones last. */
const order: RowKind[] = ["wrong", "changed", "new", "same"];

/** The rows of a parsed file in display order, and the ones to send. */
export function importPlan(rows: readonly PreviewedRow[]) {
  const byKind = new Map(order.map((kind) => [kind, rows.filter((row) => row.kind === kind)]));
  const writable = rows.filter((row): row is WritableRow => row.kind === "new" || row.kind === "changed");
  const sent = writable.map(importedRowOf);
  return {
    shown: [...byKind.values()].flat(),
    counts: Object.fromEntries([...byKind].map(([kind, { length }]) => [kind, length])) as Record<
      RowKind,
      number
    >,
    writable,
    sent,
    obstacle: obstacleTo(sent),
  };
}

function obstacleTo(rows: readonly unknown[]): string | undefined {
  if (rows.length > MOST_IMPORTED_ROWS) {
    return `São mais de ${formatNumber(MOST_IMPORTED_ROWS)} itens para gravar de uma vez. Divida o arquivo em partes e envie uma de cada vez.`;
  }
  if (new TextEncoder().encode(JSON.stringify({ rows })).length > LARGEST_IMPORT_BYTES) {
    return "O arquivo tem mais texto do que cabe em um envio (1 MB). Divida-o em partes e envie uma de cada vez.";
  }
}
