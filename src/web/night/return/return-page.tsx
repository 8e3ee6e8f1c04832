import { useEffect } from "react";
import { useLocation } from "wouter";
import type { SeenEvent } from "#shared/events/contract.ts";
import { byId } from "#shared/group-by.ts";
import { formatCount, formatWeekdayDateTime } from "#shared/numbers/format.ts";
import { linkToEvent } from "#web/address/links.ts";
import { returnedEventIn } from "#web/address/paths.ts";
import { failedQueries, LoadError } from "#web/api/load-error.tsx";
import { OldDataNote } from "#web/device/old-data-note.tsx";
import { useKeptQuery } from "#web/device/use-kept-query.ts";
import type { Stock } from "#web/events/editor/editor-data.ts";
import { EventPageSkeleton } from "#web/events/page/event-page-skeleton.tsx";
import { UnknownEvent } from "#web/events/page/unknown-event.tsx";
import { eventsQuery, useReturnStock } from "#web/events/queries.ts";
import { ingredientsQuery } from "#web/ingredients/queries.ts";
import { useNamedStock } from "#web/ingredients/use-named-stock.ts";
import { SendState } from "#web/night/counts/send-state.tsx";
import { BackLink } from "#web/ui/back-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { CountPart } from "./count-part.tsx";
import { useCloseReturn } from "./use-close-return.tsx";
import { type EventCounts, useEventCounts } from "./use-event-counts.ts";

/** Where an event's team counts what comes back, also without a connection, until somebody registers the return. */
export function ReturnPage() {
  const [path] = useLocation();
  const id = returnedEventIn(path);
  const events = useKeptQuery(eventsQuery);
  const ingredients = useKeptQuery(ingredientsQuery);
  const stock = useNamedStock(ingredients.data);
  const event = events.data?.find((one) => one.id === id);
  const name = event?.name;
  useEffect(() => {
    if (name) document.title = `Retorno de ${name} · Balcão`;
  }, [name]);

  const failed = failedQueries(events, ingredients);
  if (failed.length > 0) return <LoadError title="Não foi possível carregar o evento" queries={failed} />;
  if (!events.data || !stock) return <EventPageSkeleton />;
  if (!event) return <UnknownEvent />;
  return (
    <>
      <header className="mb-4">
        <BackLink href={linkToEvent(event.id)}>{event.name}</BackLink>
        <h1 className="text-[1.75rem] leading-9 font-semibold">Contar o retorno</h1>
        <p className="text-muted">
          <time dateTime={event.date}>{formatWeekdayDateTime(event.date)}</time>
        </p>
      </header>
      <ReturnOf event={event} stock={byId(stock)} queries={[events, ingredients]} />
    </>
  );
}

type ReturnOfProps = Pick<Parameters<typeof OldDataNote>[0], "queries"> & { event: SeenEvent; stock: Stock };

function ReturnOf({ event, stock, queries }: ReturnOfProps) {
  const counts = useEventCounts(event, stock);
  return (
    <>
      <OldDataNote queries={[...queries, counts.query]} />
      {event.stockWithdrawn === "true" ? (
        <ReturnForm event={event} counts={counts} />
      ) : (
        <>
          <Alert tone="info">
            {event.stockReturned
              ? "O retorno deste evento já foi registrado."
              : "O estoque deste evento ainda não saiu: não há o que contar."}
          </Alert>
          <SendState waiting={counts.waiting} sender={counts.sender} />
        </>
      )}
    </>
  );
}

function ReturnForm({ event, counts }: { event: SeenEvent; counts: EventCounts }) {
  const [, navigate] = useLocation();
  const { mutateAsync: giveBack, isPending } = useReturnStock();
  const { close, isBusy, askNothingReturned, question } = useCloseReturn({
    event,
    counts,
    isBusy: isPending,
    give: async (input) => {
      // Refused: its toast says why.
      const returned = await giveBack({ id: event.id, ...input }).catch(() => undefined);
      if (returned) navigate(linkToEvent(event.id));
    },
  });
  return (
    <div className="pb-20">
      <CountPart eventId={event.id} counts={counts} onNothingReturned={askNothingReturned} />
      <div
        data-covers="bottom"
        className="fixed inset-x-0 bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-10 border-t border-line bg-surface lg:bottom-0 lg:left-64 low:static low:mt-4 print:hidden"
      >
        <div className="mx-auto flex max-w-[1200px] items-center justify-between gap-3 px-4 py-2 sm:px-6 lg:px-8">
          <p className="text-sm text-muted tabular-nums">
            {counts.lines.filter(({ counted }) => counted.back > 0).length} de{" "}
            {formatCount(counts.lines.length, "item", "itens")}
          </p>
          <Button isBusy={isBusy} busyLabel="Registrando..." onClick={() => void close()}>
            Registrar retorno
          </Button>
        </div>
      </div>
      {question}
    </div>
  );
}
