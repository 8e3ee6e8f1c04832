import { removedClientName } from "#shared/clients/removed-client-name.ts";
import type { CateringEvent } from "./contract.ts";

type NamedClients = Pick<CateringEvent, "clients" | "clientNames" | "removedClients">;

/**
 * Names of an event's clients, by id. A client that is not in the list but was not removed either is one that somebody
 * else has added since the list was fetched.
 */
export function clientNames(
  event: NamedClients | undefined,
  list: ReadonlyMap<number, { name: string }>,
): (id: number) => string {
  const removed = new Set(event?.removedClients);
  const known = new Map(event?.clients.map((id, position) => [id, event.clientNames[position]]));
  return (id) => {
    const name = list.get(id)?.name ?? (removed.has(id) ? undefined : known.get(id));
    return name ?? removedClientName(id, known.get(id));
  };
}
