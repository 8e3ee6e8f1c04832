import { MutationCache, QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import { NO_CONNECTION } from "#web/browser/connection.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { isReplayed } from "./api.ts";
import { isUnanswered, isUnauthorized } from "./api-error.ts";

/** Cached data that no page uses is dropped after this time. */
const UNUSED_MS = 5 * 60_000;

/**
 * For a query that each new screen asks anew: within this time, a second part of the same screen takes the answer that
 * is there.
 */
export const JUST_ANSWERED_MS = 2000;

type MutationMeta = {
  /** Queries to refetch after a success. */
  invalidates?: QueryKey[];
  /** Queries to refetch after a failure: others may have changed them, or only the answer got lost. */
  invalidatesOnFailure?: QueryKey[];
  success?: string | { title: string; description: string };
  failure?: string | ((error: Error) => string);
};

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: MutationMeta;
  }
}

/** Without an answer, the sentence about the connection follows what failed. */
const withReason = (failure: string, error: Error): string =>
  isUnanswered(error) ? `${failure}. ${NO_CONNECTION}` : failure;

const DONE_BEFORE =
  "Foi feito já na tentativa anterior, que ficou sem resposta, e não outra vez. Se é mais uma vez, repita.";

/** Nothing is refetched automatically. */
export function createQueryClient({ onUnauthorized }: { onUnauthorized: () => void }): QueryClient {
  const invalidate = (keys: QueryKey[] = []) =>
    Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: UNUSED_MS,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        // Otherwise a query waits silently, without an error, while the browser believes itself offline.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
    queryCache: new QueryCache({ onError: (error) => isUnauthorized(error) && onUnauthorized() }),
    mutationCache: new MutationCache({
      onSuccess: async (data, _variables, _result, mutation) => {
        const { invalidates, success } = mutation.meta ?? {};
        await invalidate(invalidates);
        if (!success) return;
        const text = typeof success === "string" ? { title: success } : success;
        toast({ ...text, ...(isReplayed(data) && { description: DONE_BEFORE }), tone: "success" });
      },
      onError: async (error, _variables, _result, mutation) => {
        // The lost session is what matters, not the call that met it.
        if (isUnauthorized(error)) return onUnauthorized();
        const { failure, invalidatesOnFailure } = mutation.meta ?? {};
        const description = typeof failure === "function" ? failure(error) : failure;
        if (description) toast({ title: "Erro", description: withReason(description, error), tone: "error" });
        await invalidate(invalidatesOnFailure);
      },
    }),
  });
  return client;
}
