import { useEffect, useMemo } from "react";
import type { CateringEvent } from "#shared/events/contract.ts";
import { carriedPack } from "#shared/ingredients/pack.ts";
import type { EventCount } from "#shared/night/counts/contract.ts";
import { type CountChange, type CountItem, countLines } from "#shared/night/counts/count-lines.ts";
import { guestsPresentIn } from "#shared/night/counts/said-counts.ts";
import { knownAndWaiting } from "#shared/night/counts/waiting-counts.ts";
import { stockUnitText } from "#shared/units/amount-text.ts";
import { useKeptQuery } from "#web/device/use-kept-query.ts";
import type { Stock } from "#web/ingredients/stock-by-id.ts";
import { useWaitingCounts } from "#web/night/counts/use-count-sender.ts";
import { useUser } from "#web/session/session.tsx";
import { useCountSender } from "./counting-provider.tsx";
import { countsQuery } from "./queries.ts";

const NONE: EventCount[] = [];

/** What went along to an event, in the order of its names. */
export const countItems = ({ stockUse }: Pick<CateringEvent, "stockUse">, stock: Stock): CountItem[] =>
  stockUse
    .flatMap(({ ingredientId, out }) => {
      const ingredient = stock.get(ingredientId);
      if (!ingredient || out === 0) return [];
      const { name } = ingredient;
      return [{ ingredientId, name, unit: stockUnitText(ingredient), ...carriedPack(ingredient), out }];
    })
    .sort((a, b) => a.name.localeCompare(b.name, "pt-BR"));

/** The counts of an event that wait for its return, as known on this device, with the lines that they add up to. */
export function useEventCounts(event: CateringEvent, stock: Stock) {
  const sender = useCountSender();
  const user = useUser();
  const query = useKeptQuery(countsQuery(event.id));
  const known = query.data ?? NONE;
  const waiting = useWaitingCounts(sender).filter(({ eventId }) => eventId === event.id);
  useEffect(() => {
    void sender.forget(new Set(known.map(({ id }) => id)));
  }, [sender, known]);
  const me = { by: user?.username ?? "", isByLink: false };
  const counts = knownAndWaiting(known, waiting, me);
  const items = useMemo(() => countItems(event, stock), [event, stock]);
  const change = (item: CountItem, touched: CountChange) => void sender.add(event.id, item, touched);
  const lines = countLines(items, counts);
  const sayGuests = (guests: number | null) => void sender.addGuests(event.id, guests);
  /** How many guests came, as far as it is known. */
  const said = guestsPresentIn(counts);
  const guestsPresent = said === undefined ? event.guestsPresent : said;
  return { query, counts, me, lines, waiting, change, guestsPresent, sayGuests, sender };
}

export type EventCounts = ReturnType<typeof useEventCounts>;
