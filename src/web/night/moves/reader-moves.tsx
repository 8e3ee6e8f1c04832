import type { CateringEvent } from "#shared/events/contract.ts";
import { PrepareItem } from "#web/night/prepare/prepare-item.tsx";
import type { Preparation } from "#web/night/prepare/use-preparation.ts";
import { Button } from "#web/ui/button.tsx";
import { MoreMenu } from "#web/ui/dialogs/more-menu.tsx";
import { PrintItem } from "#web/ui/print/print-item.tsx";
import { StockMoveItems } from "./stock-move-items.tsx";
import { useStockMoves } from "./use-stock-moves.tsx";

type ReaderMovesProps = { event: CateringEvent; now: Date; preparation: Preparation };

/** What those who may not edit an event can do with its stock, on its page. */
export function ReaderMoves({ event, now, preparation }: ReaderMovesProps) {
  const moves = useStockMoves(event, now);
  const { takeMore } = moves;
  return (
    <>
      {takeMore && (
        <Button variant="secondary" size="sm" aria-label={takeMore.label} onClick={takeMore.act}>
          {takeMore.word}
        </Button>
      )}
      <MoreMenu label={`Mais ações de ${event.name}`}>
        <StockMoveItems moves={moves} />
        <PrintItem />
        <PrepareItem preparation={preparation} />
      </MoreMenu>
      {moves.dialogs}
    </>
  );
}
