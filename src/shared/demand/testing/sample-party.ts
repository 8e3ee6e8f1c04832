import { sampleEvent } from "#shared/events/testing/sample-event.ts";
import type { Party } from "../party.ts";

type Changes = Partial<Omit<Party, "drinks" | "served">> & {
  /** Drinks per guest and hour. */
  rate?: number;
  /** The share of each drink, by its id. */
  shares?: Record<number, number>;
  /** The drinks that ran out. */
  gone?: number[];
};

/** A wedding of 100 guests and four hours with two drinks in equal parts, unless the test says otherwise. */
export function sampleParty({
  rate = 0.75,
  shares = { 1: 0.5, 2: 0.5 },
  gone = [],
  ...changes
}: Changes = {}): Party {
  const { guests = 100, hours = 4 } = changes;
  const served = rate * guests * hours;
  return {
    event: sampleEvent({ guests }),
    type: "casamento",
    guests,
    hours,
    drinks: Object.entries(shares).map(([id, share]) => ({
      drinkId: Number(id),
      planned: guests,
      served: served * share,
      ranOut: gone.includes(Number(id)),
    })),
    served,
    ranOut: gone.length > 0,
    ...changes,
  };
}
