import { LARGEST_IMPORT_BYTES } from "#shared/csv/import-limits.ts";
import type { AnyRow, Corrections, RowKind, RowProblem, Writable } from "#shared/csv/import-row.ts";
import { formatNumber } from "#shared/numbers/format.ts";

export type PreviewedRow = AnyRow & { kind: RowKind; problems?: readonly RowProblem[] };

export const linesOfRow = ({ number, lines }: PreviewedRow) => lines ?? [number];

export type PlanRules<Row, Body extends object> = {
  /** The request's body. */
  bodyOf: (rows: readonly Writable<Row>[]) => Body;
  /** Most rows in one request, and what they are called. */
  most: number;
  many: string;
  /** Rows that were corrected keep their place among the wrong ones, so that the focus stays where it is. */
  corrections?: Corrections;
  /** Leaves existing records as they are. */
  keepsPresent?: boolean;
};

/** Rows that need a decision come first, unchanged ones last. */
const order: RowKind[] = ["wrong", "changed", "new", "same"];

/** The rows of a parsed file in display order, and the request that writes them. */
export function importPlan<Row extends PreviewedRow, Body extends object>(
  rows: readonly Row[],
  { bodyOf, most, many, corrections, keepsPresent }: PlanRules<Row, Body>,
) {
  const byKind = new Map(order.map((kind) => [kind, rows.filter((row) => row.kind === kind)]));
  const isCorrected = (row: Row) => linesOfRow(row).some((line) => corrections?.has(line));
  const writable = rows.filter(
    (row): row is Writable<Row> => row.kind === "new" || (row.kind === "changed" && !keepsPresent),
  );
  const body = bodyOf(writable);
  return {
    shown: [
      ...rows.filter((row) => row.kind === "wrong" || isCorrected(row)),
      ...[...byKind.values()].flat().filter((row) => row.kind !== "wrong" && !isCorrected(row)),
    ],
    counts: Object.fromEntries([...byKind].map(([kind, { length }]) => [kind, length])) as Record<
      RowKind,
      number
    >,
    writable,
    body,
    obstacle: obstacleTo(writable.length, body, { most, many }),
  };
}

export type ImportPlan<Row extends PreviewedRow> = ReturnType<typeof importPlan<Row, object>>;

function obstacleTo(count: number, body: object, { most, many }: { most: number; many: string }) {
  if (count > most) {
    return `São mais de ${formatNumber(most)} ${many} para gravar de uma vez. Divida o arquivo em partes e envie uma de cada vez.`;
  }
  if (new TextEncoder().encode(JSON.stringify(body)).length > LARGEST_IMPORT_BYTES) {
    return "O arquivo tem mais texto do que cabe em um envio (1 MB). Divida-o em partes e envie uma de cada vez.";
  }
}
