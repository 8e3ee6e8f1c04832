import { useEffect, useState } from "react";
import { type CountChange, type CountItem, countLines } from "#shared/night/counts/count-lines.ts";
import { guestsPresentIn } from "#shared/night/counts/said-counts.ts";
import { knownAndWaiting } from "#shared/night/counts/waiting-counts.ts";
import type { TeamItem } from "#shared/night/team-link/contract.ts";
import { stockUnitText } from "#shared/units/amount-text.ts";
import type { CountSender } from "#web/night/counts/count-sender.ts";
import { CountSheet } from "#web/night/counts/count-sheet.tsx";
import { GuestsPresent } from "#web/night/counts/guests-present.tsx";
import { SendState } from "#web/night/counts/send-state.tsx";
import { useSending, useWaitingCounts } from "#web/night/counts/use-count-sender.ts";
import { CounterName } from "./counter-name.tsx";
import type { KeptEvent } from "./kept-event.ts";
import { readCounterName, storeCounterName } from "./kept-name.ts";
import { Section } from "./section.tsx";

/** The link says which event it is: its page knows no number of it. */
const EVENT_OF_LINK = 0;

type CountingProps = { sender: CountSender; shown: KeptEvent };

/** Counts what comes back, together with everybody who has the link. */
export function Counting({ sender, shown: { event, counts } }: CountingProps) {
  const [name, setName] = useState(readCounterName);
  const waiting = useWaitingCounts(sender);
  useSending(sender);
  useEffect(() => {
    void sender.forget(new Set(counts.map(({ id }) => id)));
  }, [sender, counts]);
  const rename = (next: string) => {
    storeCounterName(next);
    setName(next);
  };

  const me = { by: name, isByLink: true };
  const open = knownAndWaiting(counts, waiting, me);
  const add = (item: CountItem, change: CountChange) => void sender.add(EVENT_OF_LINK, item, change);
  return (
    <Section title="Contagem">
      {event.isOut ? (
        <>
          <CounterName name={name} onChange={rename} />
          {name !== "" && (
            <CountSheet
              lines={countLines(event.items.map(countItem), open)}
              counts={open}
              me={me}
              onChange={add}
            >
              <GuestsPresent
                guests={event.guests}
                value={guestsPresentIn(open) ?? null}
                onChange={(guests) => void sender.addGuests(EVENT_OF_LINK, guests)}
              />
            </CountSheet>
          )}
        </>
      ) : (
        <p className="py-3 text-muted">
          {event.isReturned
            ? "A contagem terminou: o retorno deste evento já foi registrado."
            : event.isCancelled
              ? "Não há o que contar."
              : "A contagem abre quando o estoque sair para o evento."}
        </p>
      )}
      {waiting.length > 0 && (
        <div className="sticky bottom-0 -mx-4 border-t border-line bg-surface px-4 py-2">
          <SendState waiting={waiting} sender={sender} />
        </div>
      )}
    </Section>
  );
}

const countItem = ({ unit, unitWord, ...item }: TeamItem): CountItem => ({
  ...item,
  unit: stockUnitText({ unit, unitWord }),
});
