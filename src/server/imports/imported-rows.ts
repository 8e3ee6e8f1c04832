import { refuseOldVersion } from "#server/db/versions.ts";
import { conflict, type Issue, refuseIssues } from "#server/http/errors.ts";
import { nameKey } from "#shared/text/name-key.ts";

export type ImportedRecord = { id?: number; version?: number; name: string };
export type Edit<Row, Present> = { present: Present; input: Row & { id: number } };

/** The rows of new records; refuses a name or record that stands in two rows. */
export function newRows<Row extends ImportedRecord>(rows: readonly Row[], repeated: string): Row[] {
  const seen = new Set<string>();
  const issues: Issue[] = [];
  for (const [position, { id, name }] of rows.entries()) {
    const key = id === undefined ? nameKey(name) : `#${id}`;
    const field = id === undefined ? "name" : "id";
    if (seen.has(key)) issues.push({ path: `rows.${position}.${field}`, message: repeated });
    seen.add(key);
  }
  refuseIssues(issues);
  return rows.filter(({ id }) => id === undefined);
}

/** Pairs locked records with their edits; refuses an edit of a record that is not there, or of an older version. */
export function pairEdits<Row extends ImportedRecord, Present extends { id: number; version: number }>(
  rows: readonly Row[],
  locked: readonly Present[],
  missing: string,
): Edit<Row, Present>[] {
  const presentById = new Map(locked.map((present) => [present.id, present]));
  const pairs: Edit<Row, Present>[] = [];
  const issues: Issue[] = [];
  for (const [position, row] of rows.entries()) {
    const { id } = row;
    if (id === undefined) continue;
    const present = presentById.get(id);
    if (present) pairs.push({ present, input: { ...row, id } });
    else issues.push({ path: `rows.${position}.id`, message: missing });
  }
  refuseIssues(issues);
  for (const { present, input } of pairs) refuseOldVersion(input.version, present.version);
  return pairs;
}

/** Refuses new records whose names are taken: somebody else has made them since the preview. */
export function refuseTakenNames(
  created: readonly ImportedRecord[],
  present: readonly { name: string | null }[],
  sentence: (taken: string) => string,
): void {
  const nameByKey = new Map(present.map(({ name }) => [nameKey(name ?? ""), name]));
  for (const { name } of created) {
    const taken = nameByKey.get(nameKey(name));
    if (taken) throw conflict(sentence(taken));
  }
}
