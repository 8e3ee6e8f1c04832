import { setImmediate as nextTurn } from "node:timers/promises";

/** A few milliseconds of work. */
const SLICE = 100;

/** Maps many items a few at a time, so that others have their turn on the thread in between. */
export async function mapInSlices<T, R>(
  items: readonly T[],
  work: (item: T, position: number) => R,
): Promise<R[]> {
  const results: R[] = [];
  for (const [position, item] of items.entries()) {
    if (position > 0 && position % SLICE === 0) await nextTurn();
    results.push(work(item, position));
  }
  return results;
}
