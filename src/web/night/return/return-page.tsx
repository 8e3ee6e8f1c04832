import { useLocation } from "wouter";
import type { CateringEvent } from "#shared/events/contract.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { linkToEvent } from "#web/address/links.ts";
import { returnedEventIn } from "#web/address/paths.ts";
import { OldDataNote } from "#web/device/old-data-note.tsx";
import type { Stock } from "#web/ingredients/stock-by-id.ts";
import { SendState } from "#web/night/counts/send-state.tsx";
import { NightPage } from "#web/night/night-page.tsx";
import { useReturnStock } from "#web/night/queries.ts";
import { ActionBar } from "#web/ui/action-bar.tsx";
import { Button } from "#web/ui/button.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { CountPart } from "./count-part.tsx";
import { useCloseReturn } from "./use-close-return.tsx";
import { type EventCounts, useEventCounts } from "./use-event-counts.ts";

/** Where an event's team counts what comes back, also without a connection, until somebody registers the return. */
export function ReturnPage() {
  const [path] = useLocation();
  return (
    <NightPage eventId={returnedEventIn(path)} heading="Contar o retorno" titled="Retorno">
      {(event, stock, queries) => <ReturnOf event={event} stock={stock} queries={queries} />}
    </NightPage>
  );
}

type ReturnOfProps = Pick<Parameters<typeof OldDataNote>[0], "queries"> & {
  event: CateringEvent;
  stock: Stock;
};

function ReturnOf({ event, stock, queries }: ReturnOfProps) {
  const counts = useEventCounts(event, stock);
  return (
    <>
      <OldDataNote queries={[...queries, counts.query]} />
      {event.stockState === "out" ? (
        <ReturnForm event={event} counts={counts} />
      ) : (
        <>
          <Alert tone="info">
            {event.stockState === "back"
              ? "O retorno deste evento já foi registrado."
              : "O estoque deste evento ainda não saiu: não há o que contar."}
          </Alert>
          <SendState waiting={counts.waiting} sender={counts.sender} />
        </>
      )}
    </>
  );
}

function ReturnForm({ event, counts }: { event: CateringEvent; counts: EventCounts }) {
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
      <CountPart event={event} counts={counts} onNothingReturned={askNothingReturned} />
      <ActionBar
        note={
          <>
            {counts.lines.filter(({ counted }) => counted.back > 0).length} de{" "}
            {formatCount(counts.lines.length, "item", "itens")}
          </>
        }
      >
        <Button isBusy={isBusy} busyLabel="Registrando..." onClick={() => void close()}>
          Registrar retorno
        </Button>
      </ActionBar>
      {question}
    </div>
  );
}
