import { type ComparedParty, meanErrors } from "#shared/demand/leave-one-out.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { formatCount, formatDate, formatNumber } from "#shared/numbers/format.ts";
import { errorsText, verdictText } from "#shared/reports/planned-and-used.ts";
import { TeachesButton } from "#web/events/suggestion/teaching-events.tsx";
import { EventName } from "#web/reports/events/event-name.tsx";
import { useTimeZone } from "#web/session/clock.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";
import { ShowAllButton } from "#web/ui/lists/show-all-button.tsx";
import { useFirstFew } from "#web/ui/lists/use-first-few.ts";
import { useIsPrinting } from "#web/ui/print/use-is-printing.ts";

type PlannedAndUsedProps = {
  /** Undefined while they are compared. */
  compared: readonly ComparedParty[] | undefined;
  events: readonly CateringEvent[];
};

/** What was planned, what would have been suggested, and what was used, of each event that teaches. */
export function PlannedAndUsed({ compared, events }: PlannedAndUsedProps) {
  if (!compared) {
    return (
      <SkeletonGroup>
        <Skeleton className="mt-6 h-40" />
      </SkeletonGroup>
    );
  }
  const errors = meanErrors(compared);
  return (
    <section aria-labelledby="planned-and-used-heading" className="mt-6">
      <div className="mb-3">
        <h2 id="planned-and-used-heading" className="text-lg font-semibold">
          Planejado × usado
        </h2>
        <p className="text-sm text-muted tabular-nums">
          {errors ? (
            <>
              {errorsText(errors)}{" "}
              <span className="font-medium text-ink">{verdictText(errors, compared)}</span> De todas as festas
              que voltaram, sem os filtros acima; cada sugestão foi feita sem conhecer a festa.
            </>
          ) : (
            "Ainda não há festa com retorno registrado: a primeira aparece aqui."
          )}
        </p>
      </div>
      {compared.length > 0 && <ComparedTable compared={compared} events={events} />}
    </section>
  );
}

const FEW = 10;
/** On a phone the name stands above its figures. */
const ROW = "max-sm:grid max-sm:grid-cols-4 print:table-row";
const NAME =
  "max-sm:col-span-4 max-sm:flex max-sm:items-start max-sm:justify-between max-sm:border-b-0 max-sm:px-0 print:table-cell";
const head =
  "h-8 border-b border-line px-2 font-medium text-muted first:pl-0 last:pr-0 max-sm:h-auto max-sm:px-0 max-sm:pl-2 max-sm:text-xs";
const cell = "border-b border-line px-2 py-2 align-top first:pl-0 last:pr-0 max-sm:px-0";
const number = `${cell} text-right whitespace-nowrap tabular-nums`;

function ComparedTable({
  compared,
  events,
}: {
  compared: readonly ComparedParty[];
  events: readonly CateringEvent[];
}) {
  const isPrinting = useIsPrinting();
  const timeZone = useTimeZone();
  const { shown, more } = useFirstFew(compared, FEW);
  const byId = new Map(events.map((event) => [event.id, event]));
  return (
    <Card>
      <table aria-label="Planejado × usado" className="w-full text-sm">
        <thead>
          <tr className={ROW}>
            <th scope="col" className={`${head} text-left max-sm:sr-only`}>
              Evento
            </th>
            <th scope="col" className={`${head} text-right`}>
              Um por convidado
            </th>
            <th scope="col" className={`${head} text-right`}>
              Planejado
            </th>
            <th scope="col" className={`${head} text-right`}>
              Sugestão
            </th>
            <th scope="col" className={`${head} text-right`}>
              Usado
            </th>
            <th scope="col" className={`${head} text-right max-sm:hidden print:hidden`}>
              <span className="sr-only">Sugestões</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {(isPrinting ? compared : shown).flatMap(({ party, perGuest, planned, suggested }) => {
            const event = byId.get(party.event.id);
            if (!event) return [];
            const { id, name, active, status } = event;
            const named = { id, name, isDisabled: active === "false", isCancelled: status === "cancelado" };
            return [
              <tr key={id} className={`${ROW} break-inside-avoid last:[&>*]:border-b-0`}>
                <th scope="row" className={`${cell} text-left font-normal ${NAME}`}>
                  <span className="block min-w-0">
                    <span className="block font-medium wrap-anywhere">
                      <EventName event={named} />
                    </span>
                    <span className="block text-xs text-muted tabular-nums">
                      {formatDate(event.date, timeZone)} ·{" "}
                      {formatCount(party.guests, "convidado", "convidados")}
                      {party.ranOut && " · acabou antes do fim"}
                    </span>
                  </span>
                  <span className="-mr-3 block sm:hidden print:hidden">
                    <TeachesButton event={event} label="Não usar" />
                  </span>
                </th>
                <td className={number}>{formatNumber(perGuest)}</td>
                <td className={number}>{formatNumber(planned)}</td>
                <td className={number}>{formatNumber(suggested)}</td>
                <td className={`${number} font-medium`}>{formatNumber(Math.round(party.served))}</td>
                <td className={`${cell} py-0.5 text-right max-sm:hidden print:hidden`}>
                  <TeachesButton event={event} label="Não usar" />
                </td>
              </tr>,
            ];
          })}
        </tbody>
      </table>
      {more && !isPrinting && (
        <p className="mt-3 text-sm print:hidden">
          <ShowAllButton {...more}>e mais {formatNumber(more.rest)}</ShowAllButton>
        </p>
      )}
    </Card>
  );
}
