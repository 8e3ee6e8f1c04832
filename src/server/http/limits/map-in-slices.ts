import { setImmediate as nextTurn } from "node:timers/promises";

/** Milliseconds of work until others have a turn. */
const SLICE_MS = 5;

/** Maps many items in slices, yielding to the event loop in between. */
export async function mapInSlices<T, R>(
  items: readonly T[],
  work: (item: T, position: number) => R,
): Promise<R[]> {
  const results: R[] = [];
  let since = performance.now();
  for (const [position, item] of items.entries()) {
    if (performance.now() - since > SLICE_MS) {
      await nextTurn();
      since = performance.now();
    }
    results.push(work(item, position));
  }
  return results;
}
