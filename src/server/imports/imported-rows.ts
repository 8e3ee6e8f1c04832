import { refuseOldVersion } from "#server/db/versions.ts";
import { conflict, type Issue, refuseIssues } from "#server/http/errors.ts";
import { nameKey } from "#shared/text/name-key.ts";

type Row = { id?: number; version?: number; name: string };
export type EditedRow<T extends Row> = T & { id: number };

/** Splits rows into new records and edits; refuses a name or record that stands in two of them. */
export function sortRows<T extends Row>(rows: readonly T[], repeated: string) {
  const seen = new Set<string>();
  const issues: Issue[] = [];
  for (const [position, { id, name }] of rows.entries()) {
    const key = id === undefined ? nameKey(name) : `#${id}`;
    const field = id === undefined ? "name" : "id";
    if (seen.has(key)) issues.push({ path: `rows.${position}.${field}`, message: repeated });
    seen.add(key);
  }
  refuseIssues(issues);
  return {
    created: rows.filter(({ id }) => id === undefined),
    edits: rows.filter((row): row is EditedRow<T> => row.id !== undefined),
  };
}

/** Pairs locked records with their edits; refuses an edit of a record that is not there, or of an older version. */
export function pairEdits<T extends Row, Present extends { id: number; version: number }>(
  rows: readonly T[],
  locked: readonly Present[],
  missing: string,
): { present: Present; input: EditedRow<T> }[] {
  const presentById = new Map(locked.map((present) => [present.id, present]));
  const pairs: { present: Present; input: EditedRow<T> }[] = [];
  const issues: Issue[] = [];
  for (const [position, row] of rows.entries()) {
    if (row.id === undefined) continue;
    const present = presentById.get(row.id);
    if (present) pairs.push({ present, input: row as EditedRow<T> });
    else issues.push({ path: `rows.${position}.id`, message: missing });
  }
  refuseIssues(issues);
  for (const { present, input } of pairs) refuseOldVersion(input.version, present.version);
  return pairs;
}

/** Refuses new records whose names are taken: somebody else has made them since the preview. */
export function refuseTakenNames(
  created: readonly Row[],
  present: readonly { name: string | null }[],
  sentence: (taken: string) => string,
): void {
  const nameByKey = new Map(present.map(({ name }) => [nameKey(name ?? ""), name]));
  for (const { name } of created) {
    const taken = nameByKey.get(nameKey(name));
    if (taken) throw conflict(sentence(taken));
  }
}
