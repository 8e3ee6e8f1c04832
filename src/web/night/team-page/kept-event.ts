import type { EventCount } from "#shared/night/counts/contract.ts";
import type { TeamEvent } from "#shared/night/team-link/contract.ts";
import { saoPauloDay } from "#shared/numbers/sao-paulo.ts";
import { buildName } from "#web/browser/build-name.ts";
import { objectStore } from "#web/browser/object-store.ts";

/** An event and what was counted of it, as the server last told it, and when. */
export type KeptEvent = { event: TeamEvent; counts: EventCount[]; at: number };

type Stored = KeptEvent & { build: string | undefined };

const inStore = objectStore("balcao-team", "events");

/** Keeps an event on this phone, by the token of its link. Another build may expect other fields. */
export const keepEvent = (token: string, kept: KeptEvent) =>
  inStore("readwrite", (events) => {
    events.put({ ...kept, build: buildName() } satisfies Stored, token);
  });

/** The kept event of a link, until its last day is over: that needs no server. */
export async function keptEvent(token: string): Promise<KeptEvent | undefined> {
  await forgetOverEvents();
  const found = await inStore("readonly", (events): IDBRequest<Stored | undefined> => events.get(token));
  const kept = found?.result;
  return kept?.build === buildName() ? kept : undefined;
}

export const forgetEvent = (token: string) =>
  inStore("readwrite", (events) => {
    events.delete(token);
  });

const forgetOverEvents = () =>
  inStore("readwrite", (events) => {
    const today = saoPauloDay(new Date());
    const walk = events.openCursor();
    walk.onsuccess = () => {
      const cursor = walk.result;
      if (!cursor) return;
      if ((cursor.value as Stored).event.validUntil < today) cursor.delete();
      cursor.continue();
    };
  });
