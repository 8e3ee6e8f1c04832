/**
 * Pipelines statements of one transaction: they are sent without waiting in between, and the database runs them in the
 * order of their calls, each seeing the effects of those before it. Each must call `CompanyData`, which sends at once,
 * before it awaits anything. Whoever needs an answer names its statement; a list will do where nobody does.
 *
 * Waits for all, and fails as the first in that order did: those after it may have failed because of it. `Promise.all`
 * would end the transaction while others are still on their way.
 */
export async function pipelined<const T extends Statements>(statements: T): Promise<Answers<T>> {
  const results = await Promise.allSettled(Object.values<Promise<unknown>>(statements));
  const answers = results.map((result) => {
    if (result.status === "rejected") throw result.reason;
    return result.value;
  });
  const byName = () => Object.fromEntries(Object.keys(statements).map((name, n) => [name, answers[n]]));
  return (Array.isArray(statements) ? answers : byName()) as Answers<T>;
}

type Statements = readonly Promise<unknown>[] | Readonly<Record<string, Promise<unknown>>>;
type Answers<T extends Statements> = { [K in keyof T]: Awaited<T[K]> };
