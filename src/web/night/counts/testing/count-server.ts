import type { EventCount, EventCountInput } from "#shared/night/counts/contract.ts";
import type { CountItem } from "#shared/night/counts/count-lines.ts";
import { asCount, type WaitingCount } from "#shared/night/counts/waiting-counts.ts";
import type { Sent } from "#web/night/counts/count-sender.ts";
import type { CountStore } from "#web/night/counts/count-store.ts";

export const EVENT = 7;
export const ANA = { by: "Ana", isByLink: false };
export const vodka: CountItem = {
  ingredientId: 1,
  name: "Vodka",
  unit: "L",
  packName: "garrafa",
  packQuantity: 0.75,
  out: 6,
};

export type Pause = () => Promise<void>;
const atOnce: Pause = async () => {};

/** A device's store, which takes a moment before and after each change. */
export function memoryStore(pause: Pause = atOnce): CountStore & { lists: Map<string, WaitingCount[]> } {
  const lists = new Map<string, WaitingCount[]>();
  return {
    lists,
    change: async (owner, edit) => {
      await pause();
      const waiting = edit(lists.get(owner) ?? []);
      lists.set(owner, waiting);
      await pause();
      return waiting;
    },
  };
}

/** Keeps each id once, as the server does. */
export function countServer() {
  const kept = new Map<string, EventCount>();
  return {
    kept,
    counts: () => [...kept.values()],
    take: (entry: EventCountInput, by: string): Sent => {
      const count = kept.get(entry.id) ?? asCount(entry, { by, isByLink: false });
      kept.set(entry.id, count);
      return { count: { ...count, isSettled: false } };
    },
  };
}

let ids = 0;
export const makeId = () => `id-${++ids}`;
