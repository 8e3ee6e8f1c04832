import type { MorningKind } from "#shared/morning/morning-row.ts";

/** Kinds of what needs a hand: those of the morning's mail, and what only the dashboard tells. */
export type WaitingKind = MorningKind | "pix-key" | "late-count" | "undated" | "unrecorded";

/** Lower numbers come first. */
const urgency: Record<WaitingKind, number> = {
  "pix-key": 0,
  return: 1,
  event: 2,
  "late-count": 3,
  overdue: 4,
  purchase: 5,
  inquiry: 6,
  // The client may sign what is no longer meant.
  "outdated-proposal": 7,
  proposal: 8,
  due: 9,
  unrecorded: 10,
  undated: 11,
  margin: 12,
};

/** Sorts by urgency, the first of each kind before the second of any. Rows of one kind keep their order. */
export function byUrgency<R extends { kind: WaitingKind }>(rows: readonly R[]): R[] {
  const sorted = rows.toSorted((a, b) => urgency[a.kind] - urgency[b.kind]);
  const isFirst = (row: R, index: number) => sorted[index - 1]?.kind !== row.kind;
  return [...sorted.filter(isFirst), ...sorted.filter((row, index) => !isFirst(row, index))];
}

/** "proposta vista, sem vencimento": the labels of folded rows, each once. */
export const foldedLabels = (rows: readonly { label: string }[]): string =>
  [...new Set(rows.map(({ label }) => label.toLowerCase()))].join(", ");
