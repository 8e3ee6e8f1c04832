import type { CateringEvent } from "#shared/events/contract.ts";
import { allBack } from "#shared/night/counts/count-lines.ts";
import { idsOf } from "#shared/night/counts/waiting-counts.ts";
import { CountSheet } from "#web/night/counts/count-sheet.tsx";
import { GuestsPresent } from "#web/night/counts/guests-present.tsx";
import { SendState } from "#web/night/counts/send-state.tsx";
import { Button } from "#web/ui/button.tsx";
import { RestartCount } from "./restart-count.tsx";
import type { EventCounts } from "./use-event-counts.ts";

type CountPartProps = {
  event: Pick<CateringEvent, "id" | "guests">;
  counts: EventCounts;
  onNothingReturned: () => void;
};

export const COUNT_ID = "count-of-return";

/** The count of an event whose stock is out. */
export function CountPart({
  event,
  counts: { counts, me, lines, waiting, change, guestsPresent, sayGuests, sender },
  onNothingReturned,
}: CountPartProps) {
  const isAllBack = lines.every(({ isComplete }) => isComplete);
  const unsent = idsOf(waiting);
  const sent = counts.filter(({ id }) => !unsent.has(id));
  const giveAll = () => {
    for (const line of lines) if (!line.isComplete) for (const one of allBack(line)) change(line.item, one);
  };
  return (
    <section id={COUNT_ID} aria-labelledby="return-heading">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="return-heading" className="font-semibold">
          Retorno de estoque
        </h2>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={onNothingReturned}>
            Nada voltou
          </Button>
          {!isAllBack && (
            <Button variant="secondary" size="sm" onClick={giveAll}>
              Tudo voltou
            </Button>
          )}
          <RestartCount eventId={event.id} counts={sent} />
        </div>
      </div>
      <p className="mb-3 text-sm text-muted">
        Conte o que voltou de cada item; do que está aberto, toque no nível. O que não voltou conta como
        usado.
      </p>
      <SendState waiting={waiting} sender={sender} />
      <CountSheet lines={lines} counts={counts} me={me} onChange={change}>
        <GuestsPresent guests={event.guests} value={guestsPresent} onChange={sayGuests} />
      </CountSheet>
    </section>
  );
}
