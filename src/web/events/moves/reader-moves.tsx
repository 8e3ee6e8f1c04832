import type { SeenEvent } from "#shared/events/contract.ts";
import { Button } from "#web/ui/button.tsx";
import { MoreMenu } from "#web/ui/dialogs/more-menu.tsx";
import { StockMoveItems } from "./stock-move-items.tsx";
import { useStockMoves } from "./use-stock-moves.tsx";

/** What those who may not edit an event can do with its stock, on its page. */
export function ReaderMoves({ event, now }: { event: SeenEvent; now: Date }) {
  const moves = useStockMoves(event, now);
  const { takeMore } = moves;
  return (
    <>
      {takeMore && (
        <Button variant="secondary" size="sm" aria-label={takeMore.label} onClick={takeMore.act}>
          {takeMore.word}
        </Button>
      )}
      {moves.others.length > 0 && (
        <MoreMenu label={`Mais ações de ${event.name}`}>
          <StockMoveItems moves={moves} isAlone />
        </MoreMenu>
      )}
      {moves.dialogs}
    </>
  );
}
