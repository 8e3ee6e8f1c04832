import { OldDataNote } from "#web/device/old-data-note.tsx";
import type { StockPartProps, WrongFields } from "#web/events/editor/editor-data.ts";
import { useReturnStock } from "#web/events/queries.ts";
import { StickyAction } from "#web/events/stock/sticky-action.tsx";
import type { MoveStock } from "#web/events/stock/use-move-stock.ts";
import { Button } from "#web/ui/button.tsx";
import { CountPart } from "./count-part.tsx";
import { type Give, useCloseReturn } from "./use-close-return.tsx";
import { useEventCounts } from "./use-event-counts.ts";

type ReturnStockProps = StockPartProps & {
  moveStock: MoveStock;
  onWrong: (errors: WrongFields) => void;
};

/** Shown while stock is withdrawn: what comes back is counted per ingredient and returned, after the event is saved. */
export function ReturnStock({ form, event, stock, moveStock, onWrong }: ReturnStockProps) {
  const counts = useEventCounts(event, stock);
  const { mutateAsync: giveBack } = useReturnStock();
  const { isSubmitting } = form.formState;
  const give: Give = (returned) =>
    form.handleSubmit(
      (input) => moveStock(event, input, ({ id }) => giveBack({ id, ...returned })),
      onWrong,
    )();
  const { close, isBusy, askNothingReturned, question } = useCloseReturn({
    event,
    counts,
    isBusy: isSubmitting,
    give,
  });
  return (
    <>
      <OldDataNote queries={[counts.query]} />
      <CountPart eventId={event.id} counts={counts} onNothingReturned={askNothingReturned} />
      <StickyAction>
        <Button isBusy={isBusy} busyLabel="Registrando..." onClick={() => void close()}>
          Registrar retorno
        </Button>
      </StickyAction>
      {question}
    </>
  );
}
