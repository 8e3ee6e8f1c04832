/** A substitute for `Map.groupBy`, until every supported Node has it. */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

export const byId = <T extends { id: number }>(rows: readonly T[] = []): Map<number, T> =>
  new Map(rows.map((row) => [row.id, row]));
