import { useEffect, useMemo, useState } from "react";
import type { EventCount } from "#shared/events/counts/contract.ts";
import { type CountItem, countLines } from "#shared/events/counts/count-lines.ts";
import { knownAndWaiting } from "#shared/events/counts/waiting-counts.ts";
import type { TeamItem } from "#shared/events/team-link/contract.ts";
import { stockUnitText } from "#shared/units/amount-text.ts";
import { CountSender, type Sent } from "#web/counts/count-sender.ts";
import { CountSheet } from "#web/counts/count-sheet.tsx";
import { browserCountStore } from "#web/counts/count-store.ts";
import { SendState } from "#web/counts/send-state.tsx";
import { useSending, useWaitingCounts } from "#web/counts/use-count-sender.ts";
import { CounterName } from "./counter-name.tsx";
import type { KeptEvent } from "./kept-event.ts";
import { readCounterName, storeCounterName } from "./kept-name.ts";
import { Section } from "./section.tsx";
import type { TeamApi } from "./team-api.ts";

/** The link says which event it is: its page knows no number of it. */
const EVENT_OF_LINK = 0;

type CountingProps = {
  token: string;
  api: TeamApi;
  shown: KeptEvent;
  onTaken: (count: EventCount) => void;
};

/** Counts what comes back, together with everybody who has the link. */
export function Counting({ token, api, shown: { event, counts }, onTaken }: CountingProps) {
  const [name, setName] = useState(readCounterName);
  const sender = useMemo(() => teamSender(token, api, onTaken), [token, api, onTaken]);
  const waiting = useWaitingCounts(sender);
  useSending(sender);
  useEffect(() => {
    void sender.forget(new Set(counts.map(({ id }) => id)));
  }, [sender, counts]);
  const rename = (next: string) => {
    storeCounterName(next);
    setName(next);
  };

  const open = knownAndWaiting(
    counts.filter(({ isSettled }) => !isSettled),
    waiting,
    name,
  );
  const add = ({ ingredientId, packQuantity }: CountItem, change: Parameters<typeof sender.add>[1]) =>
    void sender.add({ eventId: EVENT_OF_LINK, ingredientId, packQuantity }, change);
  return (
    <Section title="Contagem">
      {event.isOut ? (
        <>
          <CounterName name={name} isLocked={waiting.length > 0} onChange={rename} />
          {name !== "" && (
            <CountSheet lines={countLines(event.items.map(countItem), open)} counts={open} onChange={add} />
          )}
        </>
      ) : (
        <p className="py-3 text-muted">A contagem abre quando o estoque sair para o evento.</p>
      )}
      {waiting.length > 0 && (
        <div className="sticky bottom-0 -mx-4 border-t border-line bg-surface px-4 py-2">
          <SendState waiting={waiting} onSend={() => void sender.send({ alsoRefused: true })} />
        </div>
      )}
    </Section>
  );
}

const countItem = ({ unit, unitWord, ...item }: TeamItem): CountItem => ({
  ...item,
  unit: stockUnitText({ unit, unitWord }),
});

function teamSender(token: string, api: TeamApi, onTaken: (count: EventCount) => void) {
  return new CountSender({
    owner: `team ${token}`,
    store: browserCountStore(),
    post: async (_eventId, entry): Promise<Sent> => {
      const answer = await api.addCount({ ...entry, name: readCounterName() });
      if (answer.kind === "done") return { count: answer.data };
      // Also kept where the link is gone: it may be the event's that is disabled, and enabled again.
      return answer.kind === "refused" ? { problem: answer.problem } : "unanswered";
    },
    onTaken: (_eventId, count) => onTaken(count),
  });
}
