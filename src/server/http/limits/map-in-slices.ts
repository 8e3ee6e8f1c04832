import { setImmediate as nextTurn } from "node:timers/promises";

/** Items per slice: a few milliseconds of work. */
const SLICE = 100;

/** Maps many items in slices, yielding to the event loop in between. */
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
