import { MutationCache, QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import { toast } from "#web/ui/feedback/toast.ts";
import { isUnauthorized } from "./api-error.ts";

/** How long data, and a screen made of it, is kept that nobody looks at. */
const UNUSED_MS = 5 * 60_000;

type MutationMeta = {
  /** What is fetched again after a success. */
  invalidates?: QueryKey[];
  /** The same after a failure: somebody else may have changed it, or the answer alone got lost. */
  invalidatesOnFailure?: QueryKey[];
  success?: string | { title: string; description: string };
  failure?: string | ((error: Error) => string);
};

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: MutationMeta;
  }
}

/** Nothing is fetched again unless somebody asks for it. */
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
        // Without it a query waits silently while the browser believes itself offline, with no error to show.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
    queryCache: new QueryCache({ onError: (error) => isUnauthorized(error) && onUnauthorized() }),
    mutationCache: new MutationCache({
      onSuccess: async (_data, _variables, _result, mutation) => {
        const { invalidates, success } = mutation.meta ?? {};
        await invalidate(invalidates);
        if (!success) return;
        const text = typeof success === "string" ? { title: "Sucesso", description: success } : success;
        toast({ ...text, tone: "success" });
      },
      onError: async (error, _variables, _result, mutation) => {
        // What could not be done then matters less than why.
        if (isUnauthorized(error)) return onUnauthorized();
        const { failure, invalidatesOnFailure } = mutation.meta ?? {};
        const description = typeof failure === "function" ? failure(error) : failure;
        if (description) toast({ title: "Erro", description, tone: "error" });
        await invalidate(invalidatesOnFailure);
      },
    }),
  });
  return client;
}
