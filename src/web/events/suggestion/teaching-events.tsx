import { type Evidence, isEvidence } from "#shared/demand/evidence.ts";
import { type Party, partyOf } from "#shared/demand/party.ts";
import { rateText } from "#shared/demand/work-text.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { guestsText } from "#shared/events/labels.ts";
import { formatCount, formatDate, formatNumber } from "#shared/numbers/format.ts";
import { useTeaches } from "#web/events/queries.ts";
import { useTimeZone } from "#web/session/clock.ts";
import { Button } from "#web/ui/button.tsx";
import { ShowAllButton } from "#web/ui/lists/show-all-button.tsx";
import { useFirstFew } from "#web/ui/lists/use-first-few.ts";

const FEW = 5;

type TeachingEventsProps = { evidence: Evidence; events: readonly CateringEvent[] };

/** The events behind a suggestion, the latest first, also those that were left out: each can be taken out or back in. */
export function TeachingEvents({ evidence, events }: TeachingEventsProps) {
  const rows = events
    .flatMap((event) => {
      const party = partyOf(event);
      return party && isEvidence(evidence, party) ? [{ event, party }] : [];
    })
    .sort((a, b) => b.event.date.localeCompare(a.event.date));
  const { shown, more } = useFirstFew(rows, FEW);
  return (
    <div className="rounded-lg bg-sunken px-3 py-1 text-sm">
      <ul aria-label="Eventos que ensinam" className="ruled">
        {shown.map(({ event, party }) => (
          <TeachingEvent key={event.id} event={event} party={party} />
        ))}
      </ul>
      {more && (
        <p className="pb-2">
          <ShowAllButton {...more}>e mais {formatCount(more.rest, "evento", "eventos")}</ShowAllButton>
        </p>
      )}
    </div>
  );
}

function TeachingEvent({ event, party }: { event: CateringEvent; party: Party }) {
  const timeZone = useTimeZone();
  const { teaches, name, date } = event;
  const planned = party.drinks.reduce((sum, drink) => sum + drink.planned, 0);
  const used = Math.round(party.served);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-muted tabular-nums">
          {formatDate(date, timeZone)} · {guestsText(party.guests)}
          {party.ranOut && " · acabou antes do fim"}
        </p>
        <p className="text-muted tabular-nums">
          {formatCount(planned, "planejado", "planejados")} ·{" "}
          {party.ranOut ? "usados ao menos" : formatCount(used, "usado", "usados")}
          {party.ranOut && ` ${formatNumber(used)}`} · {rateText(party.served / (party.guests * party.hours))}{" "}
          por convidado e hora
        </p>
      </div>
      <TeachesButton event={event} label={teaches ? "Não usar" : "Usar de novo"} />
    </li>
  );
}

/** Takes an event out of the suggestions, or back in. */
export function TeachesButton({ event, label }: { event: CateringEvent; label: string }) {
  const { mutate: change, isPending } = useTeaches();
  if (event.active === "false") return <span className="text-muted">Desabilitado</span>;
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={`${event.teaches ? "Não usar nas sugestões" : "Usar de novo nas sugestões"}: ${event.name}`}
      isBusy={isPending}
      onClick={() => change({ event, teaches: !event.teaches })}
    >
      {label}
    </Button>
  );
}
