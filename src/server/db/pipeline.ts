/**
 * Pipelines statements of one transaction: they are sent without waiting in between, and the database runs them in the
 * order of their calls, each seeing the effects of those before it. Each must call `CompanyData`, which sends at once,
 * before it awaits anything.
 *
 * Waits for all, and fails as the first in that order did: those after it may have failed because of it. `Promise.all`
 * would end the transaction while others are still on their way.
 */
export async function pipelined<T extends readonly unknown[]>(
  ...statements: { [K in keyof T]: Promise<T[K]> }
): Promise<T> {
  const results = await Promise.allSettled(statements);
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as unknown as T;
}
