import type { EventCount } from "#shared/night/counts/contract.ts";
import type { TeamEvent } from "#shared/night/team-link/contract.ts";
import { dayIn } from "#shared/time/clock.ts";
import { answerStore } from "#web/device/answer-store.ts";

/** An event and what was counted of it, as the server last told it, and when. */
export type KeptEvent = { event: TeamEvent; counts: EventCount[]; at: number };

const events = answerStore<Omit<KeptEvent, "at">>("balcao-team", "events");

/** Keeps an event on this phone, by the token of its link. */
export const keepEvent = (token: string, { at, ...data }: KeptEvent) => events.keep(token, { data, at });

/** The kept event of a link, until its last day is over: that needs no server. */
export async function keptEvent(token: string): Promise<KeptEvent | undefined> {
  await forgetOverEvents();
  const kept = await events.read(token);
  return kept && { ...kept.data, at: kept.at };
}

export const forgetEvent = (token: string) => events.remove(token);

async function forgetOverEvents() {
  for (const token of await events.keys()) {
    const kept = await events.read(token);
    // What another build has kept cannot be shown either.
    if (!kept || isOver(kept.data.event)) await events.remove(token);
  }
}

const isOver = ({ validUntil, timeZone }: TeamEvent) => validUntil < dayIn(new Date(), timeZone);
