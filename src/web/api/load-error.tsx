import { NO_CONNECTION } from "#web/browser/connection.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { isUnanswered } from "./api-error.ts";

type FailedQuery = { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };

/** The error state of a page or dialog; "Tentar novamente" refetches just the queries that failed. */
export function LoadError({ title, queries }: { title: string; queries: readonly FailedQuery[] }) {
  return (
    <ErrorState
      title={title}
      message={[...new Set(queries.map(({ error }) => error && reasonOf(error)))].join(". ")}
      onRetry={() => queries.forEach(({ refetch }) => void refetch())}
      isRetrying={queries.some(({ isFetching }) => isFetching)}
    />
  );
}

const reasonOf = (error: Error): string => (isUnanswered(error) ? NO_CONNECTION : error.message);

/** The queries without data: a failed refetch leaves what was loaded before on the page. */
export const failedQueries = (...queries: (FailedQuery & { data: unknown })[]): FailedQuery[] =>
  queries.filter(({ data, error }) => error && !data);
