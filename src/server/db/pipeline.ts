/**
 * Waits for statements of one transaction that were sent without waiting in between. The database does them in the
 * order in which they were sent, each seeing what those before it did. They must be run by `CompanyData.run`, which
 * sends at once; the query builder sends a moment later, and so behind those that stand after it.
 *
 * Fails as the first in that order did: those after it may have failed because of it, and two answers that come at once
 * are not always read in turn.
 */
export async function pipelined<T extends readonly unknown[]>(
  ...statements: { [K in keyof T]: Promise<T[K]> }
): Promise<T> {
  const results = await Promise.allSettled(statements);
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as unknown as T;
}
