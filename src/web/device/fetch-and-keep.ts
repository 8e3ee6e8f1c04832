import type { FetchQueryOptions, QueryClient } from "@tanstack/react-query";
import type { SessionUser } from "#shared/accounts/contract.ts";
import { keepAnswer, keptAnswer, nameOf, ownerOf, type StorableKey } from "./kept-answers.ts";

/** Fetches an answer and keeps it on this device, for `useKeptQuery`; false where the browser stores nothing. */
export async function fetchAndKeep<Answer, Data, Key extends StorableKey>(
  client: QueryClient,
  user: SessionUser,
  options: FetchQueryOptions<Answer, Error, Data, Key>,
): Promise<boolean> {
  await client.fetchQuery({ ...options, staleTime: 0 });
  const { data, dataUpdatedAt: at = 0 } = client.getQueryState(options.queryKey) ?? {};
  const name = nameOf(options.queryKey);
  await keepAnswer(ownerOf(user), name, { data, at });
  return (await keptAnswer(ownerOf(user), name))?.at === at;
}
