import { setImmediate as nextTurn } from "node:timers/promises";

/** Items until others have a turn, and fewer where they take longer: a request of others waits some times. */
const SLICE = 100;
const SLICE_MS = 2;

/** Maps many items in slices, yielding to the event loop in between. */
export async function mapInSlices<T, R>(
  items: readonly T[],
  work: (item: T, position: number) => R,
): Promise<R[]> {
  const results: R[] = [];
  let since = performance.now();
  for (const [position, item] of items.entries()) {
    if ((position > 0 && position % SLICE === 0) || performance.now() - since > SLICE_MS) {
      await nextTurn();
      since = performance.now();
    }
    results.push(work(item, position));
  }
  return results;
}
